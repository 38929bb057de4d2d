import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import type { Clock } from '#core/clock.ts'
import { type Impersonation, restoreImpersonation } from '#core/session/impersonation.ts'
import { frameStorage, type KeyStorage } from '../browser/frame-storage.ts'
import { isDemoInbox } from '../browser/is-demo-inbox.ts'
import { systemClock } from '../browser/system-clock.ts'

/** Every storage key of an impersonation, in either storage. */
export const IMPERSONATION_KEYS = [
  STORAGE_KEYS.impersonating,
  STORAGE_KEYS.impersonatedCompany,
  STORAGE_KEYS.impersonationTimestamp,
  STORAGE_KEYS.impersonationSession,
  STORAGE_KEYS.savedSession,
] as const

/** The impersonation of this tab. */
export type ImpersonationStore = {
  readonly current: () => Impersonation | null
  readonly subscribe: (changed: () => void) => () => void
  /** `ownUserId` is the id of the signed-in user; null for none. */
  readonly begin: (impersonation: Impersonation, ownUserId: string | null) => void
  /** The id of the user who was signed in when it began; null if nobody was, or without an impersonation. */
  readonly ownUserId: () => string | null
  readonly clear: () => void
}

type ImpersonationStoreDeps = {
  readonly local: KeyStorage
  /** The session storage, which ends with the tab. */
  readonly session: KeyStorage
  readonly host: string
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Creates a store that keeps an impersonation over reloads (IMP-01, IMP-02). All tabs can read that there is
 * one, and for which company; its token stays in this tab. The own session is left in place and renewed
 * there, so only its user's id is stored: a copy of its tokens would be stale after the next renewal, and
 * using it would end the session.
 */
export function createImpersonationStore({
  local,
  session,
  host,
  clock,
}: ImpersonationStoreDeps): ImpersonationStore {
  const listeners = new Set<() => void>()
  let current: Impersonation | null = restore()

  function restore(): Impersonation | null {
    const stored = {
      impersonating: local.getItem(STORAGE_KEYS.impersonating),
      timestamp: local.getItem(STORAGE_KEYS.impersonationTimestamp),
      session: session.getItem(STORAGE_KEYS.impersonationSession),
    }
    const restored = restoreImpersonation(stored, { host, now: clock.now() })
    if (restored.kind === 'over') forget()
    return restored.kind === 'acting' ? restored.impersonation : null
  }

  function forget(): void {
    for (const key of IMPERSONATION_KEYS) {
      local.removeItem(key)
      session.removeItem(key)
    }
  }

  function change(to: Impersonation | null): void {
    current = to
    for (const changed of listeners) changed()
  }

  return {
    current: () => current,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    begin(impersonation, ownUserId) {
      local.setItem(STORAGE_KEYS.impersonating, 'true')
      local.setItem(STORAGE_KEYS.impersonatedCompany, JSON.stringify(impersonation.company))
      local.setItem(STORAGE_KEYS.impersonationTimestamp, String(clock.now()))
      session.setItem(STORAGE_KEYS.impersonationSession, JSON.stringify(impersonation))
      session.setItem(STORAGE_KEYS.savedSession, ownUserId ?? '')
      change(impersonation)
    },
    ownUserId: () => session.getItem(STORAGE_KEYS.savedSession) || null,
    clear() {
      forget()
      change(null)
    },
  }
}

let own: ImpersonationStore | null = null

/** Returns the page's store. Created at the first call, because prerendered pages have no storage. */
export function impersonationStore(): ImpersonationStore {
  // What begins in the demo's frame must not reach the pages around it.
  const frame = isDemoInbox(window) ? frameStorage(sessionStorage) : null
  own ??= createImpersonationStore({
    local: frame ?? localStorage,
    session: frame ?? sessionStorage,
    host: window.location.host,
    clock: systemClock,
  })
  return own
}
