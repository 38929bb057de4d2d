import type { Message, MessageMeta } from '#contract/entities/message.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member, Visitor } from '../../actor.ts'
import { firstName } from '../../first-name.ts'
import type { LockedConversation } from '../lock-conversation.ts'
import { MESSAGE_COLUMNS, toMessage } from '../rows.ts'

/** `clientId` is the browser's own name for the message: it is stored once. */
export type Words = { readonly clientId: string; readonly content: string; readonly meta: MessageMeta }

/** Stores what a person says, under the conversation's lock. */
export async function storeMessage(
  query: Query,
  actor: Visitor | Pick<Member, 'kind' | 'userId' | 'fullName'>,
  { id, company_id }: LockedConversation,
  { clientId, content, meta }: Words,
  now: Date,
): Promise<Message> {
  const sender =
    actor.kind === 'member' ? ['agent', actor.userId, firstName(actor.fullName)] : ['visitor', null, null]
  const [stored] = await query(
    `insert into public.messages (company_id, conversation_id, client_id, content, meta, created_at, sender_type, sender_id, sender_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${MESSAGE_COLUMNS}`,
    [company_id, id, clientId, content, meta, now, ...sender],
  )
  return toMessage(stored!)
}
