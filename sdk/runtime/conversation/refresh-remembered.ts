import { isHidden } from '#core/conversation/view/is-hidden.ts'
import { forgetConversation, rememberConversation } from '../storage/remembered-conversations.ts'
import { type Edges, isGone } from './effects/edges.ts'

type Asking = Pick<Edges, 'credentials' | 'storage' | 'state'>

/**
 * Fetches the status of the remembered conversations, except the current one. Forgets those that the server does
 * not know. Stops at the first failed request.
 * @param changed called after each conversation
 */
export async function refreshRemembered(edges: Asking, changed: () => void): Promise<void> {
  const { credentials, storage, state } = edges
  for (const { id } of storage.read().remembered) {
    if (id === state().conversationId) continue
    const seen = await credentials.ask('getConversation', id, {})
    if (seen.kind === 'unreachable') return
    if (isGone(seen)) forgetConversation(storage, id)
    if (seen.kind === 'ok') {
      const { visitor_seen_sequence: after, last_sequence } = seen.value
      rememberConversation(
        storage,
        seen.value,
        last_sequence > after ? await countUnread(edges, id, after) : 0,
      )
    }
    changed()
  }
}

/** Returns the number of the company's messages in a conversation after the sequence `after`; 0 if they can't be fetched. */
export async function countUnread({ credentials }: Asking, id: string, after: number): Promise<number> {
  const result = await credentials.ask('listMessages', id, { query: { after } })
  if (result.kind !== 'ok') return 0
  return result.value.messages.filter(message => message.sender_type !== 'visitor' && !isHidden(message))
    .length
}
