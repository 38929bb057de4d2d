import { isAiTurn } from '../conditions.ts'
import type { ConversationState } from '../state.ts'

/**
 * Who the visitor can expect, for the header (CHAT-03): `offline` if the visitor has no network, `agent` if an agent has the
 * conversation, `team` if people are there, `ai` if only the AI answers, `away` if nobody does before the team is back.
 * The chat says 'Online' for `team` and `ai`.
 */
export type Presence = 'offline' | 'agent' | 'team' | 'ai' | 'away'

type Known = Pick<ConversationState, 'isOffline' | 'status' | 'assigneeName' | 'needsHuman'>
/** From the company's settings; null until they are known. */
type Company = { readonly is_online: boolean; readonly is_ai_enabled: boolean } | null

/**
 * Returns the presence. An agent is present until the conversation ends (CHAT-12). A ticket is answered later, so without an
 * agent it is `away`.
 */
export function presenceOf(state: Known, company: Company): Presence {
  const { isOffline, status, assigneeName } = state
  if (isOffline) return 'offline'
  if (assigneeName !== null && status !== 'resolved') return 'agent'
  if (company?.is_online !== false && status !== 'ticket') return 'team'
  return company?.is_ai_enabled !== false && isAiTurn(state) ? 'ai' : 'away'
}
