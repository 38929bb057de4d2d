import type { TolerantStorage } from '../../adapters/browser/tolerant-storage.ts'

/** What a browser shows without asking again is at most this old. */
const FRESH_MS = 10 * 60_000
/** So many answers are kept under a key. */
const ANSWERS_MAX = 20
/** The key's value is an object that others have parts of, too. */
const SCOPE = 'pages'

type Entry = { readonly name: string; readonly at: number; readonly value: unknown }

/**
 * What the server has answered, as a browser keeps it under a key of its storage. `read` checks an answer's form: anything
 * on the page may have written it.
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

  /** One of the future is of a clock that was wrong. */
  function isFresh(entry: unknown): entry is Entry {
    const age = isObject(entry) ? now() - Number(entry['at']) : Number.NaN
    return age >= 0 && age < FRESH_MS
  }

  return {
    /** The answer by its name, else what `ask` gives, which is kept from then on; null where that gives nothing. */
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
