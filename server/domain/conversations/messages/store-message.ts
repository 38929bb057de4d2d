import { randomUUID } from 'node:crypto'
import type { Message, MessageMeta } from '#contract/entities/message.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { firstName } from '../../first-name.ts'
import { MESSAGE_COLUMNS, toMessage } from '../rows.ts'

/** Who a message is from. Visitors see an agent's first name. */
export type Sender = 'visitor' | 'ai' | 'system' | Pick<Member, 'userId' | 'fullName'>

/** What a message says. `clientId` is the sender's own id for it, under which it is stored once; random if absent. */
export type MessageDraft = {
  readonly clientId?: string
  readonly content: string
  readonly meta?: MessageMeta
}

/**
 * Stores a message: every message of the product is stored here. The caller has claims that may speak for the sender,
 * and holds the conversation's row lock or has just created it. A trigger numbers the message.
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
