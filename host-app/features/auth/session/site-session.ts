import { supabase } from '#host-app/adapters/session/supabase.ts'
import { endOwnSession } from './end-own-session.ts'
import { hasUnsentText, UNSENT_WARNING } from './local-keys.ts'

/** Returns the signed-in person for the public pages, or null. `signOut` reloads the page's own address. */
export async function loadSiteSession(): Promise<{ email: string; signOut: () => Promise<void> } | null> {
  const { data } = await (await supabase()).auth.getSession()
  if (!data.session) return null
  return { email: data.session.user.email ?? '', signOut }
}

async function signOut(): Promise<void> {
  if (hasUnsentText(localStorage) && !window.confirm(`${UNSENT_WARNING}\n\nSign out and delete it?`)) return
  // The public pages have no caches to clear: they make no API calls with a session.
  await endOwnSession('local', () => {})
  window.location.reload()
}
