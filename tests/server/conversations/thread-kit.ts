/** Threads of acme that are written directly into the database. */
import { randomUUID } from 'node:crypto'
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import type { Query } from '#server/ports/database.ts'

type Said = readonly [
  by: SenderType,
  content: string,
  meta?: MessageMeta & { readonly helpful?: boolean; readonly comment?: string },
]

/**
 * Adds a conversation with these messages, one second apart and ending now. A resolved one is resolved now.
 * Returns its id.
 */
export async function tellThread(
  query: Query,
  clock: Pick<Clock, 'now'>,
  said: readonly Said[],
  { isResolved = false, locale = 'en' } = {},
): Promise<string> {
  const id = randomUUID()
  await query(
    `insert into public.conversations (id, company_id, subject, source, status, resolved_at, locale, customer_name)
     select $1, id, 'Help', 'widget', $2, $3, $4, 'Ada Lovelace' from public.companies where subdomain = 'acme'`,
    [id, isResolved ? 'resolved' : 'open', isResolved ? new Date(clock.now()) : null, locale],
  )
  for (const [i, [by, content, { helpful = null, comment = null, ...meta } = {}]] of said.entries())
    await query(
      `insert into public.messages (company_id, conversation_id, sender_type, sender_name, content, meta, helpful, rating_comment, created_at)
       select company_id, id, $2, $3, $4, $5, $6, $7, $8 from public.conversations where id = $1`,
      [
        id,
        by,
        by === 'agent' ? 'Maya Chen' : null,
        content,
        JSON.stringify(meta),
        helpful,
        comment,
        new Date(clock.now() - (said.length - i) * 1_000),
      ],
    )
  return id
}
