import { newId } from '../../adapters/browser/new-id.ts'

/** One entry of a list that a form changes, told apart from the others for as long as the form is open. */
export type Keyed<Value> = { readonly key: string; readonly value: Value }

export function keyed<Value>(value: Value): Keyed<Value> {
  return { key: newId(), value }
}
