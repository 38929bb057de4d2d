/** Faults with PostgreSQL, whose connections can be lost. */
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { createIdentityStore } from '#server/gateway/auth/identity-store.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { createServerProcess } from '#tests/support/server-process.ts'
import { describeFaults, type Place } from './describe-faults.ts'
import { nodeClock } from './node-socket.ts'
import { dbKill, dropSockets, dup } from './schedules.ts'

const KILL_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

describeFaults('a PostgreSQL', openPlace, [
  ['connections that are reset', 'r', dropSockets],
  ['calls that arrive twice', 'd', dup],
  ['a database that drops its connections', 'q', dbKill],
])

async function openPlace(): Promise<Place> {
  const { url, drop } = await createPostgresDatabase('migrated')
  const database = openPostgres({ url, maxConnections: 1 })
  const identities = createIdentityStore({ database, clock: nodeClock })
  await seedDemo({ database, identities, clock: nodeClock })
  const server = await createServerProcess({ DATABASE_URL: url })
  return {
    nodes: [server],
    model: null,
    killConnections: async () => (await database.asOwner(query => query(KILL_OTHERS))).length,
    withDatabase: read => read(database),
    async close() {
      await database.close()
      await drop()
    },
  }
}
