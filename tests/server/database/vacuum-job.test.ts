/** The embedded database has no autovacuum daemon, so a job replaces it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { vacuumJob } from '#server/jobs/jobs.ts'
import { type RunningJobs, startJobs } from '#server/jobs/start-jobs.ts'
import type { Database } from '#server/ports/database.ts'
import { until } from '#tests/support/gateway-socket.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

let database: Database
let clock: ManualClock
let running: RunningJobs
let rounds = 0

beforeAll(async () => {
  database = await openTestDatabase('pglite', { content: 'empty' })
  await database.script('create table busy (n int primary key); create table calm (n int primary key)')
  clock = createManualClock(Date.now())
  const counted: Database['asOwner'] = work => {
    rounds++
    return database.asOwner(work)
  }
  running = startJobs([vacuumJob({ ...database, asOwner: counted }, clock)], {
    database,
    log: { error: detail => expect.unreachable(JSON.stringify(detail)) },
  })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** Writes rows; the database flushes its statistics at once. */
const write = (sql: string) =>
  database.asOwner(async query => {
    await query(sql)
    await query('select pg_stat_force_next_flush()')
  })

async function stateOf(table: string) {
  const [row] = await database.asOwner(query =>
    query<{ rows: number; analyzed: number; vacuumed: number; dead: number }>(
      `select reltuples as rows, analyze_count as analyzed, vacuum_count as vacuumed, n_dead_tup as dead
         from pg_class join pg_stat_user_tables on relid = pg_class.oid where pg_class.relname = $1`,
      [table],
    ),
  )
  return row!
}

it('vacuums and analyzes within a minute the tables of which enough has changed, and no other', async () => {
  await write('insert into busy select generate_series(1, 51)')
  await write('insert into calm select generate_series(1, 50)')
  clock.advance(59_999)
  expect(rounds).toBe(1)
  clock.advance(1)
  expect(rounds).toBe(2)
  await until(async () => expect(await stateOf('busy')).toMatchObject({ rows: 51, analyzed: 1, dead: 0 }))
  expect(await stateOf('calm')).toMatchObject({ rows: -1, analyzed: 0, vacuumed: 0 })

  await write('update busy set n = n + 1000')
  await write('update busy set n = n + 1000')
  clock.advance(60_000)
  await until(async () =>
    expect(await stateOf('busy')).toMatchObject({ rows: 51, analyzed: 2, vacuumed: 2, dead: 0 }),
  )
})

it('lets a plan that was made while a table was small be made anew once it is large', async () => {
  await write('create table growing (n int primary key, told text)')
  await write(`create function told_of(wanted int) returns text language plpgsql set plan_cache_mode = force_generic_plan
                 as $$ begin return (select told from growing where n = wanted); end $$`)
  const scansOfAll = async () => {
    const [row] = await database.asOwner(query =>
      query<{ scans: number }>("select seq_scan as scans from pg_stat_user_tables where relname = 'growing'"),
    )
    return row!.scans
  }
  const ask = () => write('select told_of(7)')
  await write("insert into growing values (7, 'here')")
  await write('analyze growing')
  await ask()
  await write("insert into growing select n, 'there' from generate_series(1000, 5000) n")
  const before = await scansOfAll()
  await ask()
  expect(await scansOfAll()).toBe(before + 1)

  clock.advance(60_000)
  await until(async () => expect((await stateOf('growing')).rows).toBe(4_002))
  const after = await scansOfAll()
  await ask()
  expect(await scansOfAll()).toBe(after)
})
