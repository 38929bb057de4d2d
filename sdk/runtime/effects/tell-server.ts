import { about, type Edges, type Effect } from './edges.ts'

/** The visitor is writing (CHAT-17). News that does not arrive is no loss. */
export function tellTyping(edges: Edges, { conversationId }: Effect<'tell-typing'>): Promise<void> {
  return about(edges, conversationId, token =>
    edges.api('postTyping', { params: { id: conversationId } }, token),
  )
}

/** How far the thread was on the visitor's screen. */
export function tellSeen(edges: Edges, { conversationId, sequence }: Effect<'tell-seen'>): Promise<void> {
  const request = { params: { id: conversationId }, body: { sequence } }
  return about(edges, conversationId, token => edges.api('postSeen', request, token))
}

/** The visitor's word on an AI answer. */
export function rateAnswer(
  edges: Edges,
  { conversationId, messageId, helpful }: Effect<'rate-answer'>,
): Promise<void> {
  const request = { params: { id: conversationId }, body: { message_id: messageId, helpful } }
  return about(
    edges,
    conversationId,
    token => edges.api('rateAnswer', request, token),
    result => {
      if (result.kind === 'ok') edges.dispatch({ type: 'received', messages: [result.value] })
      else edges.report('action', 'the rating was not taken')
    },
  )
}

/** Who the page says the visitor of the conversation is. One that is created later says so itself. */
export async function tellIdentity(edges: Edges): Promise<void> {
  const { api, identity, state, report } = edges
  const { conversationId } = state()
  const token = conversationId === null ? null : await identity.token()
  if (conversationId === null || token === null) return
  const request = { params: { id: conversationId }, body: { identity_token: token } }
  await about(
    edges,
    conversationId,
    visitorToken => api('identifyVisitor', request, visitorToken),
    result => {
      if (result.kind !== 'ok') report('identity', 'the identity token was not taken')
    },
  )
}
