/** Database access of the reply emails: lease what is due, read it, and store the outcome. */

import { SYSTEM_PREFIX } from '#contract/constants/conversation.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { accentOf } from '../../settings/brand.ts'
import type { Addressee, Reply } from './reply-email.ts'

/** A leased conversation, and the replies that its visitor has neither seen nor received by email. */
export type DueReplies = Omit<Addressee, 'customer_email'> & {
  readonly id: string
  readonly customer_email: string | null
  readonly failures: number
  /** When the visitor was last active. */
  readonly active_at: Date
  readonly replies: readonly Reply[]
}

/** The result of one attempt to email a conversation's replies. */
export type Outcome = {
  /** When the next email is due; null if there is nothing to send. */
  readonly dueAt: Date | null
  readonly failures: number
  /** Sequence of the last reply in the email that was sent; absent if none was sent. */
  readonly emailedSequence?: number
}

/**
 * Leases up to `limit` conversations whose email is due at `now`, until `leaseUntil`. Returns their ids. Those of
 * suspended companies wait.
 */
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

/** Returns a leased conversation with its unseen replies; null if the conversation was deleted. */
export function readDueReplies(database: Database, conversationId: string): Promise<DueReplies | null> {
  return database.as(JOB_CLAIMS, async query => {
    const [conversation] = await query<Omit<DueReplies, 'replies'>>(
      `select c.id, c.number, c.locale, c.customer_email, r.failures,
              coalesce(c.visitor_active_at, c.created_at) as active_at, company.name as company_name, company.subdomain,
              ${accentOf('company.id')} as accent
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

/** Stores the outcome and ends the lease. Keeps the due time of a reply that arrived in the meantime. */
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
