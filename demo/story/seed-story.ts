/** Gives acme, a company of the demo, a past of three months. */
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { seedCompanies } from '../companies.ts'
import type { StoryEvent } from './events.ts'
import { insertRows } from './insert-rows.ts'
import { recordsOf } from './records.ts'
import { seedDesk } from './seed-desk.ts'
import { seedKnowledge } from './seed-knowledge.ts'
import { tellStory } from './story.ts'

/** Tables whose triggers would write what the rows of the story already say. */
const COMPLETE = ['conversations', 'messages', 'notes', 'activities', 'handoffs', 'sla_timers', 'surveys']

/**
 * Seeds acme's past, right after `seedDemo`. The hand-written conversations of the demo stay the newest, and their
 * tickets get the last numbers.
 */
export async function seedStory({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<void> {
  const { id: companyId } = seedCompanies.find(({ subdomain }) => subdomain === 'acme')!
  const now = clock.now()
  const events = tellStory(now)
  await database.asOwner(async query => {
    await seedDesk(query, companyId, events, now)
    await switchTriggers(query, 'disable')
    await insertConversations(query, companyId, events)
    await switchTriggers(query, 'enable')
    await rebuildFacts(query, companyId)
    await seedKnowledge(query, companyId, events, now)
  })
  await database.script('analyze')
}

async function switchTriggers(query: Query, how: 'enable' | 'disable'): Promise<void> {
  for (const table of COMPLETE) await query(`alter table public.${table} ${how} trigger user`)
}

/** Computes what reports count. The story's rows have no events, from which it follows otherwise. */
async function rebuildFacts(query: Query, companyId: string): Promise<void> {
  let previous: string | null = null
  do {
    const rows: { last: string | null }[] = await query(
      'select app.rebuild_conversation_facts($1, $2, 200) as last',
      [companyId, previous],
    )
    previous = rows[0]!.last
  } while (previous !== null)
}

async function insertConversations(
  query: Query,
  companyId: string,
  events: readonly StoryEvent[],
): Promise<void> {
  const [written] = await query<{ first: number }>(
    'select min(number) as first from public.conversations where company_id = $1',
    [companyId],
  )
  const rows = recordsOf(companyId, events, written!.first)
  const tickets = rows.conversations.filter(({ number }) => number !== null).length
  await query('update public.conversations set number = number + $2 where company_id = $1', [
    companyId,
    tickets,
  ])
  await query('update public.companies set last_ticket_number = last_ticket_number + $2 where id = $1', [
    companyId,
    tickets,
  ])
  await insertRows(
    query,
    'public.conversations',
    rows.conversations.map(({ last_visitor_at: _, ...row }) => row),
  )
  await insertRows(query, 'public.messages', rows.messages)
  await insertRows(query, 'public.notes', rows.notes)
  await insertRows(query, 'public.activities', rows.activities)
  await insertRows(query, 'public.handoffs', rows.handoffs)
  await insertRows(query, 'public.sla_timers', rows.timers)
  await insertRows(query, 'public.rule_runs', rows.ruleRuns)
  await insertRows(query, 'public.surveys', rows.surveys)
  // The next deadline of each conversation, as `app.copy_next_deadline` copies it.
  await query(
    `update public.conversations c
        set sla = jsonb_build_object('timer', t.timer, 'warn_at', t.warn_at, 'due_at', t.due_at)
       from (select distinct on (conversation_id) * from public.sla_timers
              where company_id = $1 and ended_at is null order by conversation_id, due_at, timer) t
      where c.id = t.conversation_id`,
    [companyId],
  )
}
