import { callForConversation, type Edges, type Effect } from './edges.ts'

/** Tells the server that the visitor is typing (CHAT-17). A lost signal does no harm. */
export function sendTyping(
  { credentials }: Edges,
  { conversationId }: Effect<'tell-typing'>,
): Promise<unknown> {
  return credentials.ask('postTyping', conversationId, {})
}

/** Tells the server which messages the visitor has seen. */
export function sendSeen(
  { credentials }: Edges,
  { conversationId, sequence }: Effect<'tell-seen'>,
): Promise<unknown> {
  return credentials.ask('postSeen', conversationId, { body: { sequence } })
}

/** Sends the page's identity token for the conversation. A conversation created later sends it itself. */
export async function sendIdentity(edges: Edges): Promise<void> {
  const { identity, state, report } = edges
  const { conversationId } = state()
  const token = conversationId === null ? null : await identity.token()
  if (conversationId === null || token === null) return
  await callForConversation(
    edges,
    'identifyVisitor',
    conversationId,
    { body: { identity_token: token } },
    result => {
      if (result.kind !== 'ok') report('identity', 'the identity token was not taken')
    },
  )
}
