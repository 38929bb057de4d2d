/** Visitors' files have their own host (R13), which serves nothing else. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { Database } from '#server/ports/database.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'

const FILES = 'files.localhost:3000'
let database: Database
let server: TestServer
let path: string

beforeAll(async () => {
  database = await openTestDatabase('postgres', { content: 'demo' })
  server = await openTestServer(database)
  const visitor = await server.asVisitor()
  const key = `${UPLOAD_BUCKET}/${visitor.id}/1800000000000-${'a'.repeat(22)}-note.txt`
  const uploaded = await server.request(`/storage/v1/object/${key}`, {
    method: 'POST',
    body: 'A note.',
    headers: { authorization: `Bearer ${visitor.token}`, 'content-type': 'text/plain' },
  })
  expect(uploaded.status).toBe(200)
  path = `/storage/v1/object/public/${key}`
})

afterAll(async () => {
  await server.close()
  await database.close()
})

const ask = (at: string, host: string, init: RequestInit = {}) =>
  server.request(at, { ...init, headers: { host, ...init.headers } })

it.each(['localhost:3000', 'acme.localhost:3000', 'app.localhost:3000'])(
  '[CHAT-24] %s sends there',
  async host => {
    const sent = await ask(path, host)
    expect([sent.status, sent.headers.get('location')]).toEqual([302, `http://${FILES}${path}`])
  },
)

it('[CHAT-24] tells a page of any site the size of a file, without sending it to a second host', async () => {
  const told = await ask(path, 'localhost:3000', {
    method: 'HEAD',
    headers: { origin: 'https://shop.example' },
  })
  expect([told.status, told.headers.get('content-length')]).toEqual([200, String('A note.'.length)])
  expect(told.headers.get('access-control-allow-origin')).toBe('*')
  expect(await told.text()).toBe('')
})

it('[CHAT-24] shows a file there, sandboxed', async () => {
  const shown = await ask(path, FILES)
  expect([shown.status, await shown.text()]).toEqual([200, 'A note.'])
  expect(shown.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect((await ask(path, FILES, { method: 'HEAD' })).status).toBe(200)
  expect((await ask(path.replace('note', 'other'), FILES)).status).toBe(404)
})

it.each([
  ['GET', '/'],
  ['GET', '/login'],
  ['GET', '/admin/dashboard'],
  ['GET', '/widget-loader.js'],
  ['GET', '/api/health'],
  ['GET', '/auth/v1/settings'],
  ['GET', '/rest/v1/companies'],
  ['POST', '/auth/v1/token?grant_type=password'],
])('has nothing else there: %s %s', async (method, elsewhere) => {
  const answer = await ask(elsewhere, FILES, { method })
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'route_not_found'])
})

it('takes no file there', async () => {
  const answer = await ask(path.replace('/public', ''), FILES, { method: 'POST', body: 'A note.' })
  expect(answer.status).toBe(404)
})
