import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** Returns the value of a store and renders again when it changes. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, store.get)
}
