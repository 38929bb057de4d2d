/** The whole server behind a transaction pooler. Skipped where PgBouncer is missing and cannot be installed. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openRealtimeChannel } from '#sdk/runtime/realtime/realtime-channel.ts'
import { systemClock } from '#server/adapters/clock/system-clock.ts'
import { checkNotifications } from '#server/adapters/postgres/check-notifications.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { readConfig } from '#server/config/read-config.ts'
import { type RunningServer, startServer } from '#server/start/start-server.ts'
import type { PostgresDatabase } from '#tests/support/copy-database.ts'
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '#tests/support/pgbouncer.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { waitFor } from '#tests/support/wait-for.ts'

describe.skipIf(!hasPgbouncer())('behind a transaction pooler', () => {
  let database: PostgresDatabase
  let pooler: Pgbouncer
  let pooledUrl: string
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lapwing-pooler-'))
    database = await createPostgresDatabase('demo')
    pooler = await startPgbouncer(database.url, 'transaction')
    pooledUrl = pooler.through(database.url)
  })
  afterAll(async () => {
    await pooler.stop()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  const start = (variables: Readonly<Record<string, string>>): Promise<RunningServer> =>
    startServer(
      readConfig({
        ...{ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', EMBEDDINGS: 'off', VOICE: 'off' },
        ...{ LAPWING_MODE: 'demo', JWT_SECRET: 'a secret for tests that is long enough' },
        ...variables,
      }),
    )

  it('the server starts with DATABASE_DIRECT_URL: conversations, jobs and realtime work', async () => {
    const server = await start({
      DATABASE_URL: pooledUrl,
      DATABASE_DIRECT_URL: database.url,
      // More than the pooler has: transactions share its connections.
      DATABASE_POOL_SIZE: '8',
    })
    const post = async (path: string, body: object, token?: string) => {
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'x-tenant-subdomain': 'acme' },
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(201)
      return response.json()
    }
    try {
      const created = await Promise.all(
        Array.from({ length: 20 }, () =>
          post('/api/conversations/create', { subject: 'Help', client_id: randomUUID() }),
        ),
      )
      const [{ conversationId, token, realtime }] = created
      const states: boolean[] = []
      const changed = vi.fn()
      const channel = await openRealtimeChannel(
        { conversationId, token, expiresAt: 0, realtime: { ...realtime, url: server.url } },
        { joined: isJoined => void states.push(isJoined), changed },
        { clock: systemClock, WebSocket: WebSocket as never, page: new EventTarget(), random: () => 1 },
      )
      await waitFor(() => expect(states).toEqual([true]), { timeout: scaleTimeout(30_000) })
      const message = { content: 'How do I reset my password?', client_id: randomUUID() }
      await post(`/api/conversations/${conversationId}/messages`, message, token)
      // The visitor's message and the AI's answer, which is a job's.
      await waitFor(
        async () => {
          const listed = await fetch(`${server.url}/api/conversations/${conversationId}/messages`, {
            headers: { authorization: `Bearer ${token}`, 'x-tenant-subdomain': 'acme' },
          })
          expect((await listed.json()).messages).toHaveLength(2)
        },
        { timeout: scaleTimeout(30_000) },
      )
      await waitFor(() => expect(changed.mock.calls.length).toBeGreaterThanOrEqual(2))
      channel.close()
    } finally {
      await server.close()
    }
  })

  it('statements are not prepared, since the next transaction has another session', async () => {
    const pooled = openPostgres({ url: pooledUrl, directUrl: database.url })
    for (let again = 0; again < 3; again += 1) {
      const rows = await pooled.asOwner(query =>
        query('select $1::int as id, name from pg_prepared_statements', [again]),
      )
      expect(rows).toEqual([])
    }
    await pooled.close()
  })

  it('the server is refused without DATABASE_DIRECT_URL, in a sentence that names it', async () => {
    await expect(start({ DATABASE_URL: pooledUrl })).rejects.toThrow(
      /^DATABASE_URL leads through a transaction pooler: .* Set DATABASE_DIRECT_URL to the same database past the pooler/,
    )
  })

  it('the server is refused if DATABASE_DIRECT_URL leads through a pooler, or to another database', async () => {
    const other = await createPostgresDatabase('empty')
    for (const directUrl of [pooledUrl, other.url])
      await expect(checkNotifications({ url: pooledUrl, directUrl })).rejects.toThrow(
        'What is notified through DATABASE_URL does not arrive at DATABASE_DIRECT_URL.',
      )
    await other.drop()
  })

  it('a session pooler needs no DATABASE_DIRECT_URL', async () => {
    const sessions = await startPgbouncer(database.url, 'session')
    await checkNotifications({ url: sessions.through(database.url) })
    await sessions.stop()
  })
})

it('a server that cannot be reached is not taken for a pooler', async () => {
  await expect(checkNotifications({ url: 'postgres://postgres@%2Fnowhere/postgres' })).rejects.toMatchObject({
    code: '08006',
  })
})
