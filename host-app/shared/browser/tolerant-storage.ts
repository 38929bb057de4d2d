type SomeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A storage that never throws. */
export type TolerantStorage = Pick<Storage, 'getItem' | 'setItem'>

/** A tolerant storage that also lists and removes what it has. */
export type ListedStorage = TolerantStorage &
  Pick<Storage, 'removeItem'> & { readonly keys: () => readonly string[] }

/**
 * Creates a storage for browsers that forbid storing or have no room left: what can't be stored stays in
 * memory while the page is open. `open` returns the real storage; it may throw, because even access can be
 * forbidden.
 */
export function createTolerantStorage(open: () => SomeStorage): ListedStorage {
  const unstored = new Map<string, string>()
  function attempt<Result>(action: (storage: SomeStorage) => Result, otherwise: Result): Result {
    try {
      return action(open())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: key => unstored.get(key) ?? attempt(storage => storage.getItem(key), null),
    setItem(key, value) {
      const isStored = attempt(storage => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isStored) unstored.delete(key)
      else unstored.set(key, value)
    },
    removeItem(key) {
      unstored.delete(key)
      attempt(storage => storage.removeItem(key), undefined)
    },
    keys: () => [...new Set([...attempt(storageKeys, []), ...unstored.keys()])],
  }
}

/** Returns the keys of a storage. */
export function storageKeys(storage: Pick<Storage, 'length' | 'key'>): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}
