/** Values that PostgreSQL or JavaScript cannot hold are refused as invalid. None of them is an error of the server. */
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { HEADER_MAX_CHARACTERS } from '#contract/constants/server.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { sample } from '#tests/support/sample.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestServer, personId, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'

const ODD_TEXTS = ['\0', 'a\0b', '\ud83d', 'x\ude00y']
const INVISIBLE = ['\u200b', '\u200d\u2060\ufeff', '\u3164', ' \u00ad ', '\u2800']
const ODD_INSTANTS = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '1969-12-31T23:59:59Z',
  '9999-12-31T23:59:59-00:01',
]
/** What a query's field may hold: never an error of the server, whatever the field is for. */
const IN_QUERIES = [
  ...ODD_INSTANTS,
  '\0',
  '2147483648',
  '-2147483649',
  '1e400',
  'NaN',
  '999999999999999999 x',
]

const reads = Object.entries(ROUTES as Readonly<Record<string, Route>>).flatMap(([name, route]) => {
  const [method, path] = ENDPOINTS[name as keyof typeof ENDPOINTS]
  const fields = Object.keys(route.query instanceof z.ZodObject ? route.query.shape : {})
  return method === 'GET' && fields.length > 0 && !route.isStream ? [{ path, fields, ...route }] : []
})

describeEachDemoDatabase('what cannot be stored', given => {
  let server: TestServer
  let visitor: VisitorCaller
  let admin: string
  let staff: string

  beforeAll(async () => {
    server = await openTestServer(given.database, { drawPage: async () => '<!doctype html>' })
    visitor = await server.asVisitor()
    admin = await server.memberToken(personId('admin@acme.test'))
    staff = await server.memberToken(personId('staff@lapwing.test'))
  })
  afterAll(() => server.close())

  async function send(path: string, init: RequestInit = {}, token = visitor.token) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers }
    const response = await server.request(path, { ...init, headers })
    const text = await response.text()
    return { status: response.status, code: text.startsWith('{') ? JSON.parse(text).code : undefined, text }
  }
  const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  const messages = () => `/api/conversations/${visitor.id}/messages`
  const invalid = { status: 400, code: 'invalid_request' }

  it('is refused in bodies, as a value and as a name', async () => {
    for (const odd of ODD_TEXTS)
      for (const body of [
        { content: odd },
        { content: 'x', [odd]: 1 },
        { content: 'x', meta: { deep: [{ [odd]: 'x' }] } },
        { content: 'x', meta: { deep: [odd] } },
      ])
        expect(await send(messages(), post(body))).toMatchObject(invalid)
    const custom_fields = { '\0': 'x' }
    const opening = { subject: 'Help', custom_fields }
    expect(await send('/api/conversations/create', post(opening))).toMatchObject(invalid)
  })

  it('is refused in paths and queries', async () => {
    expect(await send(`${messages()}?after=0&%00=1`)).toMatchObject(invalid)
    expect(await send('/api/customers?q=%00', {}, admin)).toMatchObject(invalid)
    for (const path of ['/api/content/articles/%00', '/api/conversations/%00'])
      expect((await send(path)).status).toBe(404)
    for (const path of ['/kb/search?q=%00', '/kb/search?lang=%00', '/kb?tenant=%00'])
      expect([path, (await send(path)).status]).toEqual([path, 400])
    for (const path of ['/kb/%00', '/kb/category/%00', '/kb/category/a/%00/b', '/kb/category/a/b/%00'])
      expect([path, (await send(path)).status]).toEqual([path, 404])
  })

  it.each(sample(reads, 0.25))(
    'never breaks GET $path',
    { timeout: scaleTimeout(120_000) },
    async ({ path, fields, access }) => {
      for (const field of fields)
        for (const value of IN_QUERIES) {
          const url = `${path.replace(/:\w+/g, visitor.id)}?${new URLSearchParams({ [field]: value })}`
          const { status } = await send(url, {}, access.includes('staff') ? staff : admin)
          expect([url, status]).toEqual([url, expect.toSatisfy(isNoFailure)])
        }
    },
  )

  it('is refused where a number has more than 32 bits', async () => {
    for (const sequence of [2 ** 31, 2 ** 53, 1e300])
      expect(await send(`/api/conversations/${visitor.id}/seen`, post({ sequence }))).toMatchObject(invalid)
    expect((await send(`${messages()}?after=${2 ** 31 - 1}`)).status).toBe(200)
    expect(await send(`${messages()}?after=${2 ** 31}`)).toMatchObject(invalid)
    const saved = { version: 2 ** 31, value: {} }
    expect(await send('/api/settings/hours', post(saved), admin)).toMatchObject({
      status: expect.toSatisfy(isNoFailure),
    })
  })

  it('is refused where a time is before 1970 or after 9999', async () => {
    for (const send_at of ODD_INSTANTS) {
      const path = `/api/conversations/${visitor.id}/scheduled`
      expect(await send(path, post({ content: 'x', send_at }), admin)).toMatchObject(invalid)
    }
  })

  it('is refused where a text shows nothing', async () => {
    for (const nothing of INVISIBLE) {
      expect(await send(messages(), post({ content: nothing }))).toMatchObject(invalid)
      expect(await send('/api/conversations/create', post({ subject: nothing }))).toMatchObject(invalid)
      const ticket = { customer_email: 'a@b.test', subject: 'S', content: nothing }
      const headers = { authorization: '', 'x-tenant-subdomain': 'acme' }
      expect((await server.request('/api/tickets', { ...post(ticket), headers })).status).not.toBe(201)
    }
    const named = { subject: 'Hi', customer_name: '\u200b\u200b', client_id: crypto.randomUUID() }
    const created = JSON.parse((await send('/api/conversations/create', post(named))).text)
    const [row] = await given.database.asOwner(query =>
      query('select customer_name from public.conversations where id = $1', [created.conversationId]),
    )
    expect(row).toEqual({ customer_name: '' })
  })

  it('is refused where a header is longer than any valid one', async () => {
    for (const name of ['authorization', 'apikey', ...Object.values(HEADERS)]) {
      const sized = (length: number) => send('/api/tenant', { headers: { [name]: 'x'.repeat(length) } })
      const { text, ...answer } = await sized(10_000)
      expect([name, answer]).toEqual([name, invalid])
      expect(JSON.parse(text).issues[0].path).toBe(`headers.${name}`)
      expect((await sized(HEADER_MAX_CHARACTERS + 1)).code).toBe('invalid_request')
      expect((await sized(HEADER_MAX_CHARACTERS)).code).not.toBe('invalid_request')
    }
    for (const path of ['/rest/v1/messages', '/auth/v1/user', '/storage/v1/object/conversation-uploads/x'])
      expect((await send(path, {}, 'x'.repeat(10_000))).status).toBe(400)
  })

  it('is refused where a body has a content encoding', async () => {
    const body = gzipSync(JSON.stringify({ content: 'x' }))
    for (const encoding of ['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip']) {
      const init = { ...post({}, { 'content-encoding': encoding }), body }
      expect(await send(messages(), init)).toMatchObject({ status: 415, code: 'encoding_unsupported' })
    }
    const plain = post({ content: 'x' }, { 'content-encoding': 'identity' })
    expect((await send(messages(), plain)).status).toBe(201)
    const form = {
      method: 'POST',
      body: 'slug=x',
      headers: { 'content-encoding': 'gzip', host: 'acme.localhost' },
    }
    expect((await server.request('/kb/feedback', form)).status).toBe(415)
  })
})

function isNoFailure(status: number): boolean {
  return status < 500
}
