import type { SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose/jwt/decode'
import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import { type Impersonation, isShownAt } from '#core/session/impersonation.ts'
import { isAdminPath } from '#core/site/is-admin-path.ts'
import type { CallApi } from '../api/api.ts'
import { callApi } from '../api/call-api.ts'
import { forgetKeys, isKnowledgeCacheKey } from '../auth/session/local-keys.ts'
import { isDemoInbox } from '../browser/is-demo-inbox.ts'
import { logError } from '../browser/log.ts'
import { type ImpersonationStore, impersonationStore } from '../session/impersonation-store.ts'
import { supabase } from '../session/supabase.ts'

const DEFAULT_PATH = '/admin/dashboard'

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

type Deps = {
  readonly impersonationStore: ImpersonationStore
  readonly callApi: CallApi
  readonly client: () => Promise<Pick<SupabaseClient, 'auth'>>
  readonly local: Storage
  readonly location: Pick<Location, 'host' | 'pathname' | 'assign'>
  readonly log: (text: string, cause?: unknown) => void
}

/** Creates the functions that start and stop an impersonation (Spec 4.4). */
export function createImpersonate(deps: Deps) {
  const { impersonationStore, callApi, client, location, log } = deps
  let stopping: Promise<void> | null = null

  async function begin(token: string): Promise<void> {
    const impersonation = await redeem(callApi, token)
    if (!isShownAt(location.host, impersonation.company)) throw new Error('The company has another host')
    impersonationStore.begin(impersonation, await ownUserId())
    forgetKeys(deps.local, isKnowledgeCacheKey)
  }

  async function ownUserId(): Promise<string | null> {
    const { data } = await (await client()).auth.getSession()
    return data.session?.user.id ?? null
  }

  return {
    /** Rejects with `ApiError` if the token is refused. */
    async start(company: ImpersonatedCompany, token: string): Promise<void> {
      if (impersonationStore.current()?.company.id === company.id) return
      await begin(token)
      location.assign(adminPath(location.pathname, true))
    },
    /** Starts with the token of an address (IMP-04). A failure is only logged. */
    startByLink: (token: string): Promise<void> =>
      begin(token).catch(error => log('The impersonation could not begin', error)),
    /**
     * Never rejects: whatever the server answers, this page stops impersonating. Repeated calls do it once.
     */
    stop(): Promise<void> {
      stopping ??= stop()
      return stopping
    },
  }

  async function stop(): Promise<void> {
    const path = adminPath(location.pathname, false)
    const id = impersonationStore.current()?.id
    const ended = id === undefined ? null : callApi('endImpersonation', { params: { id } })
    await ended?.catch(error => log('The impersonation was not ended at the server', error))
    await restoreOwn().catch(error => log('The own session was not restored', error))
    impersonationStore.clear()
    location.assign(path)
  }

  /**
   * Restores the staff member's own session. Another user's session that started meanwhile is not mistaken
   * for it.
   */
  async function restoreOwn(): Promise<void> {
    const own = impersonationStore.ownUserId()
    if (own !== null && own !== (await ownUserId())) await (await client()).auth.signOut({ scope: 'local' })
  }
}

async function redeem(callApi: CallApi, token: string): Promise<Impersonation> {
  const { access_token, ...given } = await callApi('redeemImpersonation', { body: { token } })
  return {
    id: given.id,
    company: given.company,
    staffId: String(decodeJwt(access_token).sub),
    staffName: given.staff_name,
    canWrite: given.can_write,
    expiresAt: Date.parse(given.expires_at),
    accessToken: access_token,
  }
}

/**
 * Returns where to reload when an impersonation starts or stops (IMP-01, IMP-03): admin paths stay, others
 * become the dashboard.
 */
export function adminPath(path: string, isImpersonating: boolean): string {
  const adminPage = isAdminPath(path) ? path : DEFAULT_PATH
  return isImpersonating ? `${adminPage}?impersonating=1` : adminPage
}
