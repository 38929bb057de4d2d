import { acting } from '../../adapters/acting.ts'
import { callApi } from '../../adapters/call-api.ts'
import { logError } from '../../adapters/log.ts'
import { supabase } from '../../adapters/supabase.ts'
import { forgetTenantCookie } from '../../adapters/tenant-cookie.ts'
import { endSession } from './auth-sign-out.ts'

/** Ends the session that this browser holds, and what was begun in it. */
export function endOwnSession(scope: 'local' | 'global', forgetAnswers: () => void): Promise<void> {
  const deps = {
    client: supabase,
    endImpersonation: async () => {
      const id = acting().current()?.id
      if (id) await callApi('endImpersonation', { params: { id } }).finally(acting().clear)
    },
    local: localStorage,
    session: sessionStorage,
    forgetTenantCookie,
    forgetAnswers,
    log: logError,
  }
  return endSession(deps, scope)
}
