/** The server and rows for the tests of the whole API, one set for each test file. */
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#server/ports/database.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { type ApiWorld, createApiWorld } from './api-world.ts'

/** A server and its rows. */
export type ApiStage = { readonly server: TestServer; readonly world: ApiWorld }

/** Call it inside `describe`. The stage is set once the tests run. */
export function apiStage(): ApiStage {
  let database: Database
  let server: TestServer
  let world: ApiWorld

  beforeAll(async () => {
    database = await openTestDatabase('postgres', { content: 'demo' })
    server = await openTestServer(database)
    world = await createApiWorld(server, database)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  return {
    get server() {
      return server
    },
    get world() {
      return world
    },
  }
}
