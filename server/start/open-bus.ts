/** Opens the bus between the nodes, and the database connections of the change feed. */
import type { Clock } from '#core/clock.ts'
import { createNotifyBus } from '../adapters/bus/notify-bus.ts'
import { openPostgres } from '../adapters/postgres/open-postgres.ts'
import type { Config } from '../config/read-config.ts'
import type { Bus } from '../ports/bus.ts'
import type { Database } from '../ports/database.ts'
import type { Log } from '../ports/log.ts'
import type { Closers } from './closers.ts'

/** One connection reads batches of changes, two read the access of open channels. */
const FEED_CONNECTIONS = 3

/** The bus, and the database over connections that requests of the API do not use. */
export type OpenBus = { readonly bus: Bus; readonly feedDatabase: Database }

/** Opens both until `closers` closes. The embedded database, and one that a test provides, have no second pool. */
export async function openBus(
  { database: configured, busUrl }: Pick<Config, 'database' | 'busUrl'>,
  given: {
    readonly database: Database
    readonly isReplaced: boolean
    readonly clock: Clock
    readonly log: Log
  },
  closers: Closers,
): Promise<OpenBus> {
  const { database, isReplaced, clock, log } = given
  const hasOwnPool = configured.kind === 'postgres' && !isReplaced
  const feedDatabase = hasOwnPool
    ? closers.add(openPostgres({ ...configured, maxConnections: FEED_CONNECTIONS }), ({ close }) => close())
    : database
  const source = createNotifyBus(feedDatabase, log)
  if (busUrl === null) return { bus: source, feedDatabase }
  // Loads the Redis client only if it is used.
  const { openRedisBus } = await import('../adapters/bus/redis-bus.ts')
  const bus = await openRedisBus({ url: busUrl, source, database: feedDatabase, clock, log })
  return { bus: closers.add(bus, ({ close }) => close()), feedDatabase }
}
