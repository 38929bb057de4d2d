/** [ADMIN-04] Reports of pages about the widgets on them, and the list of sites that a company sees. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  EMBED_FINDING_LIFETIME_MS,
  EMBED_PING_MAX_BYTES,
  EMBED_REPORT_LIFETIME_MS,
  EMBED_SITES_MAX,
  PAGE_FINDINGS,
} from '#contract/constants/embed-doctor.ts'
import { LIMITS } from '#contract/constants/limits.ts'
import type { EmbedPing } from '#contract/entities/embed-report.ts'
import { HEADERS } from '#contract/headers.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { forgetEmbedReports } from '#server/domain/embed/forget-reports.ts'
import { pagePath } from '#server/domain/embed/note-ping.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings, storeSettings } from '#tests/support/settings.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'

const SHOP = 'https://shop.example'
const DAY_MS = 24 * 60 * 60_000
const PING: EmbedPing = { path: '/', mode: 'element', features: ['chat'], brand: null, findings: [] }

describeEachDemoDatabase('the embed doctor', given => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(given.database, { clock: createManualClock(Date.now()) })
  })
  afterAll(() => server.close())
  beforeEach(() => given.database.asOwner(query => query('delete from public.embed_reports')))

  async function ping(
    change: Partial<EmbedPing> = {},
    { origin = SHOP as string | null, tenant = 'acme', on = server, ip = '' } = {},
  ): Promise<Response> {
    return on.request(
      '/api/embed-ping',
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [HEADERS.tenant]: tenant,
          ...(origin !== null && { origin }),
        },
        body: JSON.stringify({ ...PING, ...change }),
      },
      ip || undefined,
    )
  }
  /** Fetches a widget's configuration from a page of the site. */
  const configure = ({ origin = SHOP as string | null, on = server, ip = '' } = {}) =>
    on.request(
      '/api/widget-config',
      { headers: { [HEADERS.tenant]: 'acme', ...(origin !== null && { origin }) } },
      ip || undefined,
    )
  /** Fills the list of sites but for one place. */
  const flood = (name: string, reports: number) =>
    given.database.asOwner(query =>
      query(
        `insert into public.embed_reports
           (company_id, origin, finding, path, mode, features, reports, first_seen_at, last_seen_at)
         select c.id, 'https://' || $4::text || '-' || n || '.example', 'loaded', '/', 'element', '{}', $3, $1, $1
           from public.companies c, generate_series(1, $2) n where c.subdomain = 'acme'`,
        [new Date(server.clock.now() - 1), EMBED_SITES_MAX - 1, reports, name],
      ),
    )
  const origins = async () => (await sites()).map(({ origin }) => origin)
  const allow = async (widget_sites: string[]) =>
    changeSettings(await server.asMember('admin@acme.test'), 'install', { widget_sites })
  // Signs in each time, because the tests move the clock by days.
  const sites = async (email = 'admin@acme.test') =>
    (await (await server.asMember(email))('listEmbedSites')).body.sites
  const findings = async () => (await sites()).flatMap(site => site.findings.map(({ finding }) => finding))

  it('shows a site from its first report on, with the page, the features and the dates', async () => {
    expect(await sites()).toEqual([])
    const first = new Date(server.clock.now()).toISOString()
    expect(await (await ping({ path: '/prices?from=ad#top' })).json()).toEqual({ ok: true })
    server.clock.advance(60_000)
    await ping({ path: '/help', features: ['chat', 'kb'], mode: 'iframe' })
    expect(await sites()).toEqual([
      {
        origin: SHOP,
        path: '/help',
        mode: 'iframe',
        features: ['chat', 'kb'],
        reports: 2,
        first_seen_at: first,
        last_seen_at: new Date(server.clock.now()).toISOString(),
        findings: [],
      },
    ])
  })

  it('shows every problem with a report, until a day after the last one, to the millisecond', async () => {
    const all = PAGE_FINDINGS.toSorted()
    await ping({ findings: [...PAGE_FINDINGS], path: '/cart' })
    server.clock.advance(1_000)
    await ping()
    const shown = (await sites())[0]!.findings.toSorted((a, b) => (a.finding < b.finding ? -1 : 1))
    expect(shown).toMatchObject(all.map(finding => ({ finding, path: '/cart', reports: 1 })))
    server.clock.advance(EMBED_FINDING_LIFETIME_MS - 1_001)
    expect((await findings()).toSorted()).toEqual(all)
    server.clock.advance(1)
    expect(await findings()).toEqual([])
    expect(await sites()).toHaveLength(1)
  })

  it('calls a site not allowed as soon as the settings leave it out, and no longer once they name it', async () => {
    await ping()
    expect(await findings()).toEqual([])
    await allow(['https://other.example'])
    expect(await findings()).toEqual(['site-not-allowed'])
    await allow([SHOP])
    expect(await findings()).toEqual([])
    await allow([])
  })

  it('calls a snippet old once the brand has changed, and no longer once it is pasted again', async () => {
    const brand = async () =>
      (await server.caller(null)('getWidgetBrand', { query: { tenant: 'acme', locale: 'en' } })).body.style
    await ping({ brand: await brand() })
    expect(await findings()).toEqual([])
    await given.database.asOwner(query => storeSettings(query, 'acme', 'brand', { accent: '#aa3300' }))
    expect(await findings()).toEqual(['old-snippet'])
    await ping({ brand: await brand() })
    expect(await findings()).toEqual([])
    await ping({ brand: null })
    expect(await findings()).toEqual([])
  })

  it('forgets a site after a month without a report, to the millisecond', async () => {
    await ping({ findings: ['loaded-twice'] })
    const later = (ms: number) => ({
      database: given.database,
      clock: createManualClock(server.clock.now() + ms),
    })
    const stored = () => given.database.asOwner(query => query('select from public.embed_reports'))
    await forgetEmbedReports(later(EMBED_REPORT_LIFETIME_MS - 1))
    expect(await stored()).toHaveLength(2)
    expect(await forgetEmbedReports(later(EMBED_REPORT_LIFETIME_MS))).toBe(false)
    expect(await stored()).toHaveLength(0)
  })

  it('takes the site from the browser’s header only, and stores none for a page without a site', async () => {
    for (const origin of [null, 'null', 'file://', 'https://shop.example/path', 'javascript:alert(1)', 'x'])
      expect((await ping({}, { origin })).status).toBe(200)
    const lied = await server.request('/api/embed-ping', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.tenant]: 'acme', origin: SHOP },
      body: JSON.stringify({ ...PING, origin: 'https://bank.example' }),
    })
    expect(lied.status).toBe(200)
    expect((await sites()).map(({ origin }) => origin)).toEqual([SHOP])
  })

  it('doesn’t list our own pages', async () => {
    for (const origin of ['http://localhost:3000', 'http://acme.localhost:3000'])
      expect((await ping({}, { origin })).status).toBe(200)
    expect(await sites()).toEqual([])
    await ping({}, { origin: 'http://localhost:3001' })
    expect(await sites()).toHaveLength(1)
  })

  it('[R6] shows a report to its company only; an unknown company has none', async () => {
    await ping({}, { tenant: 'noor' })
    expect(await sites()).toEqual([])
    expect(await sites('admin@noor.test')).toHaveLength(1)
    const unknown = await ping({}, { tenant: 'acem' })
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'tenant_not_found'])
  })

  it.each([
    ['a path that is no path', { path: 'https://evil.example/' }],
    ['an unknown problem', { findings: ['<img src=x>'] as never }],
    ['an unknown mode', { mode: 'popup' as never }],
    ['a brand that is too long', { brand: 'x'.repeat(1_001) }],
    ['a path that is too long', { path: `/${'x'.repeat(500)}` }],
  ])('refuses %s', async (_name, change) => {
    const response = await ping(change)
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_request'])
  })

  it('refuses a report of more than 4 KB', async () => {
    const response = await ping({ padding: 'x'.repeat(EMBED_PING_MAX_BYTES) } as never)
    expect([response.status, (await response.json()).code]).toEqual([413, 'body_too_large'])
  })

  it('keeps at most 200 sites: a flood replaces its own sites, not those that report all the time', async () => {
    for (let report = 0; report < 3; report++) await ping()
    await flood('flood', 1)
    for (const site of ['new', 'newer', 'newest']) {
      server.clock.advance(1_000)
      await ping({}, { origin: `https://${site}.example` })
    }
    expect(await origins()).toHaveLength(EMBED_SITES_MAX)
    expect(await origins()).toEqual(expect.arrayContaining([SHOP, 'https://newest.example']))
  })

  it('invented sites never replace one that has fetched a widget’s configuration', async () => {
    await configure({ origin: 'https://quiet.example' })
    await ping({}, { origin: 'https://quiet.example' })
    await flood('loud', 5)
    expect(await origins()).toHaveLength(EMBED_SITES_MAX)
    for (const site of ['new', 'newer']) await ping({}, { origin: `https://${site}.example` })
    expect(await origins()).toHaveLength(EMBED_SITES_MAX)
    expect(await origins()).toContain('https://quiet.example')
    expect(await findings()).toEqual([])
  })

  it('a site that has fetched a configuration replaces an invented one, else the one that did least often', async () => {
    await flood('loud', 5)
    await configure({ origin: 'https://new.example' })
    await ping({}, { origin: 'https://new.example' })
    expect(await origins()).toHaveLength(EMBED_SITES_MAX)
    expect(await origins()).toContain('https://new.example')
    await given.database.asOwner(query =>
      query(`insert into public.embed_reports
               (company_id, origin, finding, path, mode, features, first_seen_at, last_seen_at)
             select company_id, origin, 'configured', '/', 'element', '{}', first_seen_at, last_seen_at
               from public.embed_reports where finding = 'loaded' on conflict do nothing`),
    )
    const before = await origins()
    await ping({}, { origin: 'https://invented.example' })
    expect((await origins()).sort()).toEqual(before.sort())
    // Reports, which anybody can invent, protect no site: only the days on which it fetched a configuration do.
    const rare = before.find(origin => origin !== 'https://new.example')!
    await given.database.asOwner(query =>
      query(
        `update public.embed_reports set reports = case when (finding = 'configured') = (origin <> $1) then 9 else 1 end`,
        [rare],
      ),
    )
    await configure({ origin: 'https://late.example' })
    await ping({}, { origin: 'https://late.example' })
    expect((await origins()).sort()).toEqual(
      [...before.filter(origin => origin !== rare), 'https://late.example'].sort(),
    )
  })

  it('notes a fetched configuration once a day, and only of other sites', async () => {
    const noted = async () =>
      given.database.asOwner(query =>
        query<{ origin: string; last_seen_at: Date }>(
          'select origin, last_seen_at from public.embed_reports',
        ),
      )
    for (const origin of [null, 'null', 'http://acme.localhost:3000']) await configure({ origin })
    expect(await noted()).toEqual([])
    await configure()
    const first = new Date(server.clock.now())
    server.clock.advance(DAY_MS)
    await configure()
    expect(await noted()).toEqual([{ origin: SHOP, last_seen_at: first }])
    server.clock.advance(1)
    await configure()
    expect(await noted()).toEqual([{ origin: SHOP, last_seen_at: new Date(server.clock.now()) }])
    expect(await sites()).toEqual([])
  })

  it('lists so many new sites of one network in a day, and goes on with those that it knows', async () => {
    const limited = await openTestServer(given.database, { isLimited: true })
    const from = (ip: string) => (origin: string) => ping({}, { on: limited, ip, origin })
    const max = LIMITS.newEmbedSite[0].max
    for (let n = 0; n < max; n++)
      expect((await from(`2001:db8::${n + 1}`)(`https://invented-${n}.test`)).status).toBe(200)
    const one = from('2001:db8::ffff')
    await configure({ on: limited, ip: '2001:db8::ffff', origin: 'https://too-many.test' })
    for (const origin of ['https://too-many.test', 'https://invented-0.test'])
      expect((await one(origin)).status).toBe(200)
    expect(await origins()).toHaveLength(max)
    expect((await sites()).find(({ origin }) => origin === 'https://invented-0.test')?.reports).toBe(2)
    await from('2001:db8:0:1::1')(SHOP)
    expect(await origins()).toContain(SHOP)
    await limited.close()
  })

  it('limits the reports of one address to one company', async () => {
    const limited = await openTestServer(given.database, { isLimited: true })
    const max = LIMITS.embedPing[0].max
    // Pages without a site count, too, and leave nothing to store.
    for (let count = 0; count < max; count++)
      expect((await ping({}, { on: limited, ip: '198.51.100.7', origin: null })).status).toBe(200)
    expect((await ping({}, { on: limited, ip: '198.51.100.7' })).status).toBe(429)
    expect((await ping({}, { on: limited, ip: '198.51.100.8' })).status).toBe(200)
    await limited.close()
  })
})

describe('pagePath', () => {
  it.each([
    ['/prices?token=1#top', '/prices'],
    ['/', '/'],
    ['/users/ada%40mails.test/edit', '/users/…/edit'],
    ['/orders/1234567890', '/orders/…'],
    ['/reset/0123456789abcdef0123456789abcdef', '/reset/…'],
    ['/blog/how-to-return-an-order-that-is-too-big', '/blog/how-to-return-an-order-that-is-too-big'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('stores %s as %s', (path, stored) => {
    expect(pagePath(path)).toBe(stored)
  })
})
