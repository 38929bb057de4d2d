import { KNOWLEDGE_CACHE_ENTRIES, KNOWLEDGE_CACHE_LIFETIME_MS } from '#contract/constants/knowledge.ts'
import type { Clock } from '#core/clock.ts'
import { toJson } from '#sdk/runtime/api/to-json.ts'
import { isObject } from '#sdk/runtime/storage/is-same-shape.ts'

/** A cached value. `at` is when it was stored, in ms since the epoch, by this browser's clock. */
type Entry = { readonly name: string; readonly at: number; readonly value: unknown }

type Options<Value> = {
  readonly openStorage: () => Storage
  /** Storage key of the cache, the same for all tenants. */
  readonly key: string
  /** Server and tenant of the entries. */
  readonly scope: string
  readonly clock: Pick<Clock, 'now'>
  /** Whether a stored value is valid, because any script on the page may have written it. */
  readonly isValue: (value: unknown) => value is Value
}

/** A cache in the browser's storage, so that a second visit shows the help center at once. */
export type KbCache<Value> = {
  /** Returns the stored value, or null if there is none or it is too old. */
  readonly read: (name: string) => Value | null
  readonly keep: (name: string, value: Value) => void
  readonly clear: () => void
}

/** Creates a cache. Stores nothing if the browser's storage throws or is full. */
export function createKbCache<Value>({
  openStorage,
  key,
  scope,
  clock,
  isValue,
}: Options<Value>): KbCache<Value> {
  /** Returns the stored entries of all tenants. */
  function stored(): Record<string, unknown> {
    try {
      const found: unknown = JSON.parse(openStorage().getItem(key) ?? '{}')
      return isObject(found) ? { ...found } : {}
    } catch {
      return {}
    }
  }

  function entries(): Entry[] {
    const found = stored()[scope]
    return Array.isArray(found) ? found.filter(isFresh) : []
  }

  /** Whether an entry is recent. An entry from the future was stored while the clock was wrong. */
  function isFresh(entry: unknown): entry is Entry {
    if (!isObject(entry)) return false
    const age = clock.now() - Number(entry['at'])
    return age >= 0 && age < KNOWLEDGE_CACHE_LIFETIME_MS
  }

  function write(next: readonly Entry[]): void {
    const { [scope]: _, ...others } = stored()
    try {
      openStorage().setItem(key, toJson(next.length > 0 ? { ...others, [scope]: next } : others))
    } catch {
      // Not stored: the next visit waits for the server again.
    }
  }

  return {
    read(name) {
      const value = entries().find(entry => entry.name === name)?.value
      return isValue(value) ? value : null
    },
    keep(name, value) {
      const others = entries().filter(entry => entry.name !== name)
      write([{ name, at: clock.now(), value }, ...others].slice(0, KNOWLEDGE_CACHE_ENTRIES))
    },
    clear: () => write([]),
  }
}
