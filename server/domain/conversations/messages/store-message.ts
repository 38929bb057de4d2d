import { randomUUID } from 'node:crypto'
import type { Message, MessageMeta } from '#contract/entities/message.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { firstName } from '../../first-name.ts'
import { MESSAGE_COLUMNS, toMessage } from '../rows.ts'

/** The sender of a message. Visitors see only an agent's first name. */
export type Sender = 'visitor' | 'ai' | 'system' | Pick<Member, 'userId' | 'fullName'>

/** A message to store. `clientId` is its idempotency key; random if absent. */
export type MessageDraft = {
  readonly clientId?: string
  readonly content: string
  readonly meta?: MessageMeta
}

/**
 * Inserts a message and returns it; every message is stored here. The caller's claims must allow the sender, and the
 * caller must hold the conversation's row lock or have just created it. A trigger assigns the sequence number.
 */
export async function storeMessage(
  query: Query,
  conversation: { readonly id: string; readonly company_id: string },
  sender: Sender,
  { clientId = randomUUID(), content, meta = {} }: MessageDraft,
  now: Date,
): Promise<Message> {
  const senderColumns =
    typeof sender === 'string' ? [sender, null, null] : ['agent', sender.userId, firstName(sender.fullName)]
  const [stored] = await query(
    `insert into public.messages (company_id, conversation_id, client_id, content, meta, created_at, sender_type, sender_id, sender_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${MESSAGE_COLUMNS}`,
    [conversation.company_id, conversation.id, clientId, content, meta, now, ...senderColumns],
  )
  return toMessage(stored!)
}
