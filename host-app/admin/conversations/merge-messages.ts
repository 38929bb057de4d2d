import type { Message } from '#contract/entities/message.ts'

/** Both lists as one: each message once by its id, in order of `sequence`. Returns `known` itself when nothing is new. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const ids = new Set(known.map(({ id }) => id))
  if (incoming.every(({ id }) => ids.has(id))) return known
  const byId = new Map([...known, ...incoming].map(message => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.sequence - b.sequence)
}

/**
 * The sequence up to which nothing is missing; 0 for none. Numbers start at 1 and have no holes, so whatever lies
 * after it is to be asked for.
 */
export function completeUntil(messages: readonly Message[]): number {
  let until = 0
  for (const { sequence } of messages) if (sequence === until + 1) until = sequence
  return until
}

/** Messages of `next` that `before` lacks, such as those to read out. */
export function addedMessages(before: readonly Message[], next: readonly Message[]): readonly Message[] {
  const ids = new Set(before.map(({ id }) => id))
  return next.filter(({ id }) => !ids.has(id))
}
