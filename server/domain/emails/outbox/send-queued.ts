import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { MailError } from '#server/ports/mail.ts'
import type { CompanyMailers } from './company-mailers.ts'
import { type Attempt, type DueEmail, noteFailure, noteSent, takeDueEmails } from './email-attempts.ts'

const BATCH = 50
/** Lease of an email: longer than any mail server's timeout. When it ends, another node takes over. */
const LEASE_MS = 2 * 60_000

/** Dependencies of the outbox. */
export type OutboxDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly mailerOf: CompanyMailers
  readonly log: { readonly error: (detail: object, text: string) => void }
}

/**
 * Sends the emails to visitors that are due. What cannot be handed over is tried again, ever later, through the same
 * server. Returns whether there may be more. An email is sent twice only if the process dies between sending and
 * recording it.
 */
export async function sendQueuedEmails(deps: OutboxDeps): Promise<boolean> {
  const now = deps.clock.now()
  const leaseUntil = new Date(now + LEASE_MS)
  const due = await takeDueEmails(deps.database, { now: new Date(now), leaseUntil, limit: BATCH })
  await Promise.all(due.map(email => sendOne(deps, email, { email, leaseUntil, at: new Date(now) })))
  return due.length > 0
}

async function sendOne(
  { database, mailerOf, log }: OutboxDeps,
  { id, company_id, conversation_id, recipient, page, is_paused }: DueEmail,
  attempt: Omit<Attempt, 'usedOwnServer'>,
): Promise<void> {
  const { isOwn: usedOwnServer, send } = await mailerOf(company_id)
  if (is_paused)
    return noteFailure(database, { ...attempt, usedOwnServer }, new MailError('recipient_paused'))
  try {
    await send(
      { ...page, to: recipient },
      conversation_id === null ? {} : { of: { emailId: id, conversationId: conversation_id } },
    )
  } catch (error) {
    log.error({ error, emailId: id }, 'an email to a visitor could not be sent')
    const failure = error instanceof MailError ? error : new MailError('failed')
    return noteFailure(database, { ...attempt, usedOwnServer }, failure)
  }
  await noteSent(database, { ...attempt, usedOwnServer })
}
