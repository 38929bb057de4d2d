import { EVENTS } from '#contract/embed.ts'
import type { ConversationState } from '#core/conversation/state.ts'

/** A DOM event for the page: its name and detail. */
export type Announcement = { readonly name: string; readonly detail: unknown }

/** What the page hears of a change. A history that is loaded again is no news. */
export function announcedEvents(before: ConversationState, after: ConversationState): Announcement[] {
  const { conversationId } = after
  const isStarted = before.conversationId === null && conversationId !== null && after.outbox.length > 0
  const start = isStarted ? [{ name: EVENTS.conversationStart, detail: { conversationId } }] : []
  const known = new Set(before.messages.map(({ id }) => id))
  const fresh = after.messages.filter(({ id }) => !known.has(id))
  const wasSending = fresh.some(message =>
    before.outbox.some(({ clientId }) => clientId === message.client_id),
  )
  if (before.messages.length === 0 && !wasSending) return start
  const messages = fresh
    .filter(({ content }) => !content.startsWith('[system]'))
    .map(({ id, sender_type, content }) => ({
      name: EVENTS.message,
      detail: { id, author: sender_type, text: content },
    }))
  const isHandedOff = after.needsHuman && !before.needsHuman
  const isResolved = after.status === 'resolved' && before.status !== 'resolved'
  return [
    ...start,
    ...messages,
    ...(isHandedOff ? [{ name: EVENTS.handoff, detail: { conversationId } }] : []),
    ...(isResolved ? [{ name: EVENTS.resolved, detail: { conversationId } }] : []),
  ]
}
