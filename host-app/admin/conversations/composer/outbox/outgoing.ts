import type { Message } from '#contract/entities/message.ts'
import type { WritingKind } from '#contract/entities/thread-tools.ts'

/**
 * A message or note that is being sent. `client_id` stays the same across retries, so that the server stores
 * it once.
 */
export type Outgoing = {
  readonly clientId: string
  readonly kind: WritingKind
  readonly content: string
} & ({ readonly status: 'sending' } | { readonly status: 'failed'; readonly reason: string })

/** Returns the entries still to show as being sent: those that aren't in the thread yet. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  arrived: readonly Pick<Message, 'client_id'>[],
): readonly Outgoing[] {
  const known = new Set(arrived.map(({ client_id }) => client_id))
  return outgoing.filter(({ clientId }) => !known.has(clientId))
}

/** Returns the list with `entry` replacing the one with the same `clientId`, or appended. */
export function putOutgoing(outgoing: readonly Outgoing[], entry: Outgoing): readonly Outgoing[] {
  const known = outgoing.some(({ clientId }) => clientId === entry.clientId)
  if (!known) return [...outgoing, entry]
  return outgoing.map(other => (other.clientId === entry.clientId ? entry : other))
}
