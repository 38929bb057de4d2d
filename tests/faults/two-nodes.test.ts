/** Faults with two nodes on one PostgreSQL, behind a load balancer that leaves out the node that is gone. */
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { createIdentityStore } from '#server/gateway/auth/identity-store.ts'
import { seedDemo } from '#server/seed/seed-demo.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { saying, startScriptedModel } from '#tests/support/scripted-model.ts'
import { createServerProcess } from '#tests/support/server-process.ts'
import { describeFaults, type Place } from './describe-faults.ts'
import { nodeClock } from './node-socket.ts'
import {
  ANSWER,
  aiDead,
  aiSlow,
  dbKill,
  dropSockets,
  nodeKill,
  rollingRestart,
  tokensExpire,
} from './schedules.ts'

/** The connections over which the nodes hear each other's changes. */
const KILL_LISTENERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`

describeFaults('two nodes', openPlace, [
  ['a node that is killed', 'n', nodeKill],
  ['a rolling restart', 'u', rollingRestart],
  ['a bus that is gone again and again', 'b', dbKill],
  ['connections that are reset', 's', dropSockets],
  ['tokens that expire', 't', tokensExpire],
  ['a model that does not answer', 'w', aiSlow],
  ['a model that is down', 'm', aiDead],
])

async function openPlace(): Promise<Place> {
  const { url, drop } = await createPostgresDatabase('migrated')
  const database = openPostgres({ url, maxConnections: 1 })
  const identities = createIdentityStore({ database, clock: nodeClock })
  await seedDemo({ database, identities, clock: nodeClock })
  const model = await startScriptedModel(saying(ANSWER))
  const settings = {
    DATABASE_URL: url,
    // One address for both, as behind a load balancer: each accepts only tokens that name its own.
    PUBLIC_URL: 'http://localhost:8080',
    FILES_STORE: 'database',
    MODEL_URL: model.url,
    MODEL_NAME: 'scripted',
  }
  return {
    nodes: [await createServerProcess(settings), await createServerProcess(settings)],
    model,
    killConnections: async () => (await database.asOwner(query => query(KILL_LISTENERS))).length,
    withDatabase: read => read(database),
    async close() {
      model.close()
      await database.close()
      await drop()
    },
  }
}
