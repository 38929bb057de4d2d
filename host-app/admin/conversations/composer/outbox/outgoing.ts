import type { Message } from '#contract/entities/message.ts'
import type { WritingKind } from '#contract/entities/thread-tools.ts'

/** Something written that is on its way. `client_id` stays the same over retries, so that the server stores it once. */
export type Outgoing = {
  readonly clientId: string
  readonly kind: WritingKind
  readonly content: string
} & ({ readonly status: 'sending' } | { readonly status: 'failed'; readonly reason: string })

/** What is still to be shown as on its way: not what the thread already has. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  arrived: readonly Pick<Message, 'client_id'>[],
): readonly Outgoing[] {
  const known = new Set(arrived.map(({ client_id }) => client_id))
  return outgoing.filter(({ clientId }) => !known.has(clientId))
}

/** The list with `entry` in the place of the one with the same `clientId`, or at the end. */
export function putOutgoing(outgoing: readonly Outgoing[], entry: Outgoing): readonly Outgoing[] {
  const known = outgoing.some(({ clientId }) => clientId === entry.clientId)
  if (!known) return [...outgoing, entry]
  return outgoing.map(other => (other.clientId === entry.clientId ? entry : other))
}
