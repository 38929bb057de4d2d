import { callApi } from '../../adapters/api/call-api.ts'
import { isDemoInbox } from '../../adapters/browser/is-demo-inbox.ts'
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
    location: isDemoInbox(window) ? frameLocation(window.location) : window.location,
    log: logError,
  })
}

/** Returns a location that stays at the frame's own address: only that one can be framed. */
function frameLocation(location: Location): Pick<Location, 'host' | 'pathname' | 'assign'> {
  return { host: location.host, pathname: location.pathname, assign: () => location.reload() }
}
