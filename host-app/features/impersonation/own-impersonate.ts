import { acting } from '../../adapters/acting.ts'
import { callApi } from '../../adapters/call-api.ts'
import { logError } from '../../adapters/log.ts'
import { supabase } from '../../adapters/supabase.ts'
import { createImpersonate } from './impersonate.ts'

/** What this page can do about acting for a company. */
export function ownImpersonate() {
  return createImpersonate({
    acting: acting(),
    callApi,
    client: supabase,
    local: localStorage,
    location: window.location,
    log: logError,
  })
}
