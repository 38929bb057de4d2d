import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { callForConversation, type Edges, type Effect } from './edges.ts'

/**
 * Returns a function that sends the visitor's rating of an AI answer, and what they missed in it. Of one answer, one rating is
 * sent at a time, and then the newest. Retries until the server responds or the visitor leaves the conversation.
 */
export function createRatings(edges: Edges): (effect: Effect<'rate-answer'>) => Promise<void> {
  const { delay, state, dispatch, report } = edges
  /** The newest rating of each answer, by the message's id, until the server has it. */
  const newest = new Map<string, Effect<'rate-answer'>>()

  return async ({ conversationId, messageId, ...rating }) => {
    const isSending = newest.has(messageId)
    newest.set(messageId, { conversationId, messageId, ...rating })
    if (isSending) return
    let failures = 0
    while (newest.has(messageId) && state().conversationId === conversationId) {
      const sent = newest.get(messageId)!
      const { helpful, comment } = sent
      const body = { message_id: messageId, helpful, comment }
      let isUnreachable = false
      await callForConversation(edges, 'rateAnswer', conversationId, { body }, result => {
        isUnreachable = result.kind === 'unreachable'
        if (isUnreachable || newest.get(messageId) !== sent) return
        newest.delete(messageId)
        if (result.kind === 'ok') dispatch({ type: 'received', messages: [result.value] })
        else report('action', 'the rating was not taken')
      })
      if (isUnreachable) await delay.wait(retryDelayMs(++failures))
    }
    newest.delete(messageId)
  }
}
