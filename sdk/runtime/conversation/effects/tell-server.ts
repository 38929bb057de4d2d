import { about, type Edges, type Effect } from './edges.ts'

/** The visitor is writing (CHAT-17). News that does not arrive is no loss. */
export function tellTyping(
  { credentials }: Edges,
  { conversationId }: Effect<'tell-typing'>,
): Promise<unknown> {
  return credentials.ask('postTyping', conversationId, {})
}

/** How far the thread was on the visitor's screen. */
export function tellSeen(
  { credentials }: Edges,
  { conversationId, sequence }: Effect<'tell-seen'>,
): Promise<unknown> {
  return credentials.ask('postSeen', conversationId, { body: { sequence } })
}

/** Who the page says the visitor of the conversation is. One that is created later says so itself. */
export async function tellIdentity(edges: Edges): Promise<void> {
  const { identity, state, report } = edges
  const { conversationId } = state()
  const token = conversationId === null ? null : await identity.token()
  if (conversationId === null || token === null) return
  await about(edges, 'identifyVisitor', conversationId, { body: { identity_token: token } }, result => {
    if (result.kind !== 'ok') report('identity', 'the identity token was not taken')
  })
}
