import { VISITOR_GONE_AFTER_MS } from '#contract/constants/conversation.ts'
import type { Clock } from '#core/clock.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import { limitedFor } from '../../emails/limited-for.ts'
import { type DueReplies, postpone, queueReplies, readDueReplies, takeDueReplies } from './due-replies.ts'
import { replyEmail } from './reply-email.ts'

const BATCH = 20
/** Lease of a conversation. When it ends, another node takes over. */
const LEASE_MS = 2 * 60_000

/** Dependencies of the reply emails. */
export type ReplyEmailDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly limits: Pick<RateLimits, 'take'>
  readonly publicUrl: () => string
  /** Whether answers by email come into their conversations. */
  readonly takesMail: boolean
}

/**
 * Queues emails with the replies that are due; all replies of a conversation go into one email. A ticket's are due
 * after a grace period; a chat's also wait until the visitor has left, and the company can turn them off. Returns
 * whether there may be more.
 */
export async function queueReplyEmails(deps: ReplyEmailDeps): Promise<boolean> {
  const now = deps.clock.now()
  const leaseUntil = new Date(now + LEASE_MS)
  const taken = await takeDueReplies(deps.database, { now: new Date(now), leaseUntil, limit: BATCH })
  await Promise.all(
    taken.map(async id => {
      const due = await readDueReplies(deps.database, id)
      if (due) await queueOrPostpone(deps, due, leaseUntil, now)
    }),
  )
  return taken.length === BATCH
}

async function queueOrPostpone(
  { database, limits, publicUrl, takesMail }: ReplyEmailDeps,
  due: DueReplies,
  leaseUntil: Date,
  now: number,
): Promise<void> {
  const { id, customer_email, number, replies, active_at, emails_chat_replies } = due
  const until = (dueAt: Date | null) => postpone(database, id, leaseUntil, dueAt)
  if (customer_email === null || replies.length === 0) return until(null)
  // A receipt promises an answer by email, so a ticket's replies are always sent.
  if (number === null && !emails_chat_replies) return until(null)
  const goneAt = active_at.getTime() + VISITOR_GONE_AFTER_MS
  if (number === null && goneAt > now) return until(new Date(goneAt))
  const waitMs = await limitedFor(limits, { conversation: id, account: customer_email })
  if (waitMs > 0) return until(new Date(now + waitMs))
  const page = replyEmail(
    { ...due, customer_email, isAnswerable: takesMail || due.reply_to !== null },
    replies,
    publicUrl(),
  )
  await queueReplies(database, due, { page, leaseUntil, now: new Date(now) })
}
