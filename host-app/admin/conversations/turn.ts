import type { StaffConversation } from '#contract/entities/conversation.ts'
import { isWaitingForHuman } from '#core/waiting-for-human.ts'

/**
 * Who has a conversation. `waiting`: the customer asked for a human, and nobody has it yet. `none`: neither
 * the AI nor a person has it.
 */
export type Turn = 'ai' | 'person' | 'waiting' | 'none'

/** What the turn line shows, in words. */
export const TURN_LABELS: Readonly<Record<Turn, string>> = {
  ai: 'With the AI',
  person: 'With a human',
  waiting: 'Waiting for a human',
  none: 'With nobody',
}

/** Returns who has the conversation. */
export function turnOf(conversation: StaffConversation): Turn {
  if (conversation.responder === 'ai') return 'ai'
  if (conversation.responder === 'agent') return 'person'
  return isWaitingForHuman(conversation) ? 'waiting' : 'none'
}
