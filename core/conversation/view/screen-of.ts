import type { ConversationState } from '../state.ts'

/** What the panel shows in the thread's and the composer's place. */
export type Screen = 'email-gate' | 'chat' | 'resolved' | 'ticket'

/** The screen of a state. Apart from the rest of the view, because a widget draws it before it can draw messages. */
export function screenOf({ status, isTicketOpen, email }: ConversationState): Screen {
  if (status === 'resolved') return 'resolved'
  if (status === 'ticket' && !isTicketOpen) return 'ticket'
  return email === null ? 'email-gate' : 'chat'
}
