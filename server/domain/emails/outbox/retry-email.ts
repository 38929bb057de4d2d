import { type LoggedEmail, loggedEmail } from '#contract/entities/email.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { EMAIL_COLUMNS } from './list-emails.ts'

/**
 * Queues a failed email again, with all its attempts. It goes through the server that is set now.
 * @throws email_not_found (404) if it is not a failed email to a visitor.
 */
export function retryEmail(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Member,
  id: string,
): Promise<LoggedEmail> {
  return database.as(actor.claims, async query => {
    const [email] = await query(
      `update public.emails set state = 'queued', attempts = 0, due_at = $2
        where id = $1 and state = 'failed' and kind <> 'test' returning ${EMAIL_COLUMNS}`,
      [id, new Date(clock.now())],
    )
    if (!email) throw new AppError('email_not_found')
    await writeAudit(query, actor, { action: 'email.retried', targetId: id, detail: {} })
    return loggedEmail.parse(withIsoDates(email))
  })
}
