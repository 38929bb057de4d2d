import type { Edges, Effect } from './edges.ts'

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
