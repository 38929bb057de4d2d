import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Count, WindowStore } from './window-store.ts'

const SWEEP_EVERY_MS = 10 * 60_000
const SWEEP_ROWS = 1_000

type Row = { readonly key: string; readonly count: number; readonly resets_at: Date }

/**
 * Returns counters in app.rate_limits. All nodes share them and they survive a restart. The clock is the server's.
 */
export function durableWindows({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): WindowStore {
  let sweepsAtMs = clock.now() + SWEEP_EVERY_MS

  return {
    add(windows) {
      const nowMs = clock.now()
      const now = new Date(nowMs)
      const isSweeping = nowMs >= sweepsAtMs
      if (isSweeping) sweepsAtMs = nowMs + SWEEP_EVERY_MS
      return database.asOwner(async query => {
        // Locked in the order of the keys, or two calls with the same counters could deadlock.
        const rows = await query<Row>(
          `insert into app.rate_limits as counted (key, count, resets_at)
           select key, 1, resets_at from unnest($1::text[], $2::timestamptz[]) as given (key, resets_at) order by key
           on conflict (key) do update
              set count = case when counted.resets_at <= $3 then 1 else counted.count + 1 end,
                  resets_at = case when counted.resets_at <= $3 then excluded.resets_at else counted.resets_at end
           returning key, count, resets_at`,
          [windows.map(({ key }) => key), windows.map(({ windowMs }) => new Date(nowMs + windowMs)), now],
        )
        // Rows locked by others are left for the next time, since waiting for them could deadlock.
        if (isSweeping)
          await query(
            `delete from app.rate_limits where key in (
               select key from app.rate_limits where resets_at <= $1 limit ${SWEEP_ROWS} for update skip locked)`,
            [now],
          )
        return rows.map(countOf)
      })
    },
    async read(windows) {
      const rows = await database.asOwner(query =>
        query<Row>(
          'select key, count, resets_at from app.rate_limits where key = any ($1::text[]) and resets_at > $2',
          [windows.map(({ key }) => key), new Date(clock.now())],
        ),
      )
      return rows.map(countOf)
    },
  }
}

function countOf({ key, count, resets_at }: Row): Count {
  return { key, count, resetsAtMs: resets_at.getTime() }
}
