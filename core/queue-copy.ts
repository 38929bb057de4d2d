/** Of the words in `copy.ts` those for somebody who waits for a human. */
export const QUEUE_COPY = {
  /** `{position}` is the place in the queue (CHAT-10). */
  queue: "You're in the queue to chat with a human. Your position: {position}",
} as const

/** The visitor's place in the queue (CHAT-10). */
export function queueText(position: number, copy: { readonly queue: string } = QUEUE_COPY): string {
  return copy.queue.replace('{position}', String(position))
}
