/** Faults with two nodes on one PostgreSQL, behind a load balancer that leaves out the node that is gone. */
import { describe } from 'vitest'
import { hasRedis, startRedis } from '#tests/support/redis-server.ts'
import { saying, startScriptedModel } from '#tests/support/scripted-model.ts'
import { createServerProcess } from '#tests/support/server-process.ts'
import { createDemoPostgres } from './demo-postgres.ts'
import { describeFaults, type Place } from './describe-faults.ts'
import {
  ANSWER,
  aiDead,
  aiSlow,
  dbKill,
  dropSockets,
  nodeKill,
  redisDead,
  redisFrozen,
  rollingRestart,
  storageCleared,
  tokensExpire,
} from './schedules.ts'

/** The connections over which the nodes hear each other's changes. */
const LISTENS = "query ilike 'listen%'"

describeFaults('two nodes', () => openPlace(), [
  ['a node that is killed', 'n', nodeKill],
  ['a rolling restart', 'u', rollingRestart],
  ['a bus that is gone again and again', 'b', dbKill],
  ['connections that are reset', 's', dropSockets],
  ['tokens that expire', 't', tokensExpire],
  ['storage that is cleared', 'c', storageCleared],
  ['a model that does not answer', 'w', aiSlow],
  ['a model that is down', 'm', aiDead],
])

describe.skipIf(!hasRedis())('with Redis', () => {
  describeFaults('two nodes', () => openPlace({ withRedis: true }), [
    ['a Redis that is killed', 'r', redisDead],
    ['a Redis that does not answer', 'f', redisFrozen],
  ])
})

async function openPlace({ withRedis = false } = {}): Promise<Place> {
  const postgres = await createDemoPostgres(LISTENS)
  const model = await startScriptedModel(saying(ANSWER))
  const redis = withRedis ? await startRedis() : null
  const settings = {
    DATABASE_URL: postgres.url,
    // One address for both, as behind a load balancer: each accepts only tokens that name its own.
    PUBLIC_URL: 'http://localhost:8080',
    FILES_STORE: 'database',
    ...(redis && { BUS_URL: redis.url }),
    MODEL_URL: model.url,
    MODEL_NAME: 'scripted',
  }
  return {
    ...postgres,
    nodes: [await createServerProcess(settings), await createServerProcess(settings)],
    model,
    redis,
    async close() {
      model.close()
      await redis?.kill()
      await postgres.close()
    },
  }
}
