import type { ConversationStatus, Pen } from '#contract/entities/conversation.ts'

/**
 * Whether a conversation is in the queue for a human: one was asked for, and no agent has it (CHAT-10). A ticket waits
 * for an email instead. In SQL this is `app.is_waiting_for_human`.
 */
export function isWaitingForHuman({
  status,
  needs_human,
  pen,
}: {
  readonly status: ConversationStatus
  readonly needs_human: boolean
  readonly pen: Pen
}): boolean {
  return status === 'open' && needs_human && pen !== 'agent'
}
