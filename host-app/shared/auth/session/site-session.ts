import { supabase } from '#host-app/shared/session/supabase.ts'
import { endOwnSession } from './end-own-session.ts'
import { unsentWarning } from './local-keys.ts'

/** Returns the signed-in person for the public pages, or null. `signOut` reloads the page's own address. */
export async function loadSiteSession(): Promise<{ email: string; signOut: () => Promise<void> } | null> {
  const { data } = await (await supabase()).auth.getSession()
  if (!data.session) return null
  const { id, email = '' } = data.session.user
  return { email, signOut: () => signOut(id) }
}

async function signOut(personId: string): Promise<void> {
  const warning = unsentWarning(localStorage, personId)
  if (warning !== null && !window.confirm(`${warning}\n\nSign out and delete it?`)) return
  // The public pages have no caches to clear: they make no API calls with a session.
  await endOwnSession('local', () => {})
  window.location.reload()
}
