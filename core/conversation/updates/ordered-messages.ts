/** Messages in order of `sequence`, each once: what the widget and the inbox hold of a thread. */
import type { Message } from '#contract/entities/message.ts'

/**
 * Both lists as one: each message once by its id, the incoming one where the rating differs or the words do, as when
 * they were deleted. Returns `known` itself when nothing is new.
 */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map(message => [message.id, message]))
  const news = incoming.filter(({ id, helpful, content }) => {
    const before = byId.get(id)
    return before?.helpful !== helpful || before.content !== content
  })
  if (news.length === 0) return known
  for (const message of news) byId.set(message.id, message)
  return [...byId.values()].sort((a, b) => a.sequence - b.sequence)
}

/**
 * The highest sequence up to which nothing is missing; 0 for none. Numbers start at 1 and have no holes on the server,
 * so the next fetch starts behind it.
 */
export function contiguousSequence(messages: readonly Message[]): number {
  let last = 0
  for (const { sequence } of messages) {
    if (sequence !== last + 1) break
    last = sequence
  }
  return last
}

/** Messages of `next` that `before` lacks, such as those to read out. */
export function addedMessages(before: readonly Message[], next: readonly Message[]): readonly Message[] {
  const ids = new Set(before.map(({ id }) => id))
  return next.filter(({ id }) => !ids.has(id))
}
