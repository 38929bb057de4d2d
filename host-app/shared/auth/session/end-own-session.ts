import type { SupabaseClient } from '@supabase/supabase-js'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { logError } from '#host-app/shared/browser/log.ts'
import { impersonationStore } from '#host-app/shared/session/impersonation-store.ts'
import { supabase } from '#host-app/shared/session/supabase.ts'
import { forgetTenantCookie } from '#host-app/shared/session/tenant-cookie.ts'
import { forgetKeys, isKnowledgeCacheKey, isSessionKey } from './local-keys.ts'

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

type Deps = {
  readonly client: () => Promise<Pick<SupabaseClient, 'auth'>>
  /** Ends the impersonation on the server, if there is one. */
  readonly endImpersonation: () => Promise<unknown>
  readonly local: Storage
  readonly session: Storage
  readonly forgetTenantCookie: () => void
  readonly forgetAnswers: () => void
  readonly log: (text: string, cause: unknown) => void
}

/**
 * Ends the session on the server, for this device or for all, and deletes what was stored for it (AUTH-03).
 * A failing step is logged, and the others still run.
 */
export async function endSession(deps: Deps, scope: 'local' | 'global'): Promise<void> {
  const { local, session } = deps
  const steps: Readonly<Record<string, () => unknown>> = {
    'noting the sign-out': () => local.setItem(STORAGE_KEYS.signedOut, 'true'),
    'ending the impersonation': deps.endImpersonation,
    'ending the session': async () => {
      const { error } = await (await deps.client()).auth.signOut({ scope })
      if (error) throw error
    },
    'forgetting local keys': () => forgetKeys(local, key => isSessionKey(key) || isKnowledgeCacheKey(key)),
    'forgetting keys of the tab': () => forgetKeys(session, isSessionKey),
    'forgetting the tenant cookie': deps.forgetTenantCookie,
    'forgetting answers': deps.forgetAnswers,
  }
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step()
    } catch (error) {
      deps.log(`Signing out: ${name} failed`, error)
    }
  }
}
