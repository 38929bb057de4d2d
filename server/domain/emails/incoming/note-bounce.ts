/** What follows from a bounce: its email is marked, its conversation says so, and its address may get no more emails. */
import type { BounceKind } from '#contract/constants/email.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Database } from '#server/ports/database.ts'
import type { MailTokens } from '#server/tokens/mail-token.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { noteEmailProblem } from '../outbox/email-problem.ts'
import { pauseRecipient } from '../outbox/paused-addresses.ts'
import { emailOfOwnId } from './find-thread.ts'
import type { Bounce } from './read-bounce.ts'
import { storable } from './take-mail.ts'

type Deps = { readonly database: Database; readonly mailTokens: Pick<MailTokens, 'read'> }

/**
 * Notes a bounce once, and returns its kind; null if nothing follows. Anybody can send a bounce. Only who got the email knows its
 * id, which we have signed, and they can say something of no other address. It counts for the company at which it came in; the
 * platform's own company also gets those of emails that the platform sent for others.
 */
export async function noteBounce(
  { database, mailTokens }: Deps,
  companyId: string,
  { notices, about }: Bounce,
  now: Date,
): Promise<BounceKind | null> {
  const own = about.map(id => emailOfOwnId(id, mailTokens)).find(each => each !== null)
  if (!own) return null
  return database.as(JOB_CLAIMS, async query => {
    const [email] = await query<{ recipient: string }>(
      `select lower(e.recipient) as recipient from public.emails e join public.companies at on at.id = $3
        where e.id = $1 and e.conversation_id = $2 and e.bounced_at is null
          and (e.company_id = at.id or (at.subdomain = '${DEFAULT_SUBDOMAIN}' and e.used_own_server is not true))
          for update of e`,
      [own.emailId, own.conversationId, companyId],
    )
    const notice = email && notices.find(each => each.isFinal && each.recipients.includes(email.recipient))
    if (!notice) return null
    const { kind, cause, status } = notice
    const reply = storable(notice.reply)
    await query(
      `update public.emails set bounced_at = $2, bounce_kind = $3, bounce_cause = $4, bounce_status = $5, bounce_reply = $6
        where id = $1`,
      [own.emailId, now, kind, cause, status, reply],
    )
    await noteEmailProblem(query, own.emailId, { cause, reply }, now)
    if (kind !== 'soft') await pauseRecipient(query, own.emailId)
    return kind
  })
}
