import { HANDOFF_REASONS, type HandoffReason } from '#contract/constants/insights.ts'
import type { ReportFilter } from '#contract/entities/report.ts'
import type { Query } from '#server/ports/database.ts'
import { FILTER, filterParams } from '../reports/report-sql.ts'
import type { Instant } from '../reports/report-time.ts'

/**
 * SQL for the requests for a human between `$1` and `$2` with their reasons. Who asked is in the activity of the same
 * instant. Why a visitor asked follows from the AI's last message before, and its recorded outcome.
 */
const REASONS = `
  select case
           when act.actor_type = 'agent' then 'agent'
           when act.actor_type = 'system' and act.actor_name is not null then 'rule'
           -- The form opens a ticket, which ends its request at once.
           when h.requested_at = c.created_at and h.outcome = 'ticketed' and h.ended_at = h.requested_at
             then 'ticket_form'
           when said.type is null then 'no_ai_message'
           when said.type = 'suggestions' then 'suggestions'
           when said.type <> 'offer' then 'asked'
           else case said.outcome
                  when 'no-information' then 'unanswered'
                  when 'refused-topic' then 'forbidden_topic'
                  when 'withheld' then 'withheld'
                  when 'over-budget' then 'ai_limit'
                  when 'turn-limit' then 'ai_limit'
                  when 'unavailable' then 'ai_failed'
                  else 'offer' end
         end as reason, count(*) as count
    from public.handoffs h
    join app.reported_facts(${FILTER}) f on f.id = h.conversation_id
    join public.conversations c on c.id = h.conversation_id
    left join lateral (
      select a.actor_type, a.actor_name from public.activities a
       where a.company_id = h.company_id and a.conversation_id = h.conversation_id and a.kind = 'human-requested'
         and a.created_at <= h.requested_at + interval '1 second'
       order by a.position desc limit 1) act on true
    left join lateral (
      select coalesce(m.meta ->> 'type', 'answer') as type, m.outcome from public.messages m
       where m.conversation_id = h.conversation_id and m.sender_type = 'ai' and m.created_at <= h.requested_at
         and m.meta ->> 'type' is distinct from 'auto'
       order by m.sequence desc limit 1) said on true
   where h.requested_at >= $1::timestamptz and h.requested_at < $2::timestamptz
   group by 1`

/** Returns how many humans were asked for between the edges, by reason. */
export async function readHandoffReasons(
  query: Query,
  [since, until]: readonly Instant[],
  filter: ReportFilter,
): Promise<Record<HandoffReason, number>> {
  const rows = await query<{ reason: HandoffReason; count: number }>(REASONS, [
    since,
    until,
    ...filterParams(filter),
  ])
  const counts = Object.fromEntries(HANDOFF_REASONS.map(reason => [reason, 0])) as Record<
    HandoffReason,
    number
  >
  for (const { reason, count } of rows) counts[reason] = count
  return counts
}
