/** What follows from events, without a server. */
import { systemClock } from '#server/adapters/clock/system-clock.ts'
import { CONSUMERS } from '#server/events/consumers.ts'
import { createEventReader } from '#server/events/event-reader.ts'
import type { Database } from '#server/ports/database.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { scaleTimeout } from './scale-timeout.ts'

/**
 * SQL of what a reader waits for: transactions of the test's own database. Others of the cluster copy databases all the time.
 * The ids of a test's cluster have no epoch.
 */
const OWN_HORIZON = `
  select coalesce(min(backend_xid::text::xid8), pg_snapshot_xmax(pg_current_snapshot()))
    from pg_stat_activity where datname = current_database() and backend_xid is not null`

/** How long to wait for events that a test's open transaction holds back, in ms. */
export const HELD_BACK_LIMIT_MS = scaleTimeout(2_000)

/** Returns SQL of what a reader of events waits for; undefined for what the product waits for. */
export function eventHorizon(kind: Database['kind']): string | undefined {
  return kind === 'postgres' ? OWN_HORIZON : undefined
}

/** Applies what follows from all events so far, as a server's jobs do. @throws Error if a consumer fails. */
export async function followEvents(database: Database): Promise<void> {
  const failures: unknown[] = []
  const log = { error: (detail: object) => void failures.push(detail) }
  const horizon = eventHorizon(database.kind)
  const deps = { database, clock: systemClock, log, metrics: NO_METRICS, consumers: CONSUMERS, horizon }
  await createEventReader(deps).catchUp(HELD_BACK_LIMIT_MS)
  if (failures.length > 0) throw new Error('Events could not be consumed.', { cause: failures[0] })
}
