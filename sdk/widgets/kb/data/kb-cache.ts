import { KNOWLEDGE_CACHE_ENTRIES, KNOWLEDGE_CACHE_LIFETIME_MS } from '#contract/constants/knowledge.ts'
import type { Clock } from '#core/clock.ts'
import { toJson } from '#sdk/runtime/api/to-json.ts'
import { isObject } from '#sdk/runtime/storage/is-same-shape.ts'

/** `at` in milliseconds since the epoch, by this browser's clock. */
type Entry = { readonly name: string; readonly at: number; readonly value: unknown }

type Options<Value> = {
  readonly openStorage: () => Storage
  /** Under which the browser's storage has it, for all tenants together. */
  readonly key: string
  /** Whose it is: server and tenant. */
  readonly scope: string
  readonly clock: Pick<Clock, 'now'>
  /** Whether something that was stored can be shown: anybody on the page may have written it. */
  readonly isValue: (value: unknown) => value is Value
}

/** What a browser keeps of a knowledge base, so that a second visit shows it at once. */
export type KbCache<Value> = {
  /** Null for what was never kept, or too long ago. */
  readonly read: (name: string) => Value | null
  readonly keep: (name: string, value: Value) => void
  readonly clear: () => void
}

/** Where the browser's storage throws or is full, nothing is kept. */
export function createKbCache<Value>({
  openStorage,
  key,
  scope,
  clock,
  isValue,
}: Options<Value>): KbCache<Value> {
  /** What is kept of every tenant. */
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

  /** One of the future is of a clock that was wrong. */
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
      // The next visit waits for the server, as the first did.
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
