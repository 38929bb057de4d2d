/** Prepares the event log before the server writes to it. */
import type { Database, Query } from '#server/ports/database.ts'
import { CONSUMERS } from './consumers.ts'

/** How long events are kept, in ms, if all consumers have read them. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Names of the consumers of this version. */
const NAMES = CONSUMERS.map(({ name }) => name)

/**
 * Adds the positions of new consumers, which begin with the events to come, and the partitions of the next months. Many nodes
 * can run it at once; it changes nothing if nothing is new.
 */
export async function openLog(database: Database): Promise<void> {
  await database.asOwner(async query => {
    await query("select pg_advisory_xact_lock(hashtext('lapwing.events'))")
    await raiseGeneration(query)
    await query(
      `insert into app.consumers (name, generation, xid, event_id)
       select name, (select event_generation from app.installation), pg_snapshot_xmin(pg_current_snapshot()), 0
         from unnest($1::text[]) as name on conflict do nothing`,
      [NAMES],
    )
    await maintainPartitions(query, new Date(0))
  })
}

/**
 * Begins a new generation if the log comes from another cluster, as after a restore or with a dump: its transaction ids are ahead
 * of those that are given now, so that what is written now would come before what was read. On one cluster no id is ahead.
 */
async function raiseGeneration(query: Query): Promise<void> {
  await query(
    `update app.installation set event_generation = event_generation + 1
      where exists (
        select from app.consumers c
         where c.generation = event_generation and c.xid > pg_snapshot_xmax(pg_current_snapshot()))
         or exists (
        select from app.events e
         where e.generation = event_generation and e.xid > pg_snapshot_xmax(pg_current_snapshot()))`,
  )
}

/** Adds partitions for the next months, and drops those of events that are too old at `now`. */
export async function forgetEvents(query: Query, now: Date): Promise<void> {
  await maintainPartitions(query, new Date(now.getTime() - KEPT_MS))
}

async function maintainPartitions(query: Query, oldest: Date): Promise<void> {
  await query('select app.maintain_event_partitions($1, $2)', [NAMES, oldest])
}
