import { about, type Edges, type Effect, isGone, lose } from './edges.ts'

/** Posts a message; the same client id again gives the message that is already there. */
export function postMessage(
  edges: Edges,
  { conversationId, clientId, content, choice }: Effect<'post-message'>,
): Promise<void> {
  const { state, dispatch } = edges
  const body = { content, client_id: clientId, ...(choice && { meta: choice }) }
  return about(edges, 'postMessage', conversationId, { body }, result => {
    if (result.kind === 'ok') return dispatch({ type: 'acknowledged', ...result.value })
    // A conversation that never took a message is not replaced, or a broken server would get ever new ones.
    if (isGone(result) && state().messages.length > 0) return lose(edges, conversationId)
    dispatch({ type: 'delivery-failed', clientId, isFinal: result.kind === 'refused' })
  })
}
