import { randomUUID } from 'node:crypto'
import type { MessageMeta } from '#contract/entities/message.ts'
import type { Query } from '#server/ports/database.ts'
import type { LockedConversation } from '../lock-conversation.ts'

/** Stores a message that nobody typed. It needs the claims of the AI. */
export async function postAsServer(
  query: Query,
  { company_id, id }: LockedConversation,
  sender: 'ai' | 'system',
  { content, meta }: { readonly content: string; readonly meta: MessageMeta },
  now: Date,
): Promise<void> {
  await query(
    `insert into public.messages (company_id, conversation_id, client_id, sender_type, content, meta, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [company_id, id, randomUUID(), sender, content, meta, now],
  )
}
