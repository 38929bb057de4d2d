/**
 * Lists of a thread's messages, ordered by `sequence` and without duplicates, for the widget and the inbox.
 */
import type { Message } from '#contract/entities/message.ts'

/**
 * Merges two lists, each message once by its id. The incoming message replaces the known one if its rating or
 * text differs, for example after a deletion. Returns `known` itself if nothing is new.
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
 * Returns the highest sequence before the first gap, or 0 if there is none. Sequences start at 1 and have no gaps
 * on the server, so the next fetch starts after it.
 */
export function contiguousSequence(messages: readonly Message[]): number {
  let last = 0
  for (const { sequence } of messages) {
    if (sequence !== last + 1) break
    last = sequence
  }
  return last
}

/**
 * Returns the messages of `next` that are not in `before`, for example to announce them to a screen reader.
 */
export function addedMessages(before: readonly Message[], next: readonly Message[]): readonly Message[] {
  const ids = new Set(before.map(({ id }) => id))
  return next.filter(({ id }) => !ids.has(id))
}
