/** The settings of the help center, at its public pages and in the widgets’ API. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SettingsInput } from '#contract/settings/index.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { drawPage, TRIAL } from '../knowledge/page-kit.ts'

const HELPFUL = 'Was this helpful?'
const DEFAULTS: SettingsInput<'help-center'> = {
  is_public: true,
  title: {},
  intro: {},
  default_language: 'en',
  asks_feedback: true,
  is_indexed: true,
  is_in_widgets: true,
}
const PAGES = ['/kb', '/kb/category/billing', TRIAL, `${TRIAL}.md`, '/kb/search?q=trial', '/faq', '/blog']

describeEachDemoDatabase('the help center', given => {
  let server: TestServer
  let admin: Caller
  let noor: Caller
  let visitor: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, { drawPage })
    admin = await server.asMember('admin@acme.test')
    noor = await server.asMember('admin@noor.test')
    visitor = server.caller(null, 'acme')
  })
  afterAll(() => server.close())

  async function setTo(change: SettingsInput<'help-center'>, call = admin): Promise<void> {
    const { status, text } = await changeSettings(call, 'help-center', { ...DEFAULTS, ...change })
    expect(status, text).toBe(200)
  }
  const get = (path: string, tenant = 'acme', init: RequestInit = {}) =>
    server.request(path, { ...init, headers: { host: `${tenant}.localhost:3000`, ...init.headers } })
  const textOf = async (path: string, tenant?: string) => (await get(path, tenant)).text()
  const rating = { type: 'article', slug: 'free-trial', visitor_key: 'k'.repeat(16), helpful: true } as const

  it('[ADMIN-04] [ROUTE-11] shows no page while it is off, names no article, and opens again', async () => {
    await setTo({ is_public: false })
    for (const path of PAGES) {
      const response = await get(path)
      const html = await response.text()
      expect([path, response.status]).toEqual([path, 404])
      expect(html).toContain('This help center is closed')
      expect(html).not.toMatch(/free trial|Billing|<form/i)
    }
    expect(await textOf('/sitemap.xml')).not.toContain('<url>')
    expect(await textOf('/llms.txt')).not.toContain('http')
    expect(await textOf('/robots.txt')).not.toContain('Sitemap')
    expect((await get('/kb', 'noor')).status).toBe(200)
    // The AI and the widgets still read the articles.
    expect((await visitor('searchKnowledge', { query: { q: 'free trial' } })).body.results).not.toEqual([])
    await setTo({})
    for (const path of PAGES) expect([path, (await get(path)).status]).toEqual([path, 200])
  })

  it('[ADMIN-04] shows the company’s title and introduction, in the language of the page, as text', async () => {
    await setTo({ title: { he: 'שאלו <את נור>', ar: 'اسأل نور' }, intro: { he: 'עונים תוך שעה.' } }, noor)
    const hebrew = await textOf('/kb?lang=he', 'noor')
    expect(hebrew).toMatch(/<h1[^>]*>שאלו &lt;את נור&gt;<\/h1>/)
    expect(hebrew).toContain('>עונים תוך שעה.</p>')
    expect(hebrew).toContain('<meta name="description" content="עונים תוך שעה."')
    const arabic = await textOf('/kb?lang=ar', 'noor')
    expect(arabic).toMatch(/<h1[^>]*>اسأل نور<\/h1>/)
    expect(arabic).not.toContain('עונים תוך שעה.')
    await setTo({}, noor)
    expect(await textOf('/kb?lang=he', 'noor')).not.toContain('שאלו')
  })

  it('[ADMIN-04] opens in the default language, if there is content in it', async () => {
    const languageOf = async (path: string) => (await get(path, 'noor')).headers.get('content-language')
    const topics = () => server.caller(null, 'noor')('listKnowledgeTopics', { query: {} })
    expect(await languageOf('/kb')).toBe('ar')
    await setTo({ default_language: 'he' }, noor)
    expect(await languageOf('/kb')).toBe('he')
    expect(await languageOf('/kb?lang=ar')).toBe('ar')
    expect((await topics()).body.help_center.default_language).toBe('he')
    await setTo({ default_language: 'fr' }, noor)
    expect(await languageOf('/kb')).toBe('ar')
    await setTo({}, noor)
  })

  it('[ADMIN-04] asks whether an article helped, or does not and takes no ratings', async () => {
    expect(await textOf(TRIAL)).toContain(HELPFUL)
    expect((await visitor('rateArticle', { body: rating })).status).toBe(200)
    await setTo({ asks_feedback: false })
    expect(await textOf(TRIAL)).not.toContain(HELPFUL)
    expect((await visitor('rateArticle', { body: rating })).code).toBe('forbidden')
    const form = new URLSearchParams({ type: 'article', slug: 'free-trial', helpful: 'yes' })
    const sent = await get('/kb/feedback', 'acme', { method: 'POST', body: form })
    expect(sent.status).toBe(403)
    expect((await visitor('listKnowledgeTopics', { query: {} })).body.help_center.asks_feedback).toBe(false)
    await setTo({})
  })

  it('[ADMIN-04] can ask search engines to leave it out', async () => {
    expect((await get('/kb')).headers.get('x-robots-tag')).toBeNull()
    expect(await textOf('/sitemap.xml')).toContain('/kb</loc>')
    expect(await textOf('/robots.txt')).toContain('Sitemap')
    await setTo({ is_indexed: false })
    for (const path of PAGES) {
      const response = await get(path)
      expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex'])
    }
    expect(await textOf('/sitemap.xml')).not.toContain('<url>')
    expect(await textOf('/robots.txt')).not.toContain('Sitemap')
    expect(await textOf('/llms.txt')).not.toContain('http')
    expect((await get('/kb', 'noor')).headers.get('x-robots-tag')).toBeNull()
    await setTo({})
  })

  it('[ADMIN-04] tells widgets to show no articles, and suggests none', async () => {
    const suggested = async () =>
      (await visitor('suggestArticles', { query: { q: 'How long does the free trial last?' } })).body.articles
    expect(await suggested()).not.toEqual([])
    await setTo({ is_in_widgets: false })
    expect(await suggested()).toEqual([])
    expect((await visitor('listKnowledgeTopics', { query: {} })).body.help_center.is_in_widgets).toBe(false)
    expect((await get('/kb')).status).toBe(200)
    await setTo({})
  })
})
