/** What an agent did with a text of the AI. The reports count it. */
import type { Message } from '#contract/entities/message.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { findConversation } from '../../conversations/messages/find-conversation.ts'
import { digestOf } from './digest.ts'

const COLUMNS = { inserted: 'inserted_at', dismissed: 'dismissed_at' } as const

/**
 * Notes that the agent inserted or dismissed a text that the AI wrote for them; the first time counts. For another's or
 * an unknown text, nothing changes.
 * @throws conversation_not_found (404).
 */
export async function noteAssist(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, userId }: Member,
  conversationId: string,
  { assist_id, outcome }: ParsedRequestOf<'noteAssist'>['body'],
): Promise<void> {
  const column = COLUMNS[outcome]
  await database.as(claims, async query => {
    await findConversation(query, conversationId)
    await query(
      `update public.ai_assists set ${column} = coalesce(${column}, $4)
        where id = $1 and conversation_id = $2 and person_id = $3`,
      [assist_id, conversationId, userId, new Date(clock.now())],
    )
  })
}

/** Whether person $5 of company $1 has inserted such a text in conversation $2 since their last reply. */
export const HAS_INSERTED = `exists (select from public.ai_assists
  where company_id = $1 and conversation_id = $2 and person_id = $5 and inserted_at is not null and sent_at is null)`

/** Notes that a reply was sent from the texts that its author inserted since their last reply, if there are any. */
export async function noteSent(
  query: Query,
  { companyId, userId }: Member,
  { conversation_id, content, sequence }: Pick<Message, 'conversation_id' | 'content' | 'sequence'>,
  now: Date,
): Promise<void> {
  await query(
    `update public.ai_assists set sent_at = $4, sent_sequence = $5, is_unchanged = digest = $6
      where company_id = $1 and conversation_id = $2 and person_id = $3 and inserted_at is not null and sent_at is null`,
    [companyId, conversation_id, userId, now, sequence, digestOf(content)],
  )
}
