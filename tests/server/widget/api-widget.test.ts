/** What a widget knows about its company before the first message. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { widgetBrand, widgetConfig } from '#contract/entities/widget.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { ACME_IDENTITY_KEY, seedSettingsOf } from '#demo/company-settings.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { storeSettings } from '#tests/support/settings.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'

/** Words from a draft and an internal article of acme. */
const CANARIES = ['quokka-plan', 'wombat-escalation']
/** The look of a company that has changed nothing. */
const BRAND_DEFAULTS = widgetBrand.parse({
  version: 0,
  title: 'x',
  logo: null,
  style: '--_brand-accent:#0c6b62;--_on-brand:#ffffff;--_brand-radius:12px',
  faces: [],
})
const A_FRIDAY_EVENING = Date.parse('2027-05-07T17:00:00Z')

describeEachDemoDatabase('widget settings', given => {
  let server: TestServer

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock: createManualClock(A_FRIDAY_EVENING) })
  })
  afterAll(() => server.close())

  const config = async (tenant: string) => (await server.caller(null, tenant)('getWidgetConfig')).body

  it('tells a company’s settings and first articles to anybody, and no secret', async () => {
    const { status, body, text } = await server.caller(null, 'acme')('getWidgetConfig')
    expect(status).toBe(200)
    expect(body).toEqual({
      company_name: 'Acme',
      brand: {
        ...BRAND_DEFAULTS,
        version: 1,
        title: 'Acme Support',
        style: '--_brand-accent:#3346c2;--_on-brand:#ffffff;--_brand-radius:12px',
        privacy_url: 'https://acme.test/privacy',
        terms_url: 'https://acme.test/terms',
      },
      is_open: true,
      is_online: false,
      opens_at: null,
      away_text: seedSettingsOf('acme', 'hours').away_text,
      reply_time: 'minutes',
      is_ai_enabled: true,
      starters: seedSettingsOf('acme', 'chat-flow').starters,
      quick_replies: [],
      timers: [20_000, 45_000, 10_000, 60_000, 180_000],
      has_help_center: true,
      texts: {},
      articles: [
        { title: 'Plans and prices', slug: 'plans-and-prices' },
        { title: 'How long the free trial lasts', slug: 'free-trial' },
        { title: 'Upgrade or downgrade your plan', slug: 'change-plan' },
      ],
      ticket_form: seedSettingsOf('acme', 'ticket-form'),
    })
    expect(widgetConfig.parse(body)).toEqual(body)
    expect(text).not.toContain(ACME_IDENTITY_KEY)
  })

  it('says when a closed company opens, and takes one without hours for open', async () => {
    expect(await config('clinic')).toMatchObject({
      is_open: false,
      is_online: false,
      opens_at: '2027-05-10T07:00:00.000Z',
      is_ai_enabled: false,
    })
    expect(await config('empty')).toMatchObject({
      is_open: true,
      opens_at: null,
      articles: [],
      starters: [],
      ticket_form: { categories: [], fields: [] },
      brand: { ...BRAND_DEFAULTS, title: 'Fresh Start Studio Support' },
    })
  })

  it('[ADMIN-04] tells a tag without a brand how its launcher looks, for some minutes, and no other secret', async () => {
    await given.database.asOwner(query =>
      storeSettings(query, 'noor', 'brand', {
        accent: '#8a2f5d',
        launcher_label: { ar: 'مساعدة' },
        position: 'left',
      }),
    )
    const response = await server.request('/api/widget-brand?tenant=noor&locale=ar')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await response.json()).toEqual({
      style: '--_brand-accent:#8a2f5d;--_on-brand:#ffffff;--_brand-radius:12px',
      label: 'مساعدة',
      position: 'left',
    })
    const other = await server.request('/api/widget-brand?tenant=noor&locale=xx')
    expect(await other.json()).toMatchObject({ label: '' })
    expect((await server.request('/api/widget-brand?tenant=nobody&locale=en')).status).toBe(404)
  })

  it('follows the settings at once', async () => {
    const set = (away_text: string | null) =>
      given.database.asOwner(query => storeSettings(query, 'empty', 'hours', { away_text }))
    await set('Gone fishing')
    expect((await config('empty')).away_text).toBe('Gone fishing')
    await set(null)
    expect((await config('empty')).away_text).toBeNull()
  })

  it('knows no settings of a tenant that is not there', async () => {
    expect((await server.caller(null, 'nobody')('getWidgetConfig')).code).toBe('tenant_not_found')
    expect((await server.caller(null, 'nobody')('suggestArticles', { query: { q: 'x' } })).code).toBe(
      'tenant_not_found',
    )
  })

  it('suggests up to three articles that surely fit, and none for words that fit nothing', async () => {
    const suggest = async (q: string) =>
      (await server.caller(null, 'acme')('suggestArticles', { query: { q } })).body.articles
    const found = await suggest('How do I swap shifts?')
    expect(found[0]).toEqual({
      title: 'Swap a shift or take an open one',
      slug: 'shift-swaps-and-open-shifts',
    })
    expect(found.length).toBeLessThanOrEqual(3)
    expect(await suggest('Which wine goes with grilled octopus?')).toEqual([])
  })

  it('never suggests a draft, an internal article or another tenant’s', async () => {
    const hidden = await given.database.asOwner(query =>
      query<{ slug: string; title: string; tenant: string; is_public: boolean }>(
        `select a.slug, a.title, c.subdomain as tenant, a.status = 'published' and a.visibility = 'public' as is_public
           from public.content a join public.companies c on c.id = a.company_id`,
      ),
    )
    const secret = hidden.filter(({ is_public }) => !is_public)
    expect(secret.length).toBeGreaterThan(3)
    const foreign = hidden.filter(({ is_public, tenant }) => is_public && tenant === 'clinic')
    for (const q of [
      ...CANARIES,
      ...secret.map(({ title }) => title),
      ...foreign.map(({ title }) => title),
    ]) {
      const { body } = await server.caller(null, 'acme')('suggestArticles', { query: { q } })
      const allowed = hidden.filter(({ is_public, tenant }) => is_public && tenant === 'acme')
      for (const { slug } of body.articles) expect(allowed.map(each => each.slug)).toContain(slug)
    }
    const { articles } = await config('acme')
    for (const { slug } of secret) expect(articles.map(each => each.slug)).not.toContain(slug)
  })
})
