/** A storage that never throws. */
export type TolerantStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * A storage for pages that must work in a browser that forbids storing or has no room left: what could not be stored is
 * known as long as the page is open. `open` gets the storage, since the mere access can be forbidden.
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
