import type { EventDetails, EventType } from '#contract/embed-types.ts'
import type { Message } from '#contract/entities/message.ts'
import type { ConversationState } from '#core/conversation/state.ts'
import { addedMessages } from '#core/conversation/updates/ordered-messages.ts'
import { isHidden } from '#core/conversation/view/is-hidden.ts'

/** A DOM event for the page: its name and detail. */
export type Announcement = {
  [Type in EventType]: { readonly name: Type; readonly detail: EventDetails[Type] }
}[EventType]

/** Returns the messages that are new in the current conversation. */
export function freshMessages(before: ConversationState, after: ConversationState): readonly Message[] {
  if (before.conversationId !== after.conversationId) return []
  return addedMessages(before.messages, after.messages).filter(message => !isHidden(message))
}

/** Returns the events for the page after a change of the current conversation. */
export function announcedEvents(before: ConversationState, after: ConversationState): Announcement[] {
  const { conversationId, status, number } = after
  if (before.conversationId !== conversationId) return []
  const isHandedOff = after.needsHuman && !before.needsHuman
  const hasBecome = (wanted: typeof status) => status === wanted && before.status !== wanted
  return [
    ...freshMessages(before, after).map(({ id, sender_type, content }) => ({
      name: 'support:message' as const,
      detail: { id, author: sender_type, text: content },
    })),
    ...(isHandedOff
      ? [{ name: 'support:handoff' as const, detail: { conversationId: conversationId! } }]
      : []),
    ...(hasBecome('resolved')
      ? [{ name: 'support:resolved' as const, detail: { conversationId: conversationId! } }]
      : []),
    ...(hasBecome('ticket')
      ? [{ name: 'support:ticket' as const, detail: { conversationId: conversationId!, number: number! } }]
      : []),
  ]
}
