import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { IMPERSONATION_KEYS } from '#host-app/adapters/session/impersonation-store.ts'

const OWN_KEYS: readonly string[] = [
  STORAGE_KEYS.backupToken,
  STORAGE_KEYS.fromAuthSession,
  STORAGE_KEYS.emergencyRecord,
  STORAGE_KEYS.tenantReloads,
  ...IMPERSONATION_KEYS,
]

/** Keys that end with the session (spec section 4.2): its own, and the backup, retry, emergency and impersonation keys. */
export function isSessionKey(key: string): boolean {
  return key.startsWith('sb-') || key.includes('supabase') || OWN_KEYS.includes(key)
}

/** Keys under which knowledge-base lists and searches are kept; stale for whoever signs in next. */
export function isKnowledgeCacheKey(key: string): boolean {
  return key === STORAGE_KEYS.knowledgeList || key === STORAGE_KEYS.knowledgeSearch
}

/** Removes every key that `isGone` says is to go. */
export function forgetKeys(storage: Storage, isGone: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && isGone(key)) storage.removeItem(key)
}
