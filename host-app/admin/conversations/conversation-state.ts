import type { StaffConversation } from '#contract/entities/conversation.ts'
import { isWaitingForHuman } from '#core/waiting-for-human.ts'

/** A conversation's state as staff see it; exactly one applies. */
export type ConversationState = 'spam' | 'resolved' | 'ticket' | 'assigned' | 'waiting' | 'ai' | 'unassigned'

/** Returns the conversation's state, from its status, its assignee, its responder and whether it waits for a human. */
export function conversationState(conversation: StaffConversation): ConversationState {
  if (conversation.spam_at !== null && conversation.status !== 'resolved') return 'spam'
  if (conversation.status !== 'open') return conversation.status
  if (conversation.assignee_id !== null) return 'assigned'
  if (isWaitingForHuman(conversation)) return 'waiting'
  return conversation.responder === 'ai' ? 'ai' : 'unassigned'
}

/**
 * Returns the ids of the waiting conversations, longest wait first. Ties go by id, as in the server's queue.
 */
export function waitingQueue(conversations: readonly StaffConversation[]): readonly string[] {
  return conversations
    .filter(conversation => conversationState(conversation) === 'waiting')
    .sort((a, b) => waitingSince(a) - waitingSince(b) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id)
}

function waitingSince({ human_requested_at, created_at }: StaffConversation): number {
  return Date.parse(human_requested_at ?? created_at)
}
