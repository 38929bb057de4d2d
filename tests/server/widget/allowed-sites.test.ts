/** [TENANT-01] The sites that may show a company's widgets: no visitor's route answers a page of another site. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { ERRORS } from '#contract/errors.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Access } from '#contract/routes/route.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { otherSite } from '#server/http/allowed-sites.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { openTestServer, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'

const SHOP = 'https://shop.example'
const OTHER = 'https://other.example'
const FRESH_MS = 30_000
const VISITORS: readonly Access[] = ['tenant', 'visitor', 'renewer']
const ROUTES_OF_VISITORS = (Object.keys(ROUTES) as EndpointName[]).filter(name =>
  ROUTES[name].access.some(access => VISITORS.includes(access)),
)

describeEachDemoDatabase('the sites that may show the widgets', given => {
  let server: TestServer
  let visitor: VisitorCaller

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock: createManualClock(Date.now()) })
    visitor = await server.asVisitor('acme')
  })
  afterAll(() => server.close())
  beforeEach(() => allowAlone([SHOP]))

  const allow = async (widget_sites: string[]) =>
    changeSettings(await server.asMember('admin@acme.test'), 'install', { widget_sites })

  /** Also waits until what was allowed before is forgotten. */
  async function allowAlone(sites: string[]): Promise<void> {
    await allow(sites)
    server.clock.advance(FRESH_MS)
  }

  /** Calls a route as a widget does, with headers of a browser. Returns the error's code; undefined without one. */
  async function call(name: EndpointName, headers: Record<string, string>, token: string | null = null) {
    const [method, path] = ENDPOINTS[name]
    const bearer = token ?? (ROUTES[name].access.some(access => access === 'tenant') ? null : visitor.token)
    const response = await server.request(`${path.replace(':id', visitor.id)}?tenant=acme`, {
      method,
      headers: {
        [HEADERS.tenant]: 'acme',
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method !== 'GET' && { body: '{}' }),
    })
    // A stream has no JSON.
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const body = isJson ? await response.json() : await response.body?.cancel()
    return { response, code: body?.code as string | undefined, text: body?.error as string | undefined }
  }

  it('are asked for by every route that admits a tenant or a visitor, and others get an error that their page can read', async () => {
    expect(ROUTES_OF_VISITORS.length).toBeGreaterThan(40)
    for (const name of ROUTES_OF_VISITORS) {
      // The ping is parsed before it is refused, because it is stored.
      if (name === 'pingEmbed') continue
      for (const origin of [OTHER, `${SHOP}:8443`, 'http://shop.example', `${SHOP}.attacker.test`, 'null']) {
        const { response, code, text } = await call(name, { origin })
        expect([name, origin, response.status, code]).toEqual([name, origin, 403, 'site_not_allowed'])
        expect(text).toBe(ERRORS.site_not_allowed.text)
        expect(response.headers.get('access-control-allow-origin')).toBe('*')
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    }
  })

  it('reach every such route, like our own pages and callers that are no browser', async () => {
    // It would close the conversation that the others are about.
    for (const name of ROUTES_OF_VISITORS.filter(name => name !== 'eraseConversation'))
      for (const headers of [
        { origin: SHOP },
        { origin: SHOP, 'sec-fetch-site': 'cross-site' },
        { origin: 'http://localhost:3000' },
        { origin: 'http://acme.localhost:3000' },
        { 'sec-fetch-site': 'same-origin' },
        {},
      ])
        expect([name, (await call(name, headers)).code]).not.toEqual([name, 'site_not_allowed'])
  })

  it('are any site while the list is empty, also a page without a name', async () => {
    await allow([])
    for (const origin of [OTHER, 'null', 'http://localhost:8080'])
      for (const name of ROUTES_OF_VISITORS.filter(name => name !== 'eraseConversation'))
        expect([name, (await call(name, { origin })).code]).not.toEqual([name, 'site_not_allowed'])
  })

  it('of one company say nothing about another', async () => {
    const headers = { origin: OTHER, [HEADERS.tenant]: 'noor' }
    expect((await server.request('/api/widget-config', { headers })).status).toBe(200)
    expect((await server.request('/api/widget-brand?tenant=noor', { headers })).status).toBe(200)
  })

  it('count within a second when one is added, and for thirty seconds more when it is removed', async () => {
    expect((await call('getWidgetConfig', { origin: OTHER })).code).toBe('site_not_allowed')
    await allow([SHOP, OTHER])
    server.clock.advance(1_000)
    expect((await call('getWidgetConfig', { origin: OTHER })).code).toBeUndefined()
    await allow([SHOP])
    server.clock.advance(FRESH_MS - 1)
    expect((await call('getWidgetConfig', { origin: OTHER })).code).toBeUndefined()
    server.clock.advance(1)
    expect((await call('getWidgetConfig', { origin: OTHER })).code).toBe('site_not_allowed')
  })

  it('do not concern members, whose tokens are for our own pages and for programs', async () => {
    const token = await server.memberToken(
      (
        await given.database.asOwner(query =>
          query<{ id: string }>("select id from auth.users where email = 'agent@acme.test'"),
        )
      )[0]!.id,
    )
    expect((await call('getConversation', { origin: OTHER }, token)).code).toBeUndefined()
  })

  it('hear of other sites by their pings, whose pages learn that they are refused', async () => {
    await given.database.asOwner(query => query('delete from public.embed_reports'))
    const body = JSON.stringify({ path: '/', mode: 'element', features: ['chat'], brand: null, findings: [] })
    const ping = (origin: string) =>
      server.request('/api/embed-ping', {
        method: 'POST',
        headers: { origin, [HEADERS.tenant]: 'acme', 'content-type': 'application/json' },
        body,
      })
    const refused = await ping(OTHER)
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'site_not_allowed'])
    expect((await ping(SHOP)).status).toBe(200)
    const { sites } = (await (await server.asMember('admin@acme.test'))('listEmbedSites')).body
    expect(
      sites.map(({ origin, findings }) => [origin, findings.map(({ finding }) => finding)]).toSorted(),
    ).toEqual([
      [OTHER, ['site-not-allowed']],
      [SHOP, []],
    ])
  })

  it('decide where a visitor’s token reads rows and brings files', async () => {
    const key = `${visitor.id}/1700000000000-${randomUUID().replaceAll('-', '')}-a.txt`
    const authorization = `Bearer ${visitor.token}`
    const upload = (origin: string) =>
      server.request(`/storage/v1/object/${UPLOAD_BUCKET}/${key}`, {
        method: 'POST',
        headers: { authorization, origin, 'content-type': 'text/plain' },
        body: 'Hello',
      })
    const rows = (origin: string) =>
      server.request('/rest/v1/messages?select=id', { headers: { authorization, origin } })
    for (const answer of [await upload(OTHER), await rows(OTHER), await upload('null'), await rows('null')]) {
      expect(answer.status).toBe(403)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(await answer.json()).toMatchObject({ message: ERRORS.site_not_allowed.text })
    }
    expect([(await upload(SHOP)).status, (await rows(SHOP)).status]).toEqual([200, 200])
    // Everybody who has its address may show a file, also an email.
    const file = await server.request(`/storage/v1/object/public/${UPLOAD_BUCKET}/${key}`, {
      headers: { host: 'files.localhost:3000', referer: `${OTHER}/`, 'sec-fetch-site': 'cross-site' },
    })
    expect(file.status).toBe(200)
  })

  it('leave a help center’s pages to everybody', async () => {
    const headers = { host: 'acme.localhost:3000', referer: `${OTHER}/`, 'sec-fetch-site': 'cross-site' }
    for (const path of ['/sitemap.xml', '/robots.txt'])
      expect((await server.request(path, { headers })).status, path).toBe(200)
  })
})

it.each([
  ['a page of another site', { origin: OTHER }, OTHER],
  ['a page without a name', { origin: 'null' }, 'null'],
  [
    'a form of our own page, whose policy hides where it is',
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    null,
  ],
  ['an address that somebody typed', { 'sec-fetch-site': 'none' }, null],
  ['a page that reads without asking', { referer: `${OTHER}/a`, 'sec-fetch-site': 'cross-site' }, OTHER],
  ['such a page that hides where it is', { 'sec-fetch-site': 'cross-site' }, 'null'],
  ['another page of our own', { referer: 'https://acme.support.test/', 'sec-fetch-site': 'same-site' }, null],
  ['an old browser on another site', { referer: `${OTHER}/a` }, OTHER],
  ['a page of our own in an old browser', { referer: 'https://support.test/widget/chat' }, null],
  ['our own host', { origin: 'https://support.test' }, null],
  ['a tenant’s host', { origin: 'https://acme.support.test' }, null],
  [
    'the host that is called, on a machine of its own',
    { origin: 'http://localhost:3000', host: 'localhost:3000' },
    null,
  ],
  ['another port', { origin: 'https://support.test:8443' }, 'https://support.test:8443'],
  ['a look-alike', { origin: 'https://notsupport.test' }, 'https://notsupport.test'],
  ['no page', {}, null],
] as const)('%s is told apart', (_, headers: Readonly<Record<string, string>>, site) => {
  expect(otherSite(name => headers[name], 'https://support.test')).toBe(site)
})
