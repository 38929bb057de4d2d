import { REMEMBERED_CONVERSATIONS } from '#contract/constants/conversation.ts'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import { toJson } from '../api/to-json.ts'
import type { RememberedConversation, VisitorStorage } from './visitor-storage.ts'

/**
 * Adds or updates a conversation in the list, latest first. Drops the oldest if there are too many. One that was
 * forgotten meanwhile has no credential, and is not added again.
 */
export function rememberConversation(
  storage: VisitorStorage,
  conversation: Pick<
    VisitorConversation,
    'id' | 'subject' | 'preview' | 'status' | 'number' | 'last_message_at' | 'created_at'
  >,
  unread: number,
): void {
  const { id, subject, preview, status, number, last_message_at, created_at } = conversation
  const lastMessageAt = Date.parse(last_message_at ?? created_at)
  const { remembered, credentials } = storage.read()
  if (!credentials[id]) return
  const others = remembered.filter(other => other.id !== id)
  const all = [...others, { id, subject, preview, status, number, lastMessageAt, unread }]
  const latest = all.sort((a, b) => b.lastMessageAt - a.lastMessageAt).slice(0, REMEMBERED_CONVERSATIONS)
  if (toJson(latest) !== toJson(remembered)) storage.change({ remembered: latest })
}

/** Removes a conversation everywhere in this browser (CHAT-19). */
export function forgetConversation(storage: VisitorStorage, id: string): void {
  const { remembered, credentials, outbox, drafts, conversationId } = storage.read()
  storage.change({
    conversationId: conversationId === id ? null : conversationId,
    remembered: remembered.filter(other => other.id !== id),
    credentials: without(credentials, id),
    outbox: without(outbox, id),
    drafts: without(drafts, id),
  })
}

/** Returns the number of unread messages in all conversations of a list. */
export function unreadOf(remembered: readonly RememberedConversation[]): number {
  return remembered.reduce((sum, { unread }) => sum + unread, 0)
}

function without<Value>(entries: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...rest } = entries
  return rest
}
