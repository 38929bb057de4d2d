import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { storageKeys } from '#host-app/adapters/browser/tolerant-storage.ts'
import { IMPERSONATION_KEYS } from '#host-app/adapters/session/impersonation-store.ts'

/** Begins the keys of replies and drafts that the server doesn't have yet. */
export const UNSENT_PREFIX = 'unsent:'

const OWN_KEYS: readonly string[] = [
  STORAGE_KEYS.backupToken,
  STORAGE_KEYS.fromAuthSession,
  STORAGE_KEYS.emergencyRecord,
  STORAGE_KEYS.tenantReloads,
  ...IMPERSONATION_KEYS,
]

/**
 * Returns whether a storage key ends with the session (Spec 4.2): the session's own, and the backup, retry,
 * emergency and impersonation keys, and unsent writing.
 */
export function isSessionKey(key: string): boolean {
  const begins = key.startsWith('sb-') || key.startsWith(UNSENT_PREFIX)
  return begins || key.includes('supabase') || OWN_KEYS.includes(key)
}

/**
 * Returns whether a storage key caches knowledge-base lists or searches, which are stale for the next user.
 */
export function isKnowledgeCacheKey(key: string): boolean {
  return key === STORAGE_KEYS.knowledgeList || key === STORAGE_KEYS.knowledgeSearch
}

/** Removes every key for which `isGone` returns true. */
export function forgetKeys(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of storageKeys(storage)) if (isGone(key)) storage.removeItem(key)
}

/** Told before a sign-out that would delete such text. */
export const UNSENT_WARNING = 'Some of what you wrote here is not sent or saved yet. Signing out deletes it.'

/** Whether this browser keeps text that the server doesn't have yet; a sign-out deletes it. */
export function hasUnsentText(storage: Pick<Storage, 'length' | 'key' | 'getItem'>): boolean {
  return storageKeys(storage).some(
    key => key.startsWith(UNSENT_PREFIX) && !storage.getItem(key)?.includes('"content":""'),
  )
}
