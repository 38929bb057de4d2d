import { newId } from '#host-app/shared/browser/new-id.ts'

/** A list entry with a stable React key while a form is open. */
export type Keyed<Value> = { readonly key: string; readonly value: Value }

/** Returns the value with a new key. */
export function keyed<Value>(value: Value): Keyed<Value> {
  return { key: newId(), value }
}
