/** Database access of the surveys' emails: lease what is due, read it, and queue, postpone or drop it. */
import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { EmailPage } from '../../emails/render-email.ts'
import { accentOf } from '../../settings/brand.ts'
import type { EmailedSurvey } from './survey-email.ts'

/** A leased survey. */
export type DueSurvey = EmailedSurvey & {
  readonly id: string
  readonly company_id: string
  readonly conversation_id: string
}

/** SQL condition: the visitor of the survey `s` on the conversation `c` may still be asked, and can be reached. */
const CAN_BE_ASKED = `s.answered_at is null and s.emailed_at is null and c.status = 'resolved'
  and c.merged_into_id is null and c.spam_at is null and c.visitor_blocked_at is null and c.customer_email is not null
  and not app.is_blocked(c.company_id, c.customer_id, c.customer_email)`

/**
 * Leases up to `limit` surveys whose email is due at `now`, until `leaseUntil`. Returns their ids. Those of suspended
 * companies wait.
 */
export async function takeDueSurveys(
  database: Database,
  { now, leaseUntil, limit }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query<{ id: string }>(
      `update public.surveys set email_due_at = $2
        where id in (
          select s.id from public.surveys s
           where s.email_due_at <= $1 and ${companyIsOpen('s.company_id')}
           order by s.email_due_at limit $3 for update of s skip locked)
       returning id`,
      [now, leaseUntil, limit],
    ),
  )
  return rows.map(({ id }) => id)
}

/** Returns a leased survey; null if the visitor has answered, can't be reached, or the conversation goes on. */
export function readDueSurvey(database: Database, surveyId: string): Promise<DueSurvey | null> {
  return database.as(JOB_CLAIMS, async query => {
    const [due] = await query<DueSurvey>(
      `select s.id, s.company_id, s.conversation_id, s.kind, s.locale, c.customer_email, company.name as company_name,
              company.subdomain, ${accentOf('company.id')} as accent
         from public.surveys s
         join public.conversations c on c.id = s.conversation_id
         join public.companies company on company.id = s.company_id
        where s.id = $1 and ${CAN_BE_ASKED}`,
      [surveyId],
    )
    return due ?? null
  })
}

/** Ends the lease without an email; with null, none is sent until the conversation is resolved again. */
export async function postponeSurvey(
  database: Database,
  surveyId: string,
  leaseUntil: Date,
  dueAt: Date | null,
): Promise<void> {
  await database.as(JOB_CLAIMS, query => endLease(query, surveyId, leaseUntil, dueAt))
}

/** Queues the email of a leased survey, once, unless the visitor has answered meanwhile. */
export async function queueSurvey(
  database: Database,
  { id, company_id: companyId, conversation_id: conversationId }: DueSurvey,
  { page, leaseUntil, now }: { readonly page: EmailPage; readonly leaseUntil: Date; readonly now: Date },
): Promise<void> {
  await database.as(JOB_CLAIMS, async query => {
    const asked = await query(
      `update public.surveys s set emailed_at = $3, email_due_at = null
         from public.conversations c
        where s.id = $1 and s.email_due_at = $2 and c.id = s.conversation_id and ${CAN_BE_ASKED}
        returning s.id`,
      [id, leaseUntil, now],
    )
    if (asked.length === 0) return endLease(query, id, leaseUntil, null)
    await queueEmail(query, { companyId, conversationId, kind: 'survey', page }, now)
  })
}

/** Keeps the due time of a survey that was asked again in the meantime. */
async function endLease(query: Query, id: string, leaseUntil: Date, dueAt: Date | null): Promise<void> {
  await query('update public.surveys set email_due_at = $3 where id = $1 and email_due_at = $2', [
    id,
    leaseUntil,
    dueAt,
  ])
}
