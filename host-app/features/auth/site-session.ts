import { acting } from '../../adapters/acting.ts'
import { callApi } from '../../adapters/call-api.ts'
import { logError } from '../../adapters/log.ts'
import { supabase } from '../../adapters/supabase.ts'
import { forgetTenantCookie } from '../../adapters/tenant-cookie.ts'
import { endSession } from './auth-sign-out.ts'

/** Who is signed in, for the public pages; null for nobody. `signOut` ends at the page's own address, loaded anew. */
export async function loadSiteSession(): Promise<{ email: string; signOut: () => Promise<void> } | null> {
  const { data } = await (await supabase()).auth.getSession()
  if (!data.session) return null
  return { email: data.session.user.email ?? '', signOut }
}

async function signOut(): Promise<void> {
  await endSession(
    {
      client: supabase,
      endImpersonation: async () => {
        const id = acting().current()?.id
        if (id) await callApi('endImpersonation', { params: { id } }).finally(acting().clear)
      },
      local: localStorage,
      session: sessionStorage,
      forgetTenantCookie,
      forgetAnswers: () => {},
      log: logError,
    },
    'local',
  )
  window.location.reload()
}
