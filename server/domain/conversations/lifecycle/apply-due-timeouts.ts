import { TIMEOUT_GRACE_MS } from '#contract/constants/conversation.ts'
import type { TimeoutRule } from '#contract/entities/conversation.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { applyTimeout } from './apply-timeout.ts'

const BATCH = 20

type Due = { readonly id: string; readonly company_id: string; readonly timeout_rule: TimeoutRule }

/**
 * Applies the timeouts of conversations whose visitor has left (CHAT-11, CHAT-14, CHAT-16); an open widget applies its
 * own, `TIMEOUT_GRACE_MS` earlier. Timeouts of suspended companies wait. Returns whether there may be more.
 */
export async function applyDueTimeouts(deps: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const now = deps.clock.now()
  const due = await deps.database.as(JOB_CLAIMS, query =>
    query<Due>(
      `select id, company_id, timeout_rule from public.conversations
        where timeout_at <= $1
          and ${companyIsOpen('company_id')}
        order by timeout_at limit ${BATCH}`,
      [new Date(now - TIMEOUT_GRACE_MS)],
    ),
  )
  const applied = await Promise.allSettled(
    due.map(({ id, company_id, timeout_rule }) =>
      applyTimeout(deps, company_id, id, timeout_rule, new Date(now)),
    ),
  )
  for (const outcome of applied) if (outcome.status === 'rejected') throw outcome.reason
  return due.length === BATCH
}
