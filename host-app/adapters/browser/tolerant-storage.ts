/** A storage that never throws. */
export type TolerantStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Creates a storage for browsers that forbid storing or have no room left: what can't be stored stays in
 * memory while the page is open. `open` returns the real storage; it may throw, because even access can be
 * forbidden.
 */
export function createTolerantStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>): TolerantStorage {
  const unstored = new Map<string, string>()
  return {
    getItem(key) {
      const value = unstored.get(key)
      if (value !== undefined) return value
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, value) {
      try {
        open().setItem(key, value)
        unstored.delete(key)
      } catch {
        unstored.set(key, value)
      }
    },
  }
}
