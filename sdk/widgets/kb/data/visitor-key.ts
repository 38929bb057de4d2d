/** A random key that distinguishes this browser's ratings from others. It identifies no person. */
export type VisitorKey = {
  /** Returns the key. Creates it once and stores it in the browser, or in memory if the storage throws. */
  readonly read: () => string
  readonly forget: () => void
}

/**
 * Creates access to the key.
 * @param scope server and tenant
 */
export function createVisitorKey(openStorage: () => Storage, scope: string, newId: () => string): VisitorKey {
  const key = `${scope}:kb`
  let made: string | null = null

  return {
    read() {
      try {
        const known = openStorage().getItem(key)
        if (known && /^[\w-]{16,64}$/.test(known)) return known
        made ??= newId()
        openStorage().setItem(key, made)
      } catch {
        made ??= newId()
      }
      return made
    },
    forget() {
      made = null
      try {
        openStorage().removeItem(key)
      } catch {
        // The storage is blocked, so there is nothing to delete.
      }
    },
  }
}
