import type { ConversationState } from '../state.ts'

/**
 * The presence in the header (CHAT-03): `offline` if the visitor has no network, `agent` if an agent has the
 * conversation, `away` if no staff are online, else `online`.
 */
export type Presence = 'offline' | 'agent' | 'away' | 'online'

type Known = Pick<ConversationState, 'isOffline' | 'status' | 'isTicketOpen' | 'assigneeName'>

/**
 * Returns the presence that the header shows. An agent is present until the conversation ends (CHAT-12). A ticket
 * is answered later, so its presence is never `online`.
 * @param isStaffOnline from the company's settings
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
