import type { ConversationState } from '#core/conversation/state.ts'
import type { ThreadEntry } from '#core/conversation/view.ts'

/**
 * Whether the thread needs, or soon will, what a visitor's own words can do without: once the server has all of them, an
 * answer is the next to come, or a conversation of before; a file and its address are drawn like one.
 */
export function isAnswerWanted(
  { conversationId, outbox }: ConversationState,
  entries: readonly ThreadEntry[],
): boolean {
  return (
    (conversationId !== null && outbox.length === 0) ||
    entries.some(({ author, file, isAddress }) => author !== 'visitor' || file !== null || isAddress)
  )
}
