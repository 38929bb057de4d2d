/** Adds a year of conversations to the seeded company, for the reports. The tables' triggers run as usual. */
import { vacuumDue } from '#server/database/vacuum-due.ts'
import type { Database } from '#server/ports/database.ts'
import type { Desk } from './seed-desk.ts'

/** Conversations in one transaction. */
const BATCH = 500
/** Batches between two vacuums, for a database without an autovacuum daemon. */
const VACUUM_EVERY = 20
/** The last day of the year. */
export const YEAR_END = '2025-12-31'

/** A share of the numbers, the same ones in every run; `salt` makes shares independent. */
const chance = (salt: string, share: number) =>
  `(hashtext(n || '${salt}')::bigint + 2147483648) < ${share} * 4294967296`

/** The conversations `$3` to `$4` of `$5` in the company `$1` with the agents `$2`. */
const SPAN = `
  select n, ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid as id, $1::uuid as company_id,
         timestamptz '${YEAR_END}' - interval '1 year' + n * (interval '1 year' / $5::integer) as at,
         ($2::uuid[])[1 + n % cardinality($2::uuid[])] as agent_id,
         ${chance('form', 0.15)} as is_form, ${chance('human', 0.45)} as has_human, ${chance('done', 0.93)} as is_done,
         ${chance('again', 0.06)} as is_reopened, ${chance('call', 0.05)} as is_call, ${chance('asked', 0.6)} as is_asked,
         ${chance('answered', 0.4)} as is_answered, ${chance('promise', 0.3)} as is_promised
    from generate_series($3::integer, $4::integer) n`
const OF = (sql: string) => `with span as (${SPAN}) ${sql}`

/** Seven messages on average: a company with a million messages in a year has about 150,000 conversations. */
const STEPS = [
  `insert into public.conversations (id, company_id, subject, source, status, responder, needs_human, human_requested_at, locale,
     tags, call_started_at, call_ended_at, created_at, updated_at)
   select id, company_id, 'A question ' || n, 'widget', case when is_form then 'ticket' else 'open' end,
          case when is_form then 'none' else 'ai' end, is_form, case when is_form then at end,
          (array['en', 'en', 'en', 'de', 'fr'])[1 + n % 5],
          case n % 4 when 0 then '{billing}' when 1 then '{Shipping,VIP}' else '{}' end::text[],
          case when is_call then at end, case when is_call then at + n % 600 * interval '1 second' end, at, at
     from span`,
  `insert into public.messages (company_id, conversation_id, sender_type, content, created_at)
   select company_id, id, case when m % 2 = 0 then 'ai' else 'visitor' end, 'A message ' || m,
          at + m * interval '10 seconds' from span cross join generate_series(1, 4) m order by n, m`,
  `update public.conversations c set needs_human = true, human_requested_at = s.at + interval '1 minute', responder = 'none',
          updated_at = s.at + interval '1 minute'
     from span s where c.id = s.id and s.has_human and not s.is_form`,
  `update public.conversations c set assignee_id = s.agent_id, assignee_name = 'Agent', responder = 'agent', needs_human = false,
          updated_at = s.at + (2 + n % 90) * interval '1 minute'
     from span s where c.id = s.id and (s.has_human or s.is_form)`,
  `insert into public.messages (company_id, conversation_id, sender_type, sender_id, content, created_at)
   select company_id, id, case when m % 2 = 1 then 'agent' else 'visitor' end, case when m % 2 = 1 then agent_id end,
          'A reply ' || m, at + (3 + n % 90 + m) * interval '1 minute'
     from span cross join generate_series(1, 6) m where has_human or is_form order by n, m`,
  `insert into public.sla_timers (company_id, conversation_id, policy_name, timer, started_at, warn_at, due_at, ended_at)
   select company_id, id, 'Fast', 'first-reply', at, at + interval '50 minutes', at + interval '1 hour',
          at + (4 + n % 90) * interval '1 minute' from span where is_promised and (has_human or is_form)`,
  `update public.conversations c set status = 'resolved', resolved_at = s.at + interval '3 hours', needs_human = false,
          updated_at = s.at + interval '3 hours' from span s where c.id = s.id and s.is_done`,
  `update public.conversations c set status = 'open', resolved_at = null, updated_at = s.at + interval '5 hours'
     from span s where c.id = s.id and s.is_done and s.is_reopened`,
  `update public.conversations c set status = 'resolved', resolved_at = s.at + (n % 200) * interval '1 hour',
          updated_at = s.at + interval '200 hours' from span s where c.id = s.id and s.is_done and s.is_reopened`,
  `insert into public.surveys (company_id, conversation_id, kind, channel, locale, handled_by, agent_id, asked_at, score,
     answered_at, changed_at)
   select company_id, id, case n % 3 when 0 then 'numbers' else 'emoji' end, 'chat', 'en',
          case when has_human or is_form then 'agent' else 'ai' end, case when has_human or is_form then agent_id end,
          at + interval '3 hours', case when is_answered then 1 + n % 5 end,
          case when is_answered then at + interval '4 hours' end, case when is_answered then at + interval '4 hours' end
     from span where is_done and is_asked`,
]

/** Adds `conversations` to the seeded company, evenly over the year before `YEAR_END`. */
export async function seedYear(database: Database, desk: Desk, conversations: number): Promise<void> {
  const agents = [desk.member.userId, desk.colleagueId]
  for (let from = 1, batch = 1; from <= conversations; from += BATCH, batch++) {
    const to = Math.min(from + BATCH - 1, conversations)
    await database.asOwner(async query => {
      for (const step of STEPS)
        await query(OF(step), [desk.member.companyId, agents, from, to, conversations])
    })
    // A connection keeps plans that it made for empty tables until they are analyzed.
    if (batch === 1) await database.script('analyze')
    if (batch % VACUUM_EVERY === 0) await vacuumDue(database)
  }
  await database.script('vacuum analyze')
}
