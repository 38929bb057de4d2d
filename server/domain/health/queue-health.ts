import { WAITS_UNASSIGNED_AFTER_MS } from '#contract/constants/health.ts'
import type { HealthCheck } from '#contract/entities/health.ts'
import type { Query } from '#server/ports/database.ts'
import { checkOf } from './check-of.ts'

/**
 * Checks the visitors who wait: past the deadline of an SLA policy, or for a human whom nobody assigned. Runs under a
 * member's claims. @param now in ms, of the conversations' clock
 */
export async function checkQueue(query: Query, companyId: string, now: number): Promise<HealthCheck> {
  const [late] = await query<{ late: number; since: Date | null }>(
    `select count(distinct conversation_id)::integer as late, min(due_at) as since from public.sla_timers
      where company_id = $1 and ended_at is null and due_at <= $2`,
    [companyId, new Date(now)],
  )
  const [queue] = await query<{ waiting: number; since: Date | null }>(
    `select count(*)::integer as waiting, min(human_requested_at) as since from public.conversations c
      where company_id = $1 and app.is_waiting_for_human(c.needs_human, c.assignee_id, c.status)
        and c.snoozed_until is null`,
    [companyId],
  )
  const { waiting, since } = queue!
  const counts = { late: late!.late, waiting }
  if (counts.late > 0) return checkOf('queue', 'past-deadline', counts, late!.since)
  if (since === null) return checkOf('queue', 'nobody-waits', counts)
  const isLong = now - since.getTime() >= WAITS_UNASSIGNED_AFTER_MS
  return checkOf('queue', isLong ? 'waits-unassigned' : 'somebody-waits', counts, since)
}
