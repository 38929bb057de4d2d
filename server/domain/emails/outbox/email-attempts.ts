/** Database access of the outbox: lease the emails that are due, and store what came of an attempt. */
import { EMAIL_ATTEMPTS_MAX, type EmailKind, type MailProblem } from '#contract/constants/email.ts'
import type { Database } from '#server/ports/database.ts'
import type { MailError } from '#server/ports/mail.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import type { EmailPage } from '../render-email.ts'
import { noteEmailProblem } from './email-problem.ts'

/** A company's emails in one round, so that a slow server of its own does not keep the others waiting. */
const PER_COMPANY = 5
/** Delay of the first retry; doubles with each attempt, up to the maximum. */
const RETRY_FIRST_MS = 60_000
const RETRY_MAX_MS = 6 * 60 * 60_000

/** A leased email. */
export type DueEmail = {
  readonly id: string
  readonly company_id: string
  /** Null for a test. */
  readonly conversation_id: string | null
  readonly kind: EmailKind
  readonly recipient: string
  readonly page: Omit<EmailPage, 'to'>
  /** Attempts, including this one. */
  readonly attempts: number
  /** Why the attempt before this one failed; null without one. */
  readonly problem: MailProblem | null
  /** Whether no emails are sent to the recipient. */
  readonly is_paused: boolean
}

/**
 * Leases up to `limit` emails that are due at `now`, until `leaseUntil`, and counts the attempt. Those of suspended
 * companies wait.
 */
export function takeDueEmails(
  database: Database,
  { now, leaseUntil, limit }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<readonly DueEmail[]> {
  return database.as(JOB_CLAIMS, query =>
    query<DueEmail>(
      `update public.emails set due_at = $2, attempts = attempts + 1
        where id in (
          select e.id from public.emails e
           where e.state = 'queued' and e.due_at <= $1
             and e.id in (
               select id from (
                 select id, row_number() over (partition by company_id order by due_at, id) as place
                   from public.emails
                  where state = 'queued' and due_at <= $1 and ${companyIsOpen('company_id')}) due
                where place <= ${PER_COMPANY})
           order by e.due_at limit $3 for update of e skip locked)
       returning id, company_id, conversation_id, kind, recipient, page, attempts, problem, exists (
         select from public.paused_addresses p
          where p.company_id = emails.company_id and p.address = lower(emails.recipient)) as is_paused`,
      [now, leaseUntil, limit],
    ),
  )
}

/** An attempt at a leased email. */
export type Attempt = {
  readonly email: Pick<DueEmail, 'id' | 'attempts' | 'problem'>
  readonly leaseUntil: Date
  readonly at: Date
  readonly usedOwnServer: boolean
}

/** Stores that an email was sent, and deletes its content. Of one that was not sent before, its conversation says so. */
export async function noteSent(
  database: Database,
  { email, leaseUntil, at, usedOwnServer }: Attempt,
): Promise<void> {
  await database.as(JOB_CLAIMS, async query => {
    const noted = await query(
      `update public.emails
          set state = 'sent', due_at = null, page = null, sent_at = $3, last_attempt_at = $3, used_own_server = $4,
              problem = null, reply = null
        where id = $1 and due_at = $2 returning id`,
      [email.id, leaseUntil, at, usedOwnServer],
    )
    if (noted.length > 0 && email.problem === 'recipient_paused')
      await noteEmailProblem(query, email.id, { cause: 'sent', reply: null }, at)
  })
}

/**
 * Stores why an email was not sent, and when it is tried again. It fails at once if the server refused the recipient
 * or the email itself, and otherwise after the last attempt. That the recipient is paused also shows in the conversation.
 */
export async function noteFailure(
  database: Database,
  { email, leaseUntil, at, usedOwnServer }: Attempt,
  { problem, reply }: MailError,
): Promise<void> {
  const isLast = isRefusal({ problem }) || email.attempts >= EMAIL_ATTEMPTS_MAX
  await database.as(JOB_CLAIMS, async query => {
    const noted = await query(
      `update public.emails
          set state = $3, due_at = $4, last_attempt_at = $5, used_own_server = $6, problem = $7, reply = $8
        where id = $1 and due_at = $2 returning id`,
      [
        email.id,
        leaseUntil,
        isLast ? 'failed' : 'queued',
        isLast ? null : new Date(at.getTime() + retryAfterMs(email.attempts)),
        at,
        usedOwnServer,
        problem,
        // The answer of the platform's own server may name what is inside our network.
        usedOwnServer ? reply : null,
      ],
    )
    if (noted.length > 0 && problem === 'recipient_paused')
      await noteEmailProblem(query, email.id, { cause: 'paused', reply: null }, at)
  })
}

/** Whether another attempt would fail, too: the server refused the recipient or the email itself, or we send it nothing. */
export function isRefusal({ problem }: Pick<MailError, 'problem'>): boolean {
  return problem === 'recipient_refused' || problem === 'message_refused' || problem === 'recipient_paused'
}

/** Returns the time from the end of an attempt, counted from 1, to the next, in ms. */
export function retryAfterMs(attempts: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** (attempts - 1), RETRY_MAX_MS)
}
