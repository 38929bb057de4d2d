/** The shared English messages for a visitor who waits for a human. */
export const SHARED_QUEUE_MESSAGES = {
  /** `{position}` is the place in the queue (CHAT-10). */
  queue: "You're in the queue to chat with a human. Your position: {position}",
} as const

/** Returns the text for the visitor's position in the queue (CHAT-10). */
export function queueText(position: number, t: { readonly queue: string } = SHARED_QUEUE_MESSAGES): string {
  return t.queue.replace('{position}', String(position))
}
