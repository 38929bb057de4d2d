/** What tells this browser's ratings from those of others; it names nobody. */
export type VisitorKey = {
  /** Made once and kept in the browser's storage, or as long as the page where that throws. */
  readonly read: () => string
  readonly forget: () => void
}

/** `scope` names server and tenant. */
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
        // Nothing was kept.
      }
    },
  }
}
