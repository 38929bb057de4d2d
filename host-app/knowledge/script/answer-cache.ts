import type { TolerantStorage } from '../../adapters/browser/tolerant-storage.ts'

/** Maximum age of an answer that is shown without a request, in ms. */
const FRESH_MS = 10 * 60_000
/** Maximum number of answers stored under a key. */
const ANSWERS_MAX = 20
/** The property for page answers. Other code stores other properties under the same key. */
const SCOPE = 'pages'

type Entry = { readonly name: string; readonly at: number; readonly value: unknown }

/**
 * Creates a cache of the server's answers under a key of the browser's storage. `read` validates an answer,
 * because anything on the page may have written it.
 */
export function createAnswerCache<Value>(given: {
  readonly storage: TolerantStorage
  readonly key: string
  readonly now: () => number
  readonly isValue: (value: unknown) => value is Value
}) {
  const { storage, key, now, isValue } = given

  function stored(): Record<string, unknown> {
    try {
      const found: unknown = JSON.parse(storage.getItem(key) ?? '')
      return isObject(found) ? found : {}
    } catch {
      return {}
    }
  }

  function entries(): readonly Entry[] {
    const found = stored()[SCOPE]
    return Array.isArray(found) ? found.filter(isFresh) : []
  }

  /** An entry from the future comes from a wrong clock. */
  function isFresh(entry: unknown): entry is Entry {
    const age = isObject(entry) ? now() - Number(entry['at']) : Number.NaN
    return age >= 0 && age < FRESH_MS
  }

  return {
    /**
     * Returns the cached answer with this name, else the result of `ask`, and caches it; null if `ask`
     * returns nothing.
     */
    async read(name: string, ask: () => Promise<unknown>): Promise<Value | null> {
      const known = entries().find(entry => entry.name === name)?.value
      if (isValue(known)) return known
      const value = await ask().catch(() => null)
      if (!isValue(value)) return null
      const others = entries().filter(entry => entry.name !== name)
      const kept = [{ name, at: now(), value }, ...others].slice(0, ANSWERS_MAX)
      storage.setItem(key, JSON.stringify({ ...stored(), [SCOPE]: kept }))
      return value
    },
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
