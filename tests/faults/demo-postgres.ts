import { seedDemo } from '#demo/seed-demo.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { createIdentityStore } from '#server/gateway/auth/identity-store.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import type { Place } from './describe-faults.ts'
import { nodeClock } from './node-socket.ts'

/** A PostgreSQL with the demo companies, for servers at its `url`. */
export type DemoPostgres = Pick<Place, 'killConnections' | 'withDatabase' | 'close'> & {
  readonly url: string
}

/** Creates one. @param whichToKill SQL condition for the other connections (`pg_stat_activity`) that a fault ends */
export async function createDemoPostgres(whichToKill = 'true'): Promise<DemoPostgres> {
  const { url, drop } = await createPostgresDatabase('migrated')
  const database = openPostgres({ url, maxConnections: 1 })
  const identities = createIdentityStore({ database, clock: nodeClock })
  await seedDemo({ database, identities, clock: nodeClock })
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${whichToKill}`
  return {
    url,
    killConnections: async () => (await database.asOwner(query => query(kill))).length,
    withDatabase: read => read(database),
    async close() {
      await database.close()
      await drop()
    },
  }
}
