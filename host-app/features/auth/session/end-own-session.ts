import { callApi } from '#host-app/adapters/api/call-api.ts'
import { logError } from '#host-app/adapters/browser/log.ts'
import { impersonationStore } from '#host-app/adapters/session/impersonation-store.ts'
import { supabase } from '#host-app/adapters/session/supabase.ts'
import { forgetTenantCookie } from '#host-app/adapters/session/tenant-cookie.ts'
import { endSession } from './auth-sign-out.ts'

/** Ends this browser's session, and the impersonation begun in it. */
export function endOwnSession(scope: 'local' | 'global', forgetAnswers: () => void): Promise<void> {
  const deps = {
    client: supabase,
    endImpersonation: async () => {
      const id = impersonationStore().current()?.id
      if (id) await callApi('endImpersonation', { params: { id } }).finally(impersonationStore().clear)
    },
    local: localStorage,
    session: sessionStorage,
    forgetTenantCookie,
    forgetAnswers,
    log: logError,
  }
  return endSession(deps, scope)
}
