import type { ResponseOf } from '#contract/routes/index.ts'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import type { Result } from '../../api/create-api.ts'
import { callForConversation, type Edges, type Effect, forgetMissing, isGone } from './edges.ts'

/**
 * Returns a function that fetches missing messages, one request at a time. Fetches that are requested meanwhile
 * run once afterwards. Failed requests are retried with backoff, because no other event may trigger a fetch.
 */
export function createMessageFetcher(edges: Edges): (effect: Effect<'fetch-messages'>) => Promise<void> {
  const { dispatch, delay, state } = edges
  const running = new Set<string>()
  const again = new Set<string>()
  let failures = 0

  async function askLater(conversationId: string): Promise<void> {
    const failure = ++failures
    await delay.wait(retryDelayMs(failure))
    if (failure === failures && state().conversationId === conversationId) dispatch({ type: 'nudged' })
  }

  return async ({ conversationId, after }) => {
    if (running.has(conversationId)) return void again.add(conversationId)
    running.add(conversationId)
    await callForConversation(edges, 'listMessages', conversationId, { query: { after } }, result => {
      running.delete(conversationId)
      const isAskedAgain = again.delete(conversationId)
      if (result.kind === 'unreachable' && !isAskedAgain) return void askLater(conversationId)
      failures = 0
      if (isGone(result)) return forgetMissing(edges, conversationId)
      if (result.kind === 'ok') dispatch({ type: 'received', ...result.value })
      if (isAskedAgain || hasMore(result, after)) dispatch({ type: 'nudged' })
    })
    running.delete(conversationId)
    again.delete(conversationId)
  }
}

/**
 * Whether the server has more messages than a response holds. A full response may have only deleted messages up
 * to `after`.
 */
function hasMore(result: Result<ResponseOf<'listMessages'>>, after: number): boolean {
  if (result.kind !== 'ok') return false
  const { messages, conversation } = result.value
  const last = messages.at(-1)?.sequence ?? Number.POSITIVE_INFINITY
  return Math.max(last, after) < conversation.last_sequence
}
