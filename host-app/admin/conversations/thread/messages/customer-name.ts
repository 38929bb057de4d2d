import { firstName } from '#core/text/first-name.ts'

type Colleague = { readonly full_name: string }

/** Names of other authors in a thread. */
const AUTHORS = ['ai', 'agent', 'system']

/**
 * Returns the customer's name above their messages. Visitors choose their names: one that is also the name of another author
 * or of a colleague is marked.
 * @param label how the desk names the customer
 */
export function customerName(label: string, colleagues: readonly Colleague[]): string {
  const name = label.trim().toLowerCase()
  const names = colleagues.flatMap(({ full_name }) => [full_name, firstName(full_name)])
  const isTaken = [...AUTHORS, ...names].some(taken => taken.trim().toLowerCase() === name)
  return isTaken ? markedName(label) : label
}

/** Returns a customer's name with the mark of a visitor, for screen readers, which don't show who is on which side. */
export function markedName(label: string): string {
  return label === 'Visitor' ? label : `${label} (visitor)`
}
