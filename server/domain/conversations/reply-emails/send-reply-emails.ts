import { VISITOR_GONE_AFTER_MS } from '#contract/constants/conversation.ts'
import type { Clock } from '#core/clock.ts'
import { RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { type DueReplies, type Outcome, putBack, readDueReplies, takeDueReplies } from './due-replies.ts'
import { replyEmail } from './reply-email.ts'

const BATCH = 20
/** Lease of a conversation: longer than any mail server's timeout. When it ends, another node takes over. */
const LEASE_MS = 2 * 60_000
/** Delay of the first retry; doubles with each failure, up to the maximum. */
const RETRY_FIRST_MS = 60_000
const RETRY_MAX_MS = 60 * 60_000
/** No retry once the newest reply is older than this. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000

/** Dependencies of the reply emails. */
export type ReplyEmailDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly mailer: Mailer
  readonly limits: Pick<RateLimits, 'take'>
  readonly publicUrl: () => string
  readonly log: { readonly error: (detail: object, text: string) => void }
}

/**
 * Emails the replies that are due; all replies of a conversation go into one email. A ticket's are due after a grace
 * period; a chat's also wait until the visitor has left. Returns whether there may be more. An email is sent twice only
 * if the process dies between sending and recording it.
 */
export async function sendReplyEmails(deps: ReplyEmailDeps): Promise<boolean> {
  const now = deps.clock.now()
  const leaseUntil = new Date(now + LEASE_MS)
  const taken = await takeDueReplies(deps.database, { now: new Date(now), leaseUntil, limit: BATCH })
  await Promise.all(
    taken.map(async id => {
      const due = await readDueReplies(deps.database, id)
      if (due) await putBack(deps.database, id, leaseUntil, await outcomeOf(deps, due, now))
    }),
  )
  return taken.length === BATCH
}

async function outcomeOf(deps: ReplyEmailDeps, due: DueReplies, now: number): Promise<Outcome> {
  const { customer_email, number, replies, failures, active_at } = due
  const newest = replies.at(-1)
  if (customer_email === null || !newest) return { dueAt: null, failures: 0 }
  const goneAt = active_at.getTime() + VISITOR_GONE_AFTER_MS
  if (number === null && goneAt > now) return { dueAt: new Date(goneAt), failures }
  // A retry was already counted against the rate limit.
  const waitMs = failures > 0 ? 0 : await limitedFor(deps.limits, due.id, customer_email)
  if (waitMs > 0) return { dueAt: new Date(now + waitMs), failures }
  try {
    await deps.mailer.send(replyEmail({ ...due, customer_email }, replies, deps.publicUrl()))
    return { dueAt: null, failures: 0, emailedSequence: newest.sequence }
  } catch (error) {
    deps.log.error({ error, conversationId: due.id }, 'a mail of replies could not be sent')
    if (now - newest.created_at.getTime() >= GIVE_UP_AFTER_MS) return { dueAt: null, failures: 0 }
    return { dueAt: new Date(now + retryAfterMs(failures)), failures: failures + 1 }
  }
}

/** Counts an email against the rate limit. Returns the ms to wait; 0 if it may be sent now. */
async function limitedFor(limits: ReplyEmailDeps['limits'], conversation: string, account: string) {
  try {
    await limits.take('replyMail', { conversation, account })
    return 0
  } catch (error) {
    if (!(error instanceof RateLimitError)) throw error
    return error.retryAfterS * 1_000
  }
}

function retryAfterMs(failures: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** failures, RETRY_MAX_MS)
}
