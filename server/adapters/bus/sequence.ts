/** Sequence numbers, by which a node detects messages that it missed. */

/**
 * The number of a message. `epoch` grows with each new relay, `number` with each of its messages. A heartbeat repeats the
 * number of the last message, so that the loss of that message is detected, too.
 */
export type SequenceNumber = {
  readonly epoch: number
  readonly number: number
  readonly isHeartbeat: boolean
}

/**
 * Whether a message is the next one (`next`), earlier ones are missing (`gap`), it was received before or repeats a
 * number (`repeat`), or it comes from a relay that has been replaced (`stale`).
 */
export type SequenceState = 'next' | 'gap' | 'repeat' | 'stale'

/** Returns a function that checks the numbers in the order in which they arrive. Before the first one nothing is missing. */
export function createSequence(): (received: SequenceNumber) => SequenceState {
  let last: { readonly epoch: number; readonly number: number } | null = null
  return ({ epoch, number, isHeartbeat }) => {
    const before = last
    if (before && epoch < before.epoch) return 'stale'
    if (before?.epoch === epoch && number <= before.number) return 'repeat'
    last = { epoch, number }
    if (!before) return isHeartbeat ? 'repeat' : 'next'
    const isNext = before.epoch === epoch && number === before.number + 1 && !isHeartbeat
    return isNext ? 'next' : 'gap'
  }
}
