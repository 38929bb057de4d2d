/** A clock that shows the database's time, so that leases and deadlines mean the same on every node. */
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { systemClock } from './system-clock.ts'

/** What following the database needs. `machine` has the timers, and the time that is compared with the database's. */
export type DatabaseClockDeps = {
  readonly database: Pick<Database, 'asOwner' | 'inBackground'>
  readonly log: Pick<Log, 'warn'>
  readonly metrics: Pick<Metrics, 'watch'>
  readonly machine?: Clock
  /** Milliseconds of a counter that nobody sets and that never stops. */
  readonly elapsed?: () => number
}

/** What the clock showed at one instant of the counter, and the database's time then. In ms. */
type Reading = { readonly at: number; readonly database: number; readonly shown: number }

const EVERY_MS = 60_000
/** Measurements at once, of which the quickest counts: half of its round trip is the most that it can be wrong. */
const ATTEMPTS = 3
/** A slower round trip says too little, in ms. */
const SLOWEST_MS = 1_000
/** A machine whose clock differs by more is worth a line in the log, in ms. */
const WARN_ABOVE_MS = 2_000

/**
 * Measures the database's time now and every minute until `close`. The clock runs on the machine's counter in between, so
 * it takes no part in a change of the machine's clock. It never goes backward: if it is ahead, it runs at half speed until
 * the database has caught up. @throws DatabaseError if the first measurement fails.
 */
export async function followDatabase(
  deps: DatabaseClockDeps,
): Promise<{ readonly clock: Clock; readonly close: () => void }> {
  const { log, metrics, machine = systemClock, elapsed = () => performance.now() } = deps
  const measured = await measure(deps.database, elapsed)
  let reading: Reading = { ...measured, shown: measured.database }
  let wasApart = false
  let timer: unknown = null
  let isClosed = false

  const timeAt = (at: number) =>
    Math.max(reading.database + (at - reading.at), reading.shown + (at - reading.at) / 2)
  const now = () => Math.floor(timeAt(elapsed()))
  const offsetMs = () => now() - machine.now()

  function warnIfApart(): void {
    const isApart = Math.abs(offsetMs()) > WARN_ABOVE_MS
    if (isApart && !wasApart)
      log.warn(
        { offsetMs: offsetMs() },
        'the clock of this machine differs from that of the database, which counts',
      )
    wasApart = isApart
  }

  async function follow(): Promise<void> {
    try {
      const next = await deps.database.inBackground(() => measure(deps.database, elapsed))
      // What has been shown since is kept.
      if (next.roundTrip <= SLOWEST_MS) reading = { ...next, shown: timeAt(next.at) }
      warnIfApart()
    } catch {
      // Whoever uses the database says that it is gone. Until it is back, the counter goes on.
    }
    if (!isClosed) followLater()
  }

  function followLater(): void {
    timer = machine.setTimeout(() => void follow(), EVERY_MS)
  }

  warnIfApart()
  followLater()
  metrics.watch('lapwing_clock_offset_seconds', () => [{ labels: {}, value: offsetMs() / 1_000 }])
  return {
    clock: { ...machine, now },
    close() {
      isClosed = true
      machine.clearTimeout(timer)
    },
  }
}

/** Returns the database's time at an instant of the counter, and the round trip that it took. In ms. */
async function measure(
  database: Pick<Database, 'asOwner'>,
  elapsed: () => number,
): Promise<Pick<Reading, 'at' | 'database'> & { readonly roundTrip: number }> {
  return database.asOwner(async query => {
    const samples = []
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const sent = elapsed()
      const [row] = await query<{ ms: number }>(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
      )
      const roundTrip = elapsed() - sent
      samples.push({ at: sent + roundTrip / 2, database: row!.ms, roundTrip })
    }
    return samples.reduce((best, sample) => (sample.roundTrip < best.roundTrip ? sample : best))
  })
}
