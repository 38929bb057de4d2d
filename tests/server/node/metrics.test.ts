/** The metrics of a whole server: what they count, and what they never name. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config/read-config.ts'
import { type RunningServer, startServer } from '#server/start/start-server.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let folder: string
let server: RunningServer
let dropDatabase: () => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lapwing-metrics-'))
  const { url, drop } = await createPostgresDatabase('demo')
  dropDatabase = drop
  const config = readConfig({
    ...{ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', EMBEDDINGS: 'off' },
    ...{ LAPWING_MODE: 'demo', DATABASE_URL: url, JWT_SECRET: 'a secret for tests that is long enough' },
    METRICS_ADDRESS: '127.0.0.1:0',
  })
  server = await startServer(config)
})
afterAll(async () => {
  await server.close()
  await dropDatabase()
  rmSync(folder, { recursive: true, force: true })
})

const collect = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()
async function post(path: string, body: object, token?: string) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-tenant-subdomain': 'acme' },
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return response.json()
}

it('count requests by route, answers, emails, jobs, sockets and connections, and name nobody', async () => {
  const lead = { email: 'ada@northwind.example', pagePath: '/', referrer: '' }
  expect(await post('/api/exit-intent-lead', lead)).toEqual({ ok: true })
  const { conversationId: id, token } = await post('/api/conversations/create', {
    subject: 'Help',
    client_id: randomUUID(),
  })
  const message = { content: 'How do I reset my password?', client_id: randomUUID() }
  await post(`/api/conversations/${id}/messages`, message, token)
  const parts = [
    'lapwing_ai_answers_total{outcome=',
    'lapwing_http_request_duration_seconds_count{method="POST",route="/api/conversations/:id/messages",status="201"} 1',
    'lapwing_emails_total{outcome="sent"} 1',
    'lapwing_job_age_seconds{job="emails"} ',
    'lapwing_job_round_duration_seconds_count{job="timeouts"} ',
    'lapwing_sockets 0',
    'lapwing_change_feed_lag_seconds 0',
    'lapwing_change_feed_waiting 0',
    'lapwing_change_feed_overflows_total',
    'lapwing_disk_free_bytes ',
    'lapwing_disk_bytes ',
    'lapwing_voice_calls 0',
    'lapwing_database_connections{state="waiting"} 0',
    'lapwing_database_wait_seconds_count ',
    'nodejs_eventloop_lag_seconds ',
  ]
  const text = await waitFor(
    async () => {
      const collected = await collect()
      for (const part of parts) expect(collected).toContain(part)
      return collected
    },
    { timeout: scaleTimeout(30_000) },
  )
  for (const secret of [id, 'acme', 'ada@northwind.example']) expect(text).not.toContain(secret)
})

it('are not on the public address', async () => {
  const response = await fetch(`${server.url}/metrics`, { redirect: 'manual' })
  expect(await response.text()).not.toContain('lapwing_')
})
