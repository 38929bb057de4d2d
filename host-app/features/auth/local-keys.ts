/** Keys of the session in local storage (spec section 4.2). */
export function isSessionKey(key: string): boolean {
  return key.startsWith('sb-') || key.includes('supabase')
}

/** Keys under which knowledge-base lists and searches are kept; stale for whoever signs in next. */
export function isKnowledgeCacheKey(key: string): boolean {
  return key === 'kb_list_cache' || key === 'kb_search_cache'
}

/** Removes every key that `isGone` says is to go. */
export function forgetKeys(storage: Storage, isGone: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && isGone(key)) storage.removeItem(key)
}
