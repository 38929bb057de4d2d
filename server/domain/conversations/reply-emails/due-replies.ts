/** Database access of the reply emails: lease what is due, read it, and queue or postpone it. */
import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { EmailPage } from '../../emails/render-email.ts'
import { accentOf } from '../../settings/brand.ts'
import { readSettings } from '../../settings/read-settings.ts'
import type { Addressee, Reply } from './reply-email.ts'

/** A leased conversation, and the replies that its visitor has neither seen nor received by email. */
export type DueReplies = Omit<Addressee, 'customer_email' | 'isAnswerable'> & {
  readonly id: string
  readonly company_id: string
  readonly customer_email: string | null
  /** Whether the company emails replies in a chat. */
  readonly emails_chat_replies: boolean
  /** Where the company wants answers; null for the sender's address. */
  readonly reply_to: string | null
  /** When the visitor was last active. */
  readonly active_at: Date
  readonly replies: readonly Reply[]
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
    const [conversation] = await query<Omit<DueReplies, 'replies' | 'emails_chat_replies' | 'reply_to'>>(
      `select c.id, c.company_id, c.number, c.locale, c.customer_email,
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
        where r.conversation_id = $1 and m.sender_type = 'agent' and not app.is_mark(m.sender_type, m.content, m.meta)
          and m.sequence > greatest(c.visitor_seen_sequence, r.mailed_sequence)
        order by m.sequence`,
      [conversationId],
    )
    const { emails_chat_replies, reply_to } = await readSettings(query, conversation.company_id, 'email')
    return { ...conversation, emails_chat_replies, reply_to, replies }
  })
}

/** Ends the lease without an email. Keeps the due time of a reply that arrived in the meantime. */
export async function postpone(
  database: Database,
  conversationId: string,
  leaseUntil: Date,
  dueAt: Date | null,
): Promise<void> {
  await database.as(JOB_CLAIMS, query => endLease(query, conversationId, leaseUntil, dueAt))
}

/** Queues an email with the replies, whose newest is the last, once, and ends the lease. */
export async function queueReplies(
  database: Database,
  { id, company_id, replies }: Pick<DueReplies, 'id' | 'company_id' | 'replies'>,
  {
    page,
    leaseUntil,
    now,
  }: {
    readonly page: EmailPage
    readonly leaseUntil: Date
    readonly now: Date
  },
): Promise<void> {
  const sequences = replies.map(({ sequence }) => sequence)
  await database.as(JOB_CLAIMS, async query => {
    await endLease(query, id, leaseUntil, null)
    const moved = await query(
      `update app.reply_emails set mailed_sequence = $2
        where conversation_id = $1 and mailed_sequence < $2 returning conversation_id`,
      [id, sequences.at(-1)],
    )
    if (moved.length === 0) return
    await queueEmail(
      query,
      { companyId: company_id, conversationId: id, kind: 'reply', page, sequences },
      now,
    )
  })
}

async function endLease(
  query: Query,
  conversationId: string,
  leaseUntil: Date,
  dueAt: Date | null,
): Promise<void> {
  await query(
    `update app.reply_emails set due_at = $3
      where conversation_id = $1 and due_at = $2`,
    [conversationId, leaseUntil, dueAt],
  )
}
