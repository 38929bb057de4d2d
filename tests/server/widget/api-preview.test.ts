/** The call of the preview gate. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import type { Database } from '#server/ports/database.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'

const [{ max, windowS }] = LIMITS.previewPass

describe('the preview gate', () => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openTestDatabase('postgres', { content: 'demo' })
    server = await openTestServer(database, { passphrase: 'open sesame', isLimited: true })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  async function enter(passphrase: unknown, ip: string) {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ passphrase }) }
    const response = await server.request('/api/preview-pass', init, ip)
    return { status: response.status, body: await response.json() }
  }

  it('[GATE-02] lets the passphrase in, whatever space stands around it, and nothing else', async () => {
    for (const right of ['open sesame', '  open sesame\n'])
      expect(await enter(right, '203.0.113.1')).toEqual({ status: 200, body: { ok: true } })
    for (const wrong of ['', 'Open sesame', 'opensesame', 'x'.repeat(500)])
      expect(await enter(wrong, '203.0.113.1')).toEqual({
        status: 403,
        body: { error: 'Invalid password', code: 'passphrase_invalid' },
      })
    for (const none of [undefined, 1, 'x'.repeat(501)])
      expect(await enter(none, '203.0.113.1')).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      })
  })

  it('lets nobody guess for long', async () => {
    for (let i = 0; i < max; i++) expect((await enter('wrong', '203.0.113.2')).status).toBe(403)
    expect((await enter('open sesame', '203.0.113.2')).status).toBe(429)
    expect((await enter('open sesame', '203.0.113.3')).status).toBe(200)
    server.clock.advance(windowS * 1_000)
    expect((await enter('open sesame', '203.0.113.2')).status).toBe(200)
  })

  it('[GATE-04] holds back no call of the API', async () => {
    expect((await server.caller(null, 'acme')('tenant')).status).toBe(200)
    expect((await server.asVisitor()).token).not.toBe('')
  })
})
