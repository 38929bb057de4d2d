/** What becomes of articles: the count of their changes, translations, drafts with a date, and articles of the tour. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_ARTICLE_MS, DEMO_VISITOR_EMAIL } from '#contract/constants/demo.ts'
import { seedCompanies } from '#demo/companies.ts'
import { tenantClaims } from '#server/domain/actor.ts'
import { archiveTourArticles } from '#server/domain/knowledge/authoring/archive-tour-articles.ts'
import { publishDue } from '#server/domain/knowledge/authoring/publish-due.ts'
import { readContentVersion } from '#server/domain/knowledge/search/content-reader.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { tellThread } from '../conversations/thread-kit.ts'
import { newContent, published } from './content-kit.ts'

describeEachDemoDatabase('articles', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    // Its jobs are paused with its clock.
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  async function version(tenant: string): Promise<number> {
    const { id: companyId } = (await server.caller(null, tenant)('tenant')).body
    return given.database.as(tenantClaims({ companyId: companyId! }), async query =>
      Number(await readContentVersion(query)),
    )
  }

  /** Returns by how much each company's counter grew. */
  async function growth(change: () => Promise<unknown>): Promise<Record<'acme' | 'noor', number>> {
    const before = { acme: await version('acme'), noor: await version('noor') }
    await change()
    return {
      acme: (await version('acme')) - before.acme,
      noor: (await version('noor')) - before.noor,
    }
  }

  it('grows when an article is published, changed for visitors or withdrawn', async () => {
    const content = await newContent(admin)
    const { id } = content
    let revision = content.revision
    expect(await growth(async () => ({ revision } = await published(admin, content)))).toEqual({
      acme: 1,
      noor: 0,
    })
    const saved = () => admin('saveDraft', { params: { id }, body: { revision, title: 'Another' } })
    expect(await growth(async () => ({ revision } = (await saved()).body))).toEqual({ acme: 0, noor: 0 })
    expect(await growth(() => published(admin, { id, revision }))).toEqual({ acme: 1, noor: 0 })
    expect(await growth(() => admin('archiveContent', { params: { id } }))).toEqual({ acme: 1, noor: 0 })
    expect(await growth(() => admin('removeContent', { params: { id } }))).toEqual({ acme: 0, noor: 0 })
  })

  it('does not grow with drafts and internal articles', async () => {
    const draft = () => newContent(admin)
    expect(await growth(draft)).toEqual({ acme: 0, noor: 0 })
    const internal = async () => published(admin, await newContent(admin, { visibility: 'internal' }))
    expect(await growth(internal)).toEqual({ acme: 0, noor: 0 })
  })

  it('grows with synonyms', async () => {
    const add = () => admin('createSynonyms', { body: { words: ['wage', 'salary'] } })
    expect(await growth(add)).toEqual({ acme: 1, noor: 0 })
  })

  it('does not let two who change several articles wait for each other', async () => {
    const [a, b] = [await newContent(admin), await newContent(admin)]
    for (const content of [a, b]) await published(admin, content)
    const rename = (ids: readonly string[]) =>
      given.database.asOwner(async query => {
        for (const id of ids)
          await query("update public.content set title = title || '!' where id = $1", [id])
      })
    expect(await growth(() => Promise.all([rename([a.id]), rename([b.id, a.id]), rename([b.id])]))).toEqual({
      acme: 4,
      noor: 0,
    })
  })

  describe('translations', () => {
    let noor: Caller

    beforeAll(async () => {
      noor = await server.asMember('admin@noor.test')
    })

    const read = (slug: string) => server.caller(null, 'acme')('readArticle', { query: { slug } })

    describe('translations', () => {
      it('share a group, one for each language, from right to left as well', async () => {
        const english = await published(admin, await newContent(admin, { title: 'Echidna' }))
        const arabic = await newContent(admin, {
          title: 'كيف أدفع؟',
          body: '## الدفع\n\nادفع بالبطاقة.',
          language: 'ar',
          translation_of: english.id,
        })
        expect(arabic.slug).toMatch(/^article-[0-9a-f]{8}$/)
        expect(arabic.translations).toMatchObject([{ id: english.id, language: 'en' }])
        expect((await read(english.slug)).body.translations).toEqual([])
        await published(admin, arabic)
        expect((await read(english.slug)).body.translations).toEqual([
          { language: 'ar', slug: arabic.slug, title: 'كيف أدفع؟' },
        ])
        const second = await admin('createContent', {
          body: { title: 'X', language: 'ar', translation_of: english.id },
        })
        expect(second.code).toBe('translation_exists')
        const foreign = await noor('createContent', {
          body: { title: 'X', language: 'he', translation_of: english.id },
        })
        expect(foreign.code).toBe('content_not_found')
      })
    })
  })

  describe('drafts with a date', () => {
    const NODES = 4

    const acme = seedCompanies.find(({ subdomain }) => subdomain === 'acme')!.id

    const nodeAt = (at: number) =>
      publishDue({ database: given.database, clock: { now: () => at }, log: { warn: () => {} } })
    const versionsOf = async (id: string) =>
      (await admin('getContent', { params: { id } })).body.versions.map(({ number }) => number)

    async function scheduled(at: number): Promise<string> {
      const { id, revision } = await newContent(admin)
      const publish_at = new Date(at).toISOString()
      const answer = await admin('scheduleContent', { params: { id }, body: { revision, publish_at } })
      expect(answer.status).toBe(200)
      return id
    }

    it('are published at that millisecond, by one node of several', async () => {
      const at = server.clock.now() + 3_600_000
      const ids = await Promise.all(Array.from({ length: 5 }, () => scheduled(at)))
      const atOnce = (now: number) => Promise.all(Array.from({ length: NODES }, () => nodeAt(now)))
      await atOnce(at - 1)
      for (const id of ids) expect(await versionsOf(id)).toEqual([])
      await atOnce(at)
      await atOnce(at)
      for (const id of ids) expect(await versionsOf(id)).toEqual([1])
    })

    it('of a suspended company wait until it is open again', async () => {
      const at = server.clock.now() + 7_200_000
      const id = await scheduled(at)
      const suspend = (since: Date | null) =>
        given.database.asOwner(query =>
          query('update public.companies set suspended_at = $2, suspended_reason = $3 where id = $1', [
            acme,
            since,
            since && 'Unpaid.',
          ]),
        )
      await suspend(new Date(at))
      await nodeAt(at)
      await suspend(null)
      expect(await versionsOf(id)).toEqual([])
      await nodeAt(at)
      expect(await versionsOf(id)).toEqual([1])
    })
  })

  describe('the articles of the tour', () => {
    const TOUR_EMAIL = `${DEMO_VISITOR_EMAIL.start}1a2b${DEMO_VISITOR_EMAIL.end}`

    const archiveAt = (ms: number) =>
      archiveTourArticles({ database: given.database, clock: { now: () => ms } })
    const statusOf = async (id: string) => (await admin('getContent', { params: { id } })).body.status

    /** Publishes the article that an agent's reply to a visitor becomes. Returns its id. */
    async function answeredBy(email: string): Promise<string> {
      const id = await given.database.asOwner(async query => {
        const id = await tellThread(
          query,
          server.clock,
          [
            ['visitor', 'Do penguins have knees?'],
            ['ai', 'x', { type: 'offer' }],
            ['agent', 'It says so on the blue card.'],
          ],
          { isResolved: true },
        )
        await query('update public.conversations set customer_email = $2 where id = $1', [id, email])
        return id
      })
      const { content_id } = (await admin('draftSuggestion', { params: { id }, body: { title: email } })).body
      await published(admin, (await admin('getContent', { params: { id: content_id } })).body)
      return content_id
    }

    it('are archived an hour after the draft, not 1 ms earlier; all others stay', async () => {
      const ofTour = await answeredBy(TOUR_EMAIL)
      const ofCustomer = await answeredBy('visitor-1a2b@mail.example')
      const written = (await published(admin, await newContent(admin))).id
      const dueAt = server.clock.now() + DEMO_ARTICLE_MS
      await archiveAt(dueAt - 1)
      expect(await statusOf(ofTour)).toBe('published')
      expect(await archiveAt(dueAt)).toBe(false)
      expect(await statusOf(ofTour)).toBe('archived')
      expect(await statusOf(ofCustomer)).toBe('published')
      expect(await statusOf(written)).toBe('published')
    })
  })
})
