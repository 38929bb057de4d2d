import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { IMPERSONATION_KEYS } from '#host-app/adapters/session/impersonation-store.ts'

const OWN_KEYS: readonly string[] = [
  STORAGE_KEYS.backupToken,
  STORAGE_KEYS.fromAuthSession,
  STORAGE_KEYS.emergencyRecord,
  STORAGE_KEYS.tenantReloads,
  ...IMPERSONATION_KEYS,
]

/**
 * Returns whether a storage key ends with the session (Spec 4.2): the session's own, and the backup, retry,
 * emergency and impersonation keys.
 */
export function isSessionKey(key: string): boolean {
  return key.startsWith('sb-') || key.includes('supabase') || OWN_KEYS.includes(key)
}

/**
 * Returns whether a storage key caches knowledge-base lists or searches, which are stale for the next user.
 */
export function isKnowledgeCacheKey(key: string): boolean {
  return key === STORAGE_KEYS.knowledgeList || key === STORAGE_KEYS.knowledgeSearch
}

/** Removes every key for which `isGone` returns true. */
export function forgetKeys(storage: Storage, isGone: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && isGone(key)) storage.removeItem(key)
}
