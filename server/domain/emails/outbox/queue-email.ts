import type { EmailKind } from '#contract/constants/email.ts'
import type { Query } from '#server/ports/database.ts'
import type { EmailPage } from '../render-email.ts'

/** An email to a visitor. */
export type QueuedEmail = {
  readonly companyId: string
  readonly conversationId: string
  readonly kind: Exclude<EmailKind, 'test'>
  readonly page: EmailPage
  /** Sequences of the messages that a reply carries. */
  readonly sequences?: readonly number[]
}

/**
 * Queues an email in the transaction that needs it, so that it is sent if and only if that commits. The job renders it
 * with the company's sender and signature of that moment.
 */
export async function queueEmail(
  query: Query,
  { companyId, conversationId, kind, page, sequences }: QueuedEmail,
  now: Date,
): Promise<void> {
  const { to, ...content } = page
  const values = [companyId, conversationId, kind, to, page.subject, content, now]
  // A visitor, who asks for a transcript, may not write the column of replies.
  await query(
    `insert into public.emails
       (company_id, conversation_id, kind, recipient, subject, page, due_at, created_at${sequences ? ', sequences' : ''})
     values ($1, $2, $3, $4, $5, $6, $7, $7${sequences ? ', $8' : ''})`,
    sequences ? [...values, sequences] : values,
  )
}
