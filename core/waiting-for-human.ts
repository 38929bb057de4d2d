import type { ConversationStatus, Responder } from '#contract/entities/conversation.ts'

/**
 * Whether a conversation is in the queue for a human: the visitor requested one, and no agent has it (CHAT-10). A
 * ticket is not in the queue, because it is answered by email. The same rule in SQL: `app.is_waiting_for_human`.
 */
export function isWaitingForHuman({
  status,
  needs_human,
  responder,
}: {
  readonly status: ConversationStatus
  readonly needs_human: boolean
  readonly responder: Responder
}): boolean {
  return status === 'open' && needs_human && responder !== 'agent'
}
