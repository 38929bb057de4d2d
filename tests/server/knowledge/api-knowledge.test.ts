/** What visitors read in a company's knowledge base, and what the company learns from it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from './content-kit.ts'

describeEachDemoDatabase('the public knowledge base', given => {
  let server: TestServer
  let admin: Caller
  let acme: Caller
  let noor: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, { isLimited: true })
    admin = await server.asMember('admin@acme.test')
    acme = server.caller(null, 'acme')
    noor = server.caller(null, 'noor')
  })
  afterAll(() => server.close())

  it('[ROUTE-11] has a tree of categories and sections, without what is empty', async () => {
    await admin('createCategory', { body: { name: 'Nothing in it' } })
    const { body } = await acme('listKnowledgeTopics', { query: {} })
    expect(body.languages).toEqual(['en'])
    expect(body.topics.map(({ slug }) => slug)).toContain('billing')
    expect(body.topics.map(({ slug }) => slug)).not.toContain('nothing-in-it')
    const billing = body.topics.find(({ slug }) => slug === 'billing')!
    expect(billing.sections.reduce((sum, { articles }) => sum + articles, 0)).toBe(billing.articles)
    const { body: list } = await acme('listArticles', { query: { category: 'billing' } })
    expect(list.articles).toHaveLength(billing.articles)
    const [section] = billing.sections
    const inSection = await acme('listArticles', { query: { category: 'billing', section: section!.slug } })
    expect(inSection.body.articles).toHaveLength(section!.articles)
  })

  it('[ROUTE-11] has one tree for each language', async () => {
    const topics = async (language?: string) =>
      (await noor('listKnowledgeTopics', { query: { ...(language && { language }) } })).body
    expect((await topics()).languages).toEqual(['ar', 'he'])
    const [arabic, hebrew] = [await topics('ar'), await topics('he')]
    expect(arabic.topics.length).toBeGreaterThan(2)
    expect(arabic.topics.every(({ language }) => language === 'ar')).toBe(true)
    expect(hebrew.topics.map(({ slug }) => slug)).toContain('orders-and-delivery-he')
    const { body } = await noor('readArticle', { query: { slug: 'delivery-ar' } })
    expect(body).toMatchObject({
      language: 'ar',
      category: { slug: 'orders-and-delivery', name: 'الطلبات والتوصيل' },
    })
    expect(body.translations).toMatchObject([{ language: 'he', slug: 'delivery-he' }])
  })

  it.each(['faq', 'comparison', 'changelog', 'announcement', 'cms_page', 'blog'] as const)(
    '[ROUTE-12] lists and shows what is a %s',
    async type => {
      for (const caller of [acme, server.caller(null, 'app')]) {
        const { body } = await caller('listArticles', { query: { type } })
        expect(body.articles.length).toBeGreaterThan(0)
        for (const { slug, excerpt } of body.articles) {
          expect(excerpt).not.toBe('')
          const article = (await caller('readArticle', { query: { type, slug } })).body
          expect(article).toMatchObject({ type, slug, excerpt })
          expect((await caller('readArticle', { query: { slug } })).code).toBe('content_not_found')
        }
      }
    },
  )

  it('[ROUTE-11] shows an article with others like it, and nothing of who wrote it', async () => {
    const { body, text } = await acme('readArticle', { query: { slug: 'free-trial' } })
    expect(body).toMatchObject({ title: 'How long the free trial lasts', category: { slug: 'billing' } })
    expect(body.related).toHaveLength(4)
    expect(body.related.every(({ category }) => category?.slug === 'billing')).toBe(true)
    expect(text).not.toMatch(/updated_by|published_by|scheduled|revision|company_id/)
  })

  it('goes on page by page', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const query = { limit: '7', ...(cursor && { cursor }) }
      const page: Awaited<ReturnType<typeof list>> = await list(query)
      seen.push(...page.articles.map(({ slug }) => slug))
      cursor = page.next ?? undefined
    } while (cursor)
    const [expected] = await given.database.asOwner(query =>
      query<{ count: number }>(
        `select count(*) as count from public.content a join public.companies c on c.id = a.company_id
          where c.subdomain = 'acme' and type = 'article' and status = 'published' and visibility = 'public'`,
      ),
    )
    expect([seen.length, new Set(seen).size]).toEqual([expected!.count, expected!.count])
  })
  const list = async (query: { limit: string; cursor?: string }) =>
    (await acme('listArticles', { query })).body

  it('shows drafts, internal articles and those of others to nobody', async () => {
    const hidden = await given.database.asOwner(query =>
      query<{ slug: string }>(
        `select slug from public.content a join public.companies c on c.id = a.company_id
          where c.subdomain <> 'acme' or status <> 'published' or visibility <> 'public'`,
      ),
    )
    expect(hidden.length).toBeGreaterThan(10)
    for (const { slug } of hidden.slice(0, 40))
      expect([slug, (await acme('readArticle', { query: { slug } })).code]).toEqual([
        slug,
        'content_not_found',
      ])
    const { text } = await acme('listSitemap')
    for (const { slug } of hidden) expect(text).not.toContain(`"slug":"${slug}"`)
  })

  it('has a sitemap with every page and its last change', async () => {
    const { entries } = (await acme('listSitemap')).body
    expect(entries.find(({ slug }) => slug === 'free-trial')).toMatchObject({
      type: 'article',
      category: 'billing',
      section: 'plans',
      updated_at: expect.any(String),
    })
    expect(new Set(entries.map(({ type }) => type)).size).toBe(7)
  })

  describe('a search', () => {
    const search = (q: string, language?: string) =>
      acme('searchKnowledge', { query: { q, ...(language && { language }) } })

    it('finds what fits, the best first, in the language that is asked for', async () => {
      const { body } = await search('How long does the free trial last?')
      expect(body.results[0]).toMatchObject({ type: 'article', slug: 'free-trial', language: 'en' })
      expect(body.confidence).toBeGreaterThan(body.threshold)
      expect((await search('How long does the free trial last?', 'he')).body.results).toEqual([])
    })

    it('finds nothing for nonsense', async () => {
      const { body } = await search('xqzt blorp')
      expect(body).toMatchObject({ results: [], confidence: 0 })
    })

    it('is kept for the company, without who asked', async () => {
      await search('refund for ada.lovelace@mail.example order 4711471147')
      await search('How long does the free trial last?')
      await search('grilled octopus wine')
      server.clock.advance(1)
      await search('Grilled octopus WINE')
      const { body, text } = await admin('listSearches', { query: { results: 'none' } })
      expect(text).not.toMatch(/lovelace|4711471147/)
      expect(body.searches[0]).toMatchObject({ query: 'Grilled octopus WINE', searches: 2, result_count: 0 })
      expect(body.searches.map(({ query }) => query)).not.toContain('How long does the free trial last?')
      const { searches } = (await admin('listSearches', { query: {} })).body
      expect(searches.map(({ query }) => query)).toContain('How long does the free trial last?')
      const foreign = await server.asMember('admin@noor.test')
      expect((await foreign('listSearches', { query: {} })).body.searches).toEqual([])
    })

    it('counts once for who types on within 15 s, and not for who comes later', async () => {
      const listed = async () =>
        (await admin('listSearches', { query: {} })).body.searches
          .map(({ query }) => query)
          .filter(query => query.startsWith('zebra'))
      for (const typed of ['zebra', 'zebra cro', 'zebra crossings']) {
        await search(typed)
        server.clock.advance(5_000)
      }
      expect(await listed()).toEqual(['zebra crossings'])
      await search('zebra c')
      server.clock.advance(14_999)
      await search('zebra cake')
      expect(await listed()).toEqual(['zebra cake', 'zebra crossings'])
      await search('zebra s')
      server.clock.advance(15_000)
      await search('zebra sponge')
      expect((await listed()).sort()).toEqual(['zebra cake', 'zebra crossings', 'zebra s', 'zebra sponge'])
    })

    it('may be made so often in a minute', async () => {
      server.clock.advance(60_000)
      for (let time = 0; time < LIMITS.searchKnowledge[0].max; time++)
        expect(
          (
            await server.request(
              '/api/kb/search?q=x',
              { headers: { 'x-tenant-subdomain': 'clinic' } },
              '9.9.9.9',
            )
          ).status,
        ).toBe(200)
      const over = await server.request(
        '/api/kb/search?q=x',
        { headers: { 'x-tenant-subdomain': 'clinic' } },
        '9.9.9.9',
      )
      expect([over.status, over.headers.has('retry-after')]).toEqual([429, true])
    })
  })

  describe('“Was this helpful?”', () => {
    const key = (letter: string) => letter.repeat(20)
    const rate = (body: { helpful: boolean; comment?: string; visitor_key: string; slug?: string }) =>
      acme('rateArticle', { body: { slug: 'free-trial', ...body } })

    it('counts once for each browser, which may change its mind', async () => {
      await rate({ helpful: true, visitor_key: key('a') })
      await rate({ helpful: true, visitor_key: key('b') })
      await rate({ helpful: false, visitor_key: key('b') })
      expect((await rate({ helpful: false, visitor_key: key('b'), comment: '<b>too long</b>' })).status).toBe(
        200,
      )
      const { contents } = (
        await admin('listContent', { query: { search: 'how long the free trial lasts' } })
      ).body
      expect(contents[0]).toMatchObject({ slug: 'free-trial', helpful: 1, unhelpful: 1 })
      const { feedback } = (
        await admin('listContentFeedback', { query: { content_id: contents[0]!.id, helpful: 'no' } })
      ).body
      expect(feedback).toMatchObject([{ helpful: false, comment: '<b>too long</b>' }])
      const foreign = await server.asMember('admin@noor.test')
      expect((await foreign('listContentFeedback', { query: {} })).body.feedback).toEqual([])
    })

    it('is asked of what is published alone', async () => {
      const draft = await newContent(admin)
      const word = { helpful: true, visitor_key: key('c') }
      expect((await rate({ ...word, slug: draft.slug })).code).toBe('content_not_found')
      await published(admin, draft)
      expect((await rate({ ...word, slug: draft.slug })).status).toBe(200)
      expect((await rate({ ...word, slug: 'delivery-ar' })).code).toBe('content_not_found')
      expect((await rate({ ...word, visitor_key: 'short' })).code).toBe('invalid_request')
    })
  })

  describe('categories', () => {
    it('are named, ordered and removed when nothing stands in them', async () => {
      const { id } = (await admin('createCategory', { body: { name: 'Über uns' } })).body
      const twin = (await admin('createCategory', { body: { name: 'Über uns' } })).body
      const section = (await admin('createSection', { body: { category_id: id, name: 'Team' } })).body
      const all = async () => (await admin('listTopics')).body.categories
      const mine = async () => (await all()).find(category => category.id === id)!
      expect(await mine()).toMatchObject({ slug: 'uber-uns', sections: [{ id: section.id, slug: 'team' }] })
      expect((await all()).find(category => category.id === twin.id)!.slug).toBe('uber-uns-2')
      expect(
        (await admin('updateCategory', { params: { id: twin.id }, body: { slug: 'uber-uns' } })).code,
      ).toBe('slug_taken')
      await admin('updateCategory', { params: { id }, body: { name: 'About', description: 'Us.' } })
      expect(await mine()).toMatchObject({ name: 'About', description: 'Us.', slug: 'uber-uns' })
      await admin('orderTopics', { body: { kind: 'category', ids: [twin.id, id] } })
      const order = (await all()).map(category => category.id).filter(each => each === id || each === twin.id)
      expect(order).toEqual([twin.id, id])
      const { id: contentId, revision } = await newContent(admin, { section_id: section.id })
      expect((await admin('removeSection', { params: section })).code).toBe('topic_in_use')
      expect((await admin('removeCategory', { params: { id } })).code).toBe('topic_in_use')
      const saved = await admin('saveDraft', {
        params: { id: contentId },
        body: { revision, category_id: null },
      })
      await published(admin, saved.body)
      expect((await admin('removeCategory', { params: { id } })).status).toBe(200)
      expect((await admin('removeSection', { params: section })).code).toBe('topic_not_found')
      const foreign = await server.asMember('admin@noor.test')
      expect((await foreign('updateCategory', { params: { id: twin.id }, body: { name: 'X' } })).code).toBe(
        'topic_not_found',
      )
      const body = { kind: 'category' as const, ids: [twin.id] }
      expect((await foreign('orderTopics', { body })).code).toBe('topic_not_found')
      expect((await foreign('createSection', { body: { category_id: twin.id, name: 'X' } })).code).toBe(
        'topic_not_found',
      )
    })
  })

  describe('synonyms', () => {
    it('lead a search to what the company means by them, as soon as they are there', async () => {
      const body = 'The zinnober panel shows who works when.'
      const { slug } = await published(admin, await newContent(admin, { title: 'The zinnober panel', body }))
      const finds = async () => {
        const { body } = await acme('searchKnowledge', { query: { q: 'Where is the quokkaboard?' } })
        return body.results.some(result => result.slug === slug)
      }
      expect(await finds()).toBe(false)
      const { id } = (await admin('createSynonyms', { body: { words: ['quokkaboard', 'zinnober'] } })).body
      expect(await finds()).toBe(true)
      await admin('removeSynonyms', { params: { id } })
      expect(await finds()).toBe(false)
    })

    it('are kept by the company', async () => {
      const { id } = (await admin('createSynonyms', { body: { words: ['rota', 'roster'] } })).body
      const changed = await admin('updateSynonyms', {
        params: { id },
        body: { words: ['rota', 'roster', 'schedule'] },
      })
      expect(changed.body).toEqual({ id, language: 'en', words: ['rota', 'roster', 'schedule'] })
      expect((await admin('listSynonyms')).body.synonyms).toContainEqual(changed.body)
      const foreign = await server.asMember('admin@noor.test')
      expect((await foreign('removeSynonyms', { params: { id } })).code).toBe('synonyms_not_found')
      expect((await admin('removeSynonyms', { params: { id } })).status).toBe(200)
      expect((await admin('createSynonyms', { body: { words: ['alone'] } })).code).toBe('invalid_request')
    })
  })
})
