import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Activity } from '#contract/entities/desk.ts'
import type { Message } from '#contract/entities/message.ts'
import { conversationRow, messageRow } from '#demo/rows.ts'

/** The current time in all pictures, in ms since the epoch. */
export const NOW = Date.parse('2026-03-02T09:41:00Z')
/** The signed-in agent in the pictures' inbox. */
export const AGENT = '00000000-0000-4000-8000-000000000001'

/** Returns an instant before the pictures' current time. */
export const secondsAgo = (seconds: number) => new Date(NOW - seconds * 1_000).toISOString()
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

/** Returns a made-up conversation for a picture. */
export function sampleConversation(
  changes: Partial<StaffConversation> & Pick<StaffConversation, 'subject' | 'preview'>,
  minutes = 1,
): StaffConversation {
  return conversationRow(changes.subject, {
    last_message_at: minutesAgo(minutes),
    created_at: minutesAgo(minutes + 4),
    updated_at: minutesAgo(minutes),
    ...changes,
  })
}

/** Returns a conversation that has waited for a human for a number of seconds. */
export function waiting(
  subject: string,
  preview: string,
  customer_name: string,
  seconds: number,
): StaffConversation {
  return sampleConversation({
    subject,
    preview,
    customer_name,
    needs_human: true,
    responder: 'none',
    human_requested_at: secondsAgo(seconds),
    last_message_at: secondsAgo(seconds),
  })
}

/** Returns a picture's messages in order, from pairs of sender and text. */
export function sampleMessages(
  ...said: readonly (readonly [Message['sender_type'], string, Partial<Message>?])[]
): Message[] {
  return said.map(([sender_type, content, changes], index) =>
    messageRow(index + 1, {
      conversation_id: 'sample',
      sender_type,
      sender_name: sender_type === 'agent' ? 'Mara' : null,
      content,
      created_at: minutesAgo(said.length - index),
      ...changes,
    }),
  )
}

/** Returns an activity of a picture's thread. */
export function sampleActivity(
  kind: Activity['kind'],
  seconds: number,
  actor_type: Activity['actor_type'],
  actor_name: string,
  detail: Activity['detail'] = {},
): Activity {
  return {
    id: kind,
    conversation_id: 'sample',
    kind,
    actor_type,
    actor_id: actor_type === 'agent' ? AGENT : null,
    actor_name,
    detail,
    created_at: secondsAgo(seconds),
  }
}
