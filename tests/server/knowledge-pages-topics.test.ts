/** Topics on the public pages of a knowledge base: all on the home page, and an article's own beside it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TOPIC_ARTICLES } from '#contract/constants/knowledge-pages.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from './content-kit.ts'
import { drawPage, TRIAL } from './page-kit.ts'

describeEachDemoDatabase('topics on the pages of the knowledge base', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, { drawPage })
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

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
