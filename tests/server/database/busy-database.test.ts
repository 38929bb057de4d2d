/** What clients are told when every connection of the database is busy. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { RETRY_AFTER_S } from '#server/http/classify-failure.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer } from '#tests/support/test-server.ts'

it.each(['pglite', 'postgres'] as const)(
  'a request that waited too long for a connection of %s gets 503 with Retry-After, and the next one is served',
  async kind => {
    const database = await openTestDatabase(kind, {
      content: 'migrated',
      maxConnections: 1,
      waitTimeoutMs: 2_000,
    })
    const server = await openTestServer(database, { config: { isSeeded: false } })
    const create = () =>
      server.request(ENDPOINTS.createConversation[1], {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-tenant-subdomain': 'app' },
        body: JSON.stringify({ subject: 'Help', client_id: randomUUID() }),
      })
    let free = () => {}
    const held = database.asOwner(
      () =>
        new Promise<void>(resolve => {
          free = resolve
        }),
    )
    const refused = await create()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe(`${RETRY_AFTER_S}`)
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    free()
    await held
    await expect.poll(async () => (await create()).status, { timeout: scaleTimeout(10_000) }).toBe(201)
    await server.close()
    await database.close()
  },
)
