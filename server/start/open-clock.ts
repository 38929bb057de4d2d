import type { Clock } from '#core/clock.ts'
import { type DatabaseClockDeps, followDatabase } from '../adapters/clock/database-clock.ts'
import { systemClock } from '../adapters/clock/system-clock.ts'
import type { Database } from '../ports/database.ts'
import type { Closers } from './closers.ts'

/**
 * Returns the server's clock: with PostgreSQL the database's time, which is the same on all nodes, until `closers` closes;
 * with the embedded database the machine's, which is the database's, too.
 */
export async function openClock(
  { database, ...deps }: Omit<DatabaseClockDeps, 'database'> & { readonly database: Database },
  closers: Closers,
): Promise<Clock> {
  if (database.kind === 'pglite') return systemClock
  const followed = closers.add(await followDatabase({ database, ...deps }), ({ close }) => close())
  return followed.clock
}
