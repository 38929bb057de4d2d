import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCompanies } from '#demo/companies.ts'
import { seedDesk } from '#demo/story/seed-desk.ts'
import { seedStory } from '#demo/story/seed-story.ts'
import { tellStory } from '#demo/story/story.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { followEvents } from '#tests/support/follow-events.ts'
import { replay } from '#tests/support/story/replay.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

const ACME = seedCompanies[0]!.id
const OF_STORY = "like '5e0a%'"

/** What the story leaves in a table. Ids that the database makes are left out, and so is the email of a receipt. */
const TABLES: Readonly<Record<string, string>> = {
  conversations: `select to_jsonb(t) - '{client_id,receipt_due_at}'::text[] as row from public.conversations t where id::text ${OF_STORY}`,
  messages: `select to_jsonb(t) - '{id,client_id}'::text[] as row from public.messages t where conversation_id::text ${OF_STORY}`,
  notes: `select to_jsonb(t) - '{id,client_id}'::text[] as row from public.notes t where conversation_id::text ${OF_STORY}`,
  handoffs: `select to_jsonb(t) - 'id' as row from public.handoffs t where conversation_id::text ${OF_STORY}`,
  'SLA timers': `select to_jsonb(t) as row from public.sla_timers t where conversation_id::text ${OF_STORY}`,
  'rule runs': `select to_jsonb(t) - 'id' as row from public.rule_runs t where conversation_id::text ${OF_STORY}`,
  surveys: `select to_jsonb(t) - 'id' as row from public.surveys t where conversation_id::text ${OF_STORY}`,
  activities: `select to_jsonb(t) - '{id,position}'::text[]
      || jsonb_build_object('place', row_number() over (partition by conversation_id order by position)) as row
      from public.activities t where conversation_id::text ${OF_STORY}`,
  facts: `select to_jsonb(t) as row from public.conversation_facts t where id::text ${OF_STORY}`,
  customers: `select to_jsonb(t) - 'updated_at' as row from public.customers t where id::text ${OF_STORY}`,
}

describe('the past of the demo', () => {
  const now = Date.now()
  let seeded: Database
  let replayed: Database
  beforeAll(async () => {
    seeded = await openTestDatabase('postgres', { content: 'demo' })
    await seedStory({ database: seeded, clock: { now: () => now } })
    replayed = await openTestDatabase('postgres', { content: 'demo' })
    const events = tellStory(now)
    await replayed.asOwner(async query => {
      await seedDesk(query, ACME, events, now)
      await query('update public.customers set last_seen_at = null where id::text like $1', ['5e0a%'])
      // The hand-written tickets come after those of the story.
      await query('update public.conversations set number = number + 1000 where company_id = $1', [ACME])
      await query('update public.companies set last_ticket_number = last_ticket_number - 3 where id = $1', [
        ACME,
      ])
    })
    await replay(replayed, ACME, events)
    await followEvents(seeded)
  })
  afterAll(async () => {
    await seeded.close()
    await replayed.close()
  })

  const read = (database: Database, sql: string) =>
    database.asOwner(async (query: Query) =>
      (await query<{ row: object }>(sql)).map(({ row }) => JSON.stringify(row)).sort(),
    )

  it.each(Object.entries(TABLES))(
    'has the %s that the triggers and what follows from events would have written',
    async (_, sql) => {
      const rows = await read(seeded, sql)
      expect(rows.length).toBeGreaterThan(20)
      expect(rows).toEqual(await read(replayed, sql))
    },
  )

  it('leaves the hand-written tickets the last numbers', async () => {
    const numbers = await seeded.asOwner(query =>
      query<{ is_story: boolean; from: number; to: number; last: number }>(
        `select c.id::text ${OF_STORY} as is_story, min(number) as "from", max(number) as "to",
                max(o.last_ticket_number) as last
           from public.conversations c join public.companies o on o.id = c.company_id
          where c.company_id = $1 and number is not null group by 1 order by 1`,
        [ACME],
      ),
    )
    const [written, story] = numbers
    expect(story).toMatchObject({ from: 1_001, to: written!.from - 1 })
    expect(written).toMatchObject({ to: written!.last })
  })

  it('switches the triggers on again', async () => {
    const off = await seeded.asOwner(query =>
      query("select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'"),
    )
    expect(off).toEqual([])
  })

  it('leaves no handoff without an end, and sends nothing', async () => {
    const [left] = await seeded.asOwner(query =>
      query(
        `select (select count(*) from public.handoffs h where h.ended_at is null and h.conversation_id::text ${OF_STORY}) as handoffs,
                (select count(*) from public.conversations where receipt_due_at is not null or ai_due_at is not null) as due,
                (select count(*) from public.emails) as emails`,
      ),
    )
    expect(left).toEqual({ handoffs: 0, due: 0, emails: 0 })
  })
})
