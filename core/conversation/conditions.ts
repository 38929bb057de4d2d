/** Conditions on the state of a conversation. Timers and screens depend on them. */
import type { Citation, MessageMeta } from '#contract/entities/message.ts'
import { isWaitingForHuman } from '../waiting-for-human.ts'
import type { ConversationState, OutgoingMessage } from './state.ts'

/** Types of replies after which the conversation idles. */
const REPLIES = ['answer', 'suggestions', 'clarification'] as const

/** Whether an outgoing message is given up, until the visitor acts. */
export function isGivenUp({ delivery }: Pick<OutgoingMessage, 'delivery'>): boolean {
  return delivery === 'failed' || delivery === 'refused'
}

/** Whether the AI answers the visitor's next message. */
export function isAiTurn({
  assigneeName,
  needsHuman,
  status,
}: Pick<ConversationState, 'assigneeName' | 'needsHuman' | 'status'>): boolean {
  return assigneeName === null && !needsHuman && status !== 'ticket'
}

/** Whether the visitor is in the queue for a human (CHAT-10). */
export function isInQueue({ assigneeName, needsHuman, status }: ConversationState): boolean {
  const responder = assigneeName === null ? 'none' : 'agent'
  return status !== 'none' && isWaitingForHuman({ status, needs_human: needsHuman, responder })
}

/**
 * Whether the visitor's last message still waits for an answer of the AI. A No to the offer of a human needs no
 * answer.
 */
export function isAnswerAwaited(state: ConversationState): boolean {
  const last = state.messages.findLast(({ sender_type }) => sender_type !== 'system')
  return (
    isAiTurn(state) &&
    state.status === 'open' &&
    last?.sender_type === 'visitor' &&
    last.meta.type !== 'declined'
  )
}

/**
 * Returns the id of the thread's last message if the AI sent it, it is of this type and the outbox is empty; else
 * null.
 */
export function lastWordOfAi(state: ConversationState, type: MessageMeta['type']): string | null {
  const last = state.messages.at(-1)
  const isLast = last?.sender_type === 'ai' && last.meta.type === type && state.outbox.length === 0
  return isLast && isAiTurn(state) && state.status === 'open' ? last.id : null
}

/**
 * Returns the id of the thread's last message if it is an AI answer, suggests articles or asks back; else null (CHAT-15,
 * CHAT-16).
 */
export function lastReplyOfAi(state: ConversationState): string | null {
  return REPLIES.reduce<string | null>((found, type) => found ?? lastWordOfAi(state, type), null)
}

/**
 * Returns the articles that the visitor can choose from. Empty if there is a message after the suggestion.
 */
export function suggestedArticles(state: ConversationState): readonly Citation[] {
  const isLast = lastWordOfAi(state, 'suggestions') !== null
  return (isLast && state.messages.at(-1)!.meta.articles) || []
}

/** Returns the answers to the AI's question back that the visitor can choose from. Empty if there is a message after it. */
export function offeredChoices(state: ConversationState): readonly string[] {
  const isLast = lastWordOfAi(state, 'clarification') !== null
  return (isLast && state.messages.at(-1)!.meta.choices) || []
}
