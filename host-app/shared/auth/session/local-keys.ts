import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { storageKeys } from '#host-app/shared/browser/tolerant-storage.ts'
import { IMPERSONATION_KEYS } from '#host-app/shared/session/impersonation-store.ts'

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

const OWN_TEXT = 'Some of what you wrote here'
const OTHERS_TEXT = 'Somebody who used this browser before left text here that'
const EVERYBODYS_TEXT = 'Some of what you, and somebody who used this browser before, wrote here'

/**
 * Returns the warning before a sign-out, which deletes text that the server doesn't have yet; null if there is none.
 * A sign-out deletes the text of others, too, because it may quote customers and the browser is shared. Its writer would
 * lose it silently if the warning didn't say whose it is. @param personId who signs out; null if unknown
 */
export function unsentWarning(
  storage: Pick<Storage, 'length' | 'key' | 'getItem'>,
  personId: string | null,
): string | null {
  const keys = storageKeys(storage).filter(
    key => key.startsWith(UNSENT_PREFIX) && !storage.getItem(key)?.includes('"content":""'),
  )
  if (keys.length === 0) return null
  const isOwn = (key: string) => personId === null || key.startsWith(`${UNSENT_PREFIX}${personId}:`)
  const what = keys.every(isOwn) ? OWN_TEXT : keys.some(isOwn) ? EVERYBODYS_TEXT : OTHERS_TEXT
  return `${what} is not sent or saved yet. Signing out deletes it.`
}
