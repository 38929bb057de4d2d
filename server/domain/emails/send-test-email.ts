import { TEST_EMAIL_TIMEOUT_MS } from '#contract/constants/email.ts'
import type { TestEmailResult } from '#contract/entities/email.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { MailError } from '#server/ports/mail.ts'
import { JOB_CLAIMS, type Member } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { oneLine } from './one-line.ts'
import type { CompanyMailers } from './outbox/company-mailers.ts'
import type { EmailPage } from './render-email.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly mailerOf: CompanyMailers
}

/**
 * Sends the member an email as visitors would get it, and reports what the server said. It is tried once, within ten
 * seconds, and listed in the log.
 */
export async function sendTestEmail(
  { database, clock, mailerOf }: Deps,
  { companyId, userId }: Member,
): Promise<TestEmailResult> {
  // Members can't read the accounts' table, not even their own address.
  const [person] = await database.asOwner(query =>
    query<{ email: string; company: string }>(
      `select u.email, c.name as company from auth.users u join public.companies c on c.id = $2 where u.id = $1`,
      [userId, companyId],
    ),
  )
  if (!person) throw new AppError('person_not_found')
  const page = testEmail(person.email, person.company)
  const startedAt = clock.now()
  const { isOwn, send } = await mailerOf(companyId)
  const failure = await send(page, { timeoutMs: TEST_EMAIL_TIMEOUT_MS }).then(
    () => null,
    error => (error instanceof MailError ? error : new MailError('failed')),
  )
  const reply = isOwn ? (failure?.reply ?? null) : null
  const problem = failure?.problem ?? null
  const at = new Date(startedAt)
  await database.as(JOB_CLAIMS, query =>
    query(
      `insert into public.emails (company_id, kind, recipient, subject, state, attempts, problem, reply, used_own_server,
                                  created_at, last_attempt_at, sent_at)
       values ($1, 'test', $2, $3, $4, 1, $5, $6, $7, $8, $8, $9)`,
      [
        companyId,
        page.to,
        page.subject,
        failure ? 'failed' : 'sent',
        problem,
        reply,
        isOwn,
        at,
        failure ? null : at,
      ],
    ),
  )
  return { to: page.to, problem, reply, duration_ms: clock.now() - startedAt }
}

/** In English, like the page that it was sent from. */
function testEmail(to: string, companyName: string): EmailPage {
  const company = oneLine(companyName)
  return {
    to,
    subject: `Test email of ${company}`,
    locale: 'en',
    sender: company,
    parts: [
      {
        kind: 'paragraph',
        text: 'Emails to your visitors are sent this way, with this sender and signature.',
      },
    ],
    reason: `You received this email because you sent a test from the email settings of ${company}.`,
  }
}
