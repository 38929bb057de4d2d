import type { ConversationState } from '../state.ts'

/** The screen of the panel: the thread with its composer (`chat`), or what replaces them. */
export type Screen = 'email-gate' | 'chat' | 'resolved' | 'ticket'

/**
 * Returns the screen of a state. A ticket that an agent has is a chat, because the agent can read and answer now. Separate
 * from the view, because a widget renders it before the code for messages has loaded.
 */
export function screenOf({ status, isTicketOpen, assigneeName, email }: ConversationState): Screen {
  if (status === 'resolved') return 'resolved'
  if (status === 'ticket' && !isTicketOpen && assigneeName === null) return 'ticket'
  return email === null ? 'email-gate' : 'chat'
}
