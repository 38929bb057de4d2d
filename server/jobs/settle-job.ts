/** Settles conversations whose visitor has left: an open widget would have done it a moment before (CHAT-11, 14, 16). */
import { SETTLE_GRACE_MS } from '#contract/constants/conversation.ts'
import type { SettleRule } from '#contract/entities/conversation.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { settle } from '#server/domain/conversations/lifecycle/settle.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 2_000
const BATCH = 20
const OPEN_COMPANY = 'select from public.companies c where c.id = company_id and c.suspended_at is null'

type Due = { readonly id: string; readonly company_id: string; readonly settle_rule: SettleRule }

export function startSettleJob(deps: SweepDeps & { readonly database: Database }): Sweep {
  const { database, clock } = deps

  async function settleDue(): Promise<boolean> {
    const now = clock.now()
    const due = await database.as(JOB_CLAIMS, query =>
      query<Due>(
        // A suspended company's wait until it is open again.
        `select id, company_id, settle_rule from public.conversations
          where settle_at <= $1 and exists (${OPEN_COMPANY}) order by settle_at limit ${BATCH}`,
        [new Date(now - SETTLE_GRACE_MS)],
      ),
    )
    const settled = await Promise.allSettled(
      due.map(({ id, company_id, settle_rule }) => settle(deps, company_id, id, settle_rule, new Date(now))),
    )
    for (const outcome of settled) if (outcome.status === 'rejected') throw outcome.reason
    return due.length === BATCH
  }

  return startSweep(deps, SWEEP_EVERY_MS, settleDue, 'conversations could not be settled')
}
