import type { ConversationState } from '../state.ts'

/** What the header says: the visitor has no network, an agent is here, nobody is, or the support is online (CHAT-03). */
export type Presence = 'offline' | 'agent' | 'away' | 'online'

type Known = Pick<ConversationState, 'isOffline' | 'status' | 'isTicketOpen' | 'assigneeName'>

/**
 * Who is there for the visitor. An agent is here until the conversation ends (CHAT-12); a ticket is answered later, so for it
 * nobody is online. `isStaffOnline` is what the company's settings say.
 */
export function presenceOf(
  { isOffline, status, isTicketOpen, assigneeName }: Known,
  isStaffOnline: boolean,
): Presence {
  if (isOffline) return 'offline'
  const isUnderWay = status === 'open' || isTicketOpen
  if (assigneeName !== null && isUnderWay) return 'agent'
  return isStaffOnline && status !== 'ticket' ? 'online' : 'away'
}
