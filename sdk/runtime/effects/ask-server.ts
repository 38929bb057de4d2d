import { RETRY_FIRST_MS, RETRY_MAX_MS } from '#contract/constants/conversation.ts'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Result } from '../visitor-api.ts'
import { about, type Edges, type Effect, isGone, lose } from './edges.ts'

/**
 * Asks for what is missing; one question at a time, and what is asked meanwhile is asked once more afterwards. What
 * could not be asked is asked again later, since no other hint may come.
 */
export function createFetching(edges: Edges): (effect: Effect<'fetch-messages'>) => Promise<void> {
  const { api, dispatch, patience, state } = edges
  const running = new Set<string>()
  const again = new Set<string>()
  let failures = 0

  async function askLater(conversationId: string): Promise<void> {
    failures += 1
    const failure = failures
    await patience.wait(Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (failure - 1)))
    if (failure === failures && state().conversationId === conversationId) dispatch({ type: 'nudged' })
  }

  return async ({ conversationId, after }) => {
    if (running.has(conversationId)) return void again.add(conversationId)
    running.add(conversationId)
    const request = { params: { id: conversationId }, query: { after } }
    await about(
      edges,
      conversationId,
      token => api('listMessages', request, token),
      result => {
        running.delete(conversationId)
        const isAskedAgain = again.delete(conversationId)
        if (result.kind === 'unreachable' && !isAskedAgain) return void askLater(conversationId)
        failures = 0
        if (isGone(result)) return lose(edges, conversationId)
        if (result.kind === 'ok') dispatch({ type: 'received', ...result.value })
        if (isAskedAgain || hasMore(result)) dispatch({ type: 'nudged' })
      },
    )
    running.delete(conversationId)
    again.delete(conversationId)
  }
}

/** Whether the server has more messages than one answer holds. */
function hasMore(result: Result<ResponseOf<'listMessages'>>): boolean {
  if (result.kind !== 'ok') return false
  const { messages, conversation } = result.value
  return (messages.at(-1)?.sequence ?? Number.POSITIVE_INFINITY) < conversation.last_sequence
}

/** Asks for a human, or takes it back, until the server has heard it or the visitor has chosen otherwise. */
export function createHumanRequests(edges: Edges): (effect: Effect<'set-needs-human'>) => Promise<void> {
  const { api, patience, state } = edges
  let newest: Effect<'set-needs-human'> | null = null

  return async effect => {
    const { conversationId, needsHuman } = effect
    const request = { params: { id: conversationId }, body: { needs_human: needsHuman } }
    newest = effect
    let wait = RETRY_FIRST_MS
    for (let isHeard = false; !isHeard; wait = Math.min(RETRY_MAX_MS, wait * 2)) {
      await about(
        edges,
        conversationId,
        token => api('setNeedsHuman', request, token),
        result => {
          isHeard = result.kind !== 'unreachable'
          if (newest === effect) takeChange(edges, conversationId, result)
        },
      )
      if (!isHeard) await patience.wait(wait)
      if (newest !== effect || state().conversationId !== conversationId) return
    }
  }
}

/** Tells the server that a rule is due; a job of the server does it for those whose word does not arrive. */
export function settle(edges: Edges, { conversationId, rule }: Effect<'settle'>): Promise<void> {
  const request = { params: { id: conversationId }, body: { rule } }
  return about(
    edges,
    conversationId,
    token => edges.api('settleConversation', request, token),
    result => takeChange(edges, conversationId, result),
  )
}

/** A call that fails counts as the first place (CHAT-10). */
export function askQueuePosition(
  edges: Edges,
  { conversationId }: Effect<'ask-queue-position'>,
): Promise<void> {
  return about(
    edges,
    conversationId,
    token => edges.api('getQueuePosition', { params: { id: conversationId } }, token),
    result =>
      edges.dispatch({ type: 'queue-position', position: result.kind === 'ok' ? result.value.position : 1 }),
  )
}

function takeChange(edges: Edges, conversationId: string, result: Result<VisitorConversation>): void {
  if (result.kind === 'ok') edges.dispatch({ type: 'changed', conversation: result.value })
  else if (isGone(result)) lose(edges, conversationId)
}
