import { supabase } from '#host-app/adapters/session/supabase.ts'
import { endOwnSession } from './end-own-session.ts'

/** Who is signed in, for the public pages; null for nobody. `signOut` ends at the page's own address, loaded anew. */
export async function loadSiteSession(): Promise<{ email: string; signOut: () => Promise<void> } | null> {
  const { data } = await (await supabase()).auth.getSession()
  if (!data.session) return null
  return { email: data.session.user.email ?? '', signOut }
}

async function signOut(): Promise<void> {
  // Nothing was asked of the API in anybody's name.
  await endOwnSession('local', () => {})
  window.location.reload()
}
