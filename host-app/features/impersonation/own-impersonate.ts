import { callApi } from '../../adapters/api/call-api.ts'
import { logError } from '../../adapters/browser/log.ts'
import { impersonationStore } from '../../adapters/session/impersonation-store.ts'
import { supabase } from '../../adapters/session/supabase.ts'
import { createImpersonate } from './impersonate.ts'

/** Returns the page's own impersonation functions. */
export function ownImpersonate() {
  return createImpersonate({
    impersonationStore: impersonationStore(),
    callApi,
    client: supabase,
    local: localStorage,
    location: window.location,
    log: logError,
  })
}
