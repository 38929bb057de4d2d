/** Parts of the knowledge base's pages: 'Was this helpful?' for browsers without scripts, topics, and empty pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOPIC_ARTICLES } from '#contract/constants/knowledge-pages.ts'
import { LIMITS } from '#contract/constants/limits.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from './content-kit.ts'
import { drawPage, TRIAL } from './page-kit.ts'

describeEachDemoDatabase('parts of the pages', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, {
      isLimited: true,
      drawPage,
    })
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  const post = (form: Record<string, string>, headers: Record<string, string> = {}, ip?: string) =>
    server.request(
      '/kb/feedback',
      {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: {
          host: 'acme.localhost:3000',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      },
      ip,
    )
  const word = { type: 'article', slug: 'free-trial', helpful: 'yes' }
  const kept = async () =>
    (await admin('listContentFeedback', { query: {} })).body.feedback.filter(({ title }) =>
      /free trial/.test(title),
    )

  it.each(['kb', 'faq', 'comparison', 'changelog', 'announcement', 'cms_page'])(
    'a company that has written nothing says so, and search engines pass by: /%s',
    async type => {
      const response = await server.request(`/${type}`, { headers: { host: 'empty.localhost:3000' } })
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain('There is nothing to read here yet.')
      expect(html).not.toContain('FAQPage')
      if (type !== 'kb') expect(response.headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it('takes a form without scripts, and leads back to the article', async () => {
    const response = await post({ ...word, helpful: 'no', comment: '<b>Too long</b>' })
    expect([response.status, response.headers.get('location')]).toEqual([303, `${TRIAL}?rated#kb_feedback`])
    expect((await kept())[0]).toMatchObject({ helpful: false, comment: '<b>Too long</b>' })
    const shown = await server.request(`${TRIAL}?rated`, { headers: { host: 'acme.localhost:3000' } })
    const html = await shown.text()
    expect(html).toContain('Thank you.')
    expect(html).not.toContain('action="/kb/feedback"')
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'http://acme.localhost:3000', 'sec-fetch-site': 'same-origin' }, 303],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
  ])('from %j it answers %i', async (headers, status) => {
    expect((await post(word, headers)).status).toBe(status)
  })

  it('refuses what is no answer, and what is not there', async () => {
    expect((await post({ ...word, helpful: 'maybe' })).status).toBe(400)
    expect((await post({ ...word, slug: 'nowhere' })).status).toBe(404)
    expect((await post({ ...word, comment: 'x'.repeat(20_000) })).status).toBe(413)
  })

  it('is counted', async () => {
    const [{ max }] = LIMITS.rateArticle
    for (let count = 0; count < max; count++) await post(word, {}, '203.0.113.9')
    expect((await post(word, {}, '203.0.113.9')).status).toBe(429)
  })

  describe('topics on the pages', () => {
    const htmlOf = async (path: string, tenant = 'acme') =>
      (await server.request(path, { headers: { host: `${tenant}.localhost:3000` } })).text()
    /** The addresses beside an article, in order, and the one that is marked. */
    async function besideOf(path: string) {
      const nav = /<nav [^>]*aria-labelledby="kb_topic".*?<\/nav>/.exec(await htmlOf(path))?.[0] ?? ''
      const [, ...hrefs] = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
      return { hrefs, marked: /href="([^"]+)" aria-current="page"/.exec(nav)?.[1] }
    }

    it('[ROUTE-11] the home page says how many articles a topic has', async () => {
      const counts = await htmlOf('/kb')
      expect(counts).toMatch(/href="\/kb\/category\/billing"><h3>Billing<\/h3><span>\d+ articles<\/span>/)
      expect(await htmlOf('/kb?lang=he', 'noor')).toContain('<span>מאמר אחד</span>')
    })

    it('[ROUTE-11] the home page has questions of its language, if there are any', async () => {
      expect(await htmlOf('/kb')).toContain('<h2>Questions and answers</h2>')
      expect(await htmlOf('/kb')).toContain('href="/faq/which-browsers-work"')
      expect(await htmlOf('/kb', 'empty')).not.toContain('<h2>Questions and answers</h2>')
    })

    it('[ROUTE-11] beside an article are those of its topic, and it is marked', async () => {
      const { hrefs, marked } = await besideOf(TRIAL)
      expect(marked).toBe(TRIAL)
      expect(hrefs.length).toBeGreaterThan(3)
      for (const href of hrefs) expect(href).toMatch(/^\/kb\/category\/billing\//)
    })

    it('an article outside of topics has none beside it, nor has another kind of page', async () => {
      await published(admin, await newContent(admin, { title: 'Alone', slug: 'alone' }))
      for (const path of ['/kb/alone', '/faq/which-browsers-work'])
        expect((await besideOf(path)).hrefs, path).toEqual([])
    })

    it('of a large topic some are beside it, and always itself', async () => {
      const { id } = (await admin('createCategory', { body: { name: 'Large', slug: 'large' } })).body
      const { id: section } = (
        await admin('createSection', { body: { category_id: id, name: 'All', slug: 'all' } })
      ).body
      for (let each = 0; each <= TOPIC_ARTICLES; each++)
        await published(
          admin,
          await newContent(admin, {
            title: `Large ${each}`,
            slug: `large-${each}`,
            category_id: id,
            section_id: section,
          }),
        )
      const all = Array.from(
        { length: TOPIC_ARTICLES + 1 },
        (_, each) => `/kb/category/large/all/large-${each}`,
      )
      const shown = await besideOf(all[0]!)
      const tooMany = all.filter(path => !shown.hrefs.includes(path))
      expect([shown.hrefs.length, tooMany.length, shown.marked]).toEqual([TOPIC_ARTICLES, 1, all[0]])
      const own = await besideOf(tooMany[0]!)
      expect([own.hrefs.length, own.marked]).toEqual([TOPIC_ARTICLES, tooMany[0]])
    })
  })
})
