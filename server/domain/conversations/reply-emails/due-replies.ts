/** The rows behind the emails of replies: taking what is due, reading it, putting it back. */
import { SYSTEM_PREFIX } from '#contract/constants/conversation.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import type { Addressee, Reply } from './reply-email.ts'

/** A conversation whose email was taken, and the replies that its visitor has neither seen nor been emailed. */
export type DueReplies = Omit<Addressee, 'customer_email'> & {
  readonly id: string
  readonly customer_email: string | null
  readonly failures: number
  /** When the visitor was last there. */
  readonly active_at: Date
  readonly replies: readonly Reply[]
}

/** How a conversation is put back. */
export type Outcome = {
  /** When its email is due again; null when nothing is owed. */
  readonly dueAt: Date | null
  readonly failures: number
  /** The last reply of an email that went out; none when none did. */
  readonly emailedSequence?: number
}

/** Takes up to `limit` conversations whose email is due at `now`, for nobody else until `leaseUntil`; those of suspended companies wait. */
export async function takeDueReplies(
  database: Database,
  { now, leaseUntil, limit }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query<{ id: string }>(
      `update app.reply_emails set due_at = $2
        where conversation_id in (
          select r.conversation_id from app.reply_emails r
           where r.due_at <= $1
             and ${companyIsOpen('r.company_id')}
           order by r.due_at limit $3 for update of r skip locked)
       returning conversation_id as id`,
      [now, leaseUntil, limit],
    ),
  )
  return rows.map(({ id }) => id)
}

/** Null when the conversation is gone. */
export function readDueReplies(database: Database, conversationId: string): Promise<DueReplies | null> {
  return database.as(JOB_CLAIMS, async query => {
    const [conversation] = await query<Omit<DueReplies, 'replies'>>(
      `select c.id, c.number, c.locale, c.customer_email, r.failures,
              coalesce(c.visitor_active_at, c.created_at) as active_at, company.name as company_name, company.subdomain
         from app.reply_emails r
         join public.conversations c on c.id = r.conversation_id
         join public.companies company on company.id = r.company_id
        where r.conversation_id = $1`,
      [conversationId],
    )
    if (!conversation) return null
    const replies = await query<Reply>(
      `select m.sequence, m.sender_name, m.content, m.created_at
         from app.reply_emails r
         join public.conversations c on c.id = r.conversation_id
         join public.messages m on m.conversation_id = c.id
        where r.conversation_id = $1 and m.sender_type = 'agent' and not starts_with(m.content, '${SYSTEM_PREFIX}')
          and m.sequence > greatest(c.visitor_seen_sequence, r.mailed_sequence)
        order by m.sequence`,
      [conversationId],
    )
    return { ...conversation, replies }
  })
}

/** Puts a conversation back; a reply that has come meanwhile has set its own time, which stays. */
export async function putBack(
  database: Database,
  conversationId: string,
  leaseUntil: Date,
  { dueAt, failures, emailedSequence = 0 }: Outcome,
): Promise<void> {
  await database.as(JOB_CLAIMS, query =>
    query(
      `update app.reply_emails
          set due_at = case when due_at = $2 then $3::timestamptz else due_at end, failures = $4,
              mailed_sequence = greatest(mailed_sequence, $5)
        where conversation_id = $1`,
      [conversationId, leaseUntil, dueAt, failures, emailedSequence],
    ),
  )
}
