/** What holds in a state of the conversation; timers and screens follow from these. */
import type { Citation, MessageMeta } from '#contract/entities/message.ts'
import { isWaitingForHuman } from '../waiting-for-human.ts'
import type { ConversationState } from './state.ts'

/** Whether the AI is the one to answer what the visitor says now. */
export function isAiTurn({ assigneeName, needsHuman, status }: ConversationState): boolean {
  return assigneeName === null && !needsHuman && status !== 'ticket'
}

/** Whether the visitor stands in the queue for a human (CHAT-10). */
export function isInQueue({ assigneeName, needsHuman, status }: ConversationState): boolean {
  const pen = assigneeName === null ? 'none' : 'agent'
  return status !== 'none' && isWaitingForHuman({ status, needs_human: needsHuman, pen })
}

/** Whether the AI's answer to the visitor's last message has yet to come. A No to the offer of a human wants none. */
export function isAnswerAwaited(state: ConversationState): boolean {
  const last = state.messages.findLast(({ sender_type }) => sender_type !== 'system')
  return (
    isAiTurn(state) &&
    state.status === 'open' &&
    last?.sender_type === 'visitor' &&
    last.meta.type !== 'declined'
  )
}

/** The id of the AI's word that ends the thread, when it is of this type and the visitor is the next to act; else null. */
export function lastWordOfAi(state: ConversationState, type: MessageMeta['type']): string | null {
  const last = state.messages.at(-1)
  const isLast = last?.sender_type === 'ai' && last.meta.type === type && state.outbox.length === 0
  return isLast && isAiTurn(state) && state.status === 'open' ? last.id : null
}

/** The id of the AI's reply that ends the thread: an answer, or articles that may hold one (CHAT-15, CHAT-16). */
export function lastReplyOfAi(state: ConversationState): string | null {
  return lastWordOfAi(state, 'answer') ?? lastWordOfAi(state, 'suggestions')
}

/** The articles that the visitor can choose from now; none once anything newer was said. */
export function suggestedArticles(state: ConversationState): readonly Citation[] {
  const isLast = lastWordOfAi(state, 'suggestions') !== null
  return (isLast && state.messages.at(-1)!.meta.articles) || []
}
