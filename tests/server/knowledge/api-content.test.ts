/** Articles: drafts, versions, schedules, and what visitors can read. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_BODY_MAX, CONTENT_TYPES } from '#contract/constants/knowledge.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { TRICKY_TEXTS } from '../../security/xss-strings.ts'
import { newContent, published } from './content-kit.ts'

describeEachDemoDatabase('content', given => {
  let server: TestServer
  let admin: Caller
  let agent: Caller
  let viewer: Caller
  let noor: Caller
  let visitor: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    agent = await server.asMember('agent@acme.test')
    viewer = await server.asMember('elena@acme.test')
    noor = await server.asMember('admin@noor.test')
    visitor = server.caller(null, 'acme')
  })
  afterAll(() => server.close())

  const read = async (slug: string, type: (typeof CONTENT_TYPES)[number] = 'article') =>
    visitor('readArticle', { query: { slug, type } })
  const finds = async (q: string) =>
    (await visitor('searchKnowledge', { query: { q } })).body.results.map(({ slug }) => slug)

  describe('a draft', () => {
    it.each(CONTENT_TYPES)('[ADMIN-03] can be written of the type %s, and is read by nobody', async type => {
      const { slug, status, draft, live, versions, revision } = await newContent(agent, { type })
      expect({ status, live, versions, revision }).toEqual({
        status: 'draft',
        live: null,
        versions: [],
        revision: 1,
      })
      expect(draft).toMatchObject({ slug, body: 'Words.', visibility: 'public', category_id: null })
      expect((await read(slug, type)).code).toBe('content_not_found')
    })

    it('gets an address from its title, and another where that one is taken', async () => {
      const first = await newContent(agent, { title: 'Heron & Crane' })
      const second = await newContent(agent, { title: 'Heron & Crane' })
      expect([first.slug, second.slug]).toEqual(['heron-crane', 'heron-crane-2'])
      const taken = await agent('createContent', { body: { title: 'X', slug: 'heron-crane' } })
      expect(taken.code).toBe('slug_taken')
      // Answers cite by slug, so it is unique across types.
      expect((await newContent(agent, { title: 'Heron & Crane', type: 'faq' })).slug).toBe('heron-crane-3')
    })

    it('never gets an address where a page of the knowledge base stands', async () => {
      for (const slug of ['search-2', 'search-3'])
        expect((await newContent(agent, { title: 'Search' })).slug).toBe(slug)
      for (const slug of ['search', 'category', 'feedback'])
        expect((await agent('createContent', { body: { title: 'X', slug } })).code).toBe('invalid_request')
    })

    it('keeps every text as it is, whatever stands in it', async () => {
      const { id, revision } = await newContent(agent)
      for (const [index, text] of TRICKY_TEXTS.entries()) {
        const words = {
          title: `a ${text}`.slice(0, 200).trim(),
          excerpt: `a ${text}`.slice(0, 500).trim(),
          body: text,
          alternate_questions: [`a ${text}`.slice(0, 300).trim()],
          seo_title: `a ${text}`.slice(0, 120).trim(),
          seo_description: `a ${text}`.slice(0, 320).trim(),
        }
        const saved = await agent('saveDraft', {
          params: { id },
          body: { ...words, revision: revision + index },
        })
        expect([saved.status, saved.body.draft]).toEqual([200, expect.objectContaining(words)])
      }
    })

    it('takes 200,000 characters and 20 levels of lists, and no more', async () => {
      const { id, revision } = await newContent(agent)
      const save = (body: string) => agent('saveDraft', { params: { id }, body: { revision, body } })
      expect((await save('é'.repeat(CONTENT_BODY_MAX + 1))).code).toBe('invalid_request')
      const body = `${'- '.repeat(21)}a`
      expect(await save(body)).toMatchObject({ status: 422, code: 'content_too_complex' })
      const translated = { title: 'X', body, language: 'tr', translation_of: id }
      expect((await agent('createContent', { body: translated })).code).toBe('content_too_complex')
      expect((await save('é'.repeat(CONTENT_BODY_MAX))).body.draft.body).toHaveLength(CONTENT_BODY_MAX)
    })

    it('is not overwritten by who has not read the last change', async () => {
      const { id, revision } = await newContent(agent)
      const first = await agent('saveDraft', { params: { id }, body: { revision, title: 'First' } })
      expect(first.body).toMatchObject({
        revision: revision + 1,
        title: 'First',
        updated_by_name: expect.any(String),
      })
      const second = await admin('saveDraft', { params: { id }, body: { revision, title: 'Second' } })
      expect([second.status, second.code]).toEqual([409, 'content_changed'])
      const racing = await Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          agent('saveDraft', { params: { id }, body: { revision: revision + 1, title: `Racer ${index}` } }),
        ),
      )
      expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    })

    it('is written by who may edit, and published by who may publish', async () => {
      const content = await newContent(agent)
      const params = { id: content.id }
      const { revision } = content
      const refused = [
        await viewer('createContent', { body: { title: 'X' } }),
        await viewer('saveDraft', { params, body: { revision, title: 'X' } }),
        await agent('publishContent', { params, body: { revision } }),
        await agent('scheduleContent', { params, body: { revision, publish_at: null } }),
        await agent('archiveContent', { params }),
        await agent('removeContent', { params }),
        await agent('changeContents', { body: { ids: [content.id], action: 'publish' } }),
      ]
      expect(refused.map(({ code }) => code)).toEqual(Array(refused.length).fill('forbidden'))
      expect((await viewer('getContent', { params })).body.title).toBe(content.title)
    })

    it('stands in a section of its category alone', async () => {
      const { categories } = (await admin('listTopics')).body
      const [one, other] = categories.filter(({ sections }) => sections.length > 0)
      const { id, revision } = await newContent(agent)
      const save = (body: object, at = revision) =>
        agent('saveDraft', { params: { id }, body: { ...body, revision: at } })
      const section_id = one!.sections[0]!.id
      expect((await save({ category_id: other!.id, section_id })).code).toBe('topic_not_found')
      expect((await save({ category_id: randomUUID() })).code).toBe('topic_not_found')
      const placed = await save({ section_id })
      expect(placed.body).toMatchObject({ category_id: one!.id, section_id })
      const moved = await save({ category_id: other!.id }, placed.body.revision)
      expect(moved.body).toMatchObject({ category_id: other!.id, section_id: null })
    })
  })

  describe('publishing', () => {
    it('[ROUTE-11] lets visitors read the draft, and what follows is a draft again', async () => {
      const draft = await newContent(agent, { title: 'Zebra crossing', body: 'Zebras cross at nine.' })
      const live = await published(admin, draft)
      expect(live).toMatchObject({ status: 'published', has_changes: false, versions: [{ number: 1 }] })
      expect((await read(draft.slug)).body.body).toBe('Zebras cross at nine.')
      const { body: saved } = await agent('saveDraft', {
        params: { id: draft.id },
        body: { revision: live.revision, body: 'Zebras cross at ten.' },
      })
      expect(saved).toMatchObject({ has_changes: true, live: { body: 'Zebras cross at nine.' } })
      expect((await read(draft.slug)).body.body).toBe('Zebras cross at nine.')
      await published(admin, saved)
      expect((await read(draft.slug)).body.body).toBe('Zebras cross at ten.')
    })

    it('twice makes one version', async () => {
      const live = await published(admin, await newContent(admin))
      const again = await published(admin, live)
      expect(again.versions).toHaveLength(1)
    })

    it('is in answers within a search, and out of them as soon', async () => {
      const draft = await newContent(admin, {
        title: 'Okapi quarantine',
        body: 'An okapi waits for six weeks.',
      })
      const { slug, id } = await published(admin, draft)
      expect(await finds('okapi quarantine')).toContain(slug)
      await admin('archiveContent', { params: { id } })
      expect(await finds('okapi quarantine')).not.toContain(slug)
      expect((await read(slug)).code).toBe('content_not_found')
      await admin('changeContents', { body: { ids: [id], action: 'publish' } })
      expect(await finds('okapi quarantine')).toContain(slug)
      await admin('removeContent', { params: { id } })
      expect(await finds('okapi quarantine')).not.toContain(slug)
      expect((await admin('getContent', { params: { id } })).code).toBe('content_not_found')
    })

    it('of what is internal tells no visitor', async () => {
      const { slug } = await published(
        admin,
        await newContent(admin, { title: 'Numbat drill', visibility: 'internal' }),
      )
      expect((await read(slug)).code).toBe('content_not_found')
      expect(await finds('numbat drill')).not.toContain(slug)
    })

    it('under a new address leaves the old one leading there', async () => {
      const first = await published(admin, await newContent(admin, { title: 'Dugong one' }))
      const rename = async (slug: string) => {
        const { revision } = (await admin('getContent', { params: { id: first.id } })).body
        const { body } = await admin('saveDraft', { params: { id: first.id }, body: { revision, slug } })
        return published(admin, body)
      }
      await rename('dugong-two')
      await rename('dugong-three')
      for (const slug of ['dugong-one', 'dugong-two', 'dugong-three'])
        expect([slug, (await read(slug)).body.slug]).toEqual([slug, 'dugong-three'])
      // Renamed back, so that another article can take the address in between.
      await rename('dugong-one')
      const other = await published(
        admin,
        await newContent(admin, { title: 'Dugong two', slug: 'dugong-two' }),
      )
      expect((await read('dugong-two')).body.id).toBe(other.id)
      expect((await read('dugong-three')).body.slug).toBe('dugong-one')
      const taken = await admin('saveDraft', {
        params: { id: other.id },
        body: { revision: other.revision, slug: 'dugong-one' },
      })
      expect(taken.code).toBe('slug_taken')
    })
  })

  describe('versions', () => {
    it('can be read, and put back into the draft', async () => {
      const draft = await newContent(agent, { title: 'Tapir', body: 'One.' })
      const params = { id: draft.id }
      let { revision } = await published(admin, draft)
      for (const body of ['Two.', 'Three.']) {
        const saved = await agent('saveDraft', { params, body: { revision, body } })
        revision = (await published(admin, saved.body)).revision
      }
      const bodies = await Promise.all(
        ['1', '2', '3'].map(async number => (await viewer('getVersion', { params, query: { number } })).body),
      )
      expect(bodies.map(({ number, body, published_by_name }) => [number, body, published_by_name])).toEqual([
        [1, 'One.', 'Daniel Okafor'],
        [2, 'Two.', 'Daniel Okafor'],
        [3, 'Three.', 'Daniel Okafor'],
      ])
      const restored = await agent('restoreVersion', { params, body: { number: 1, revision } })
      expect(restored.body).toMatchObject({
        has_changes: true,
        draft: { body: 'One.' },
        live: { body: 'Three.' },
      })
      const discarded = await agent('discardDraft', { params, body: { revision: restored.body.revision } })
      expect(discarded.body).toMatchObject({ has_changes: false, draft: { body: 'Three.' } })
      expect((await viewer('getVersion', { params, query: { number: '4' } })).code).toBe('version_not_found')
      const none = await agent('restoreVersion', {
        params,
        body: { number: 9, revision: discarded.body.revision },
      })
      expect(none.code).toBe('version_not_found')
    })
  })

  describe('a date', () => {
    const inMs = (ms: number) => new Date(server.clock.now() + ms).toISOString()

    it('publishes the draft at that instant, once, and not a millisecond before', async () => {
      const { id, slug, revision } = await newContent(admin, { title: 'Quoll at noon' })
      const params = { id }
      expect((await admin('scheduleContent', { params, body: { revision, publish_at: inMs(0) } })).code).toBe(
        'publish_date_past',
      )
      const { body } = await admin('scheduleContent', {
        params,
        body: { revision, publish_at: inMs(10_000) },
      })
      expect(body).toMatchObject({ status: 'draft', scheduled_by_name: 'Daniel Okafor' })
      const scheduled = await admin('listContent', { query: { status: 'scheduled' } })
      expect(scheduled.body.contents.map(each => each.id)).toContain(id)
      const late = await agent('saveDraft', { params, body: { revision: body.revision, body: 'Late.' } })
      expect(late.code).toBe('content_scheduled')
      server.clock.advance(9_999)
      // Waits for several runs of the job.
      for (let round = 0; round < 5; round++) await admin('listTopics')
      expect((await read(slug)).code).toBe('content_not_found')
      server.clock.advance(1)
      server.clock.advance(1_000)
      await waitFor(async () => expect((await read(slug)).status).toBe(200), {
        timeout: scaleTimeout(10_000),
      })
      server.clock.advance(60_000)
      const after = (await admin('getContent', { params })).body
      expect(after).toMatchObject({ status: 'published', publish_at: null, has_changes: false })
      expect(after.versions).toMatchObject([{ number: 1, published_by_name: 'Daniel Okafor' }])
    })

    it('can be taken back', async () => {
      const { id, slug, revision } = await newContent(admin)
      const params = { id }
      const set = await admin('scheduleContent', { params, body: { revision, publish_at: inMs(5_000) } })
      const back = await admin('scheduleContent', {
        params,
        body: { revision: set.body.revision, publish_at: null },
      })
      expect(back.body.publish_at).toBeNull()
      server.clock.advance(10_000)
      const marker = await newContent(admin)
      await admin('scheduleContent', {
        params: { id: marker.id },
        body: { revision: 1, publish_at: inMs(1) },
      })
      server.clock.advance(2_000)
      await waitFor(async () => expect((await read(marker.slug)).status).toBe(200), {
        timeout: scaleTimeout(10_000),
      })
      expect((await read(slug)).code).toBe('content_not_found')
    })

    it('whose address somebody else took meanwhile is taken back', async () => {
      const [one, two] = [await newContent(admin), await newContent(admin)]
      for (const { id, revision } of [one, two]) {
        const saved = await admin('saveDraft', { params: { id }, body: { revision, slug: 'bilby-burrow' } })
        const body = { revision: saved.body.revision, publish_at: inMs(1_000) }
        expect((await admin('scheduleContent', { params: { id }, body })).status).toBe(200)
      }
      server.clock.advance(3_000)
      await waitFor(
        async () => {
          const states = await Promise.all(
            [one, two].map(async ({ id }) => {
              const { status, publish_at } = (await admin('getContent', { params: { id } })).body
              return [status, publish_at]
            }),
          )
          expect(states.sort()).toEqual([
            ['draft', null],
            ['published', null],
          ])
        },
        { timeout: scaleTimeout(10_000) },
      )
    })
  })

  describe('several at once', () => {
    it('are done or refused each for itself', async () => {
      const [one, two] = [await newContent(admin), await newContent(admin)]
      const unknown = randomUUID()
      const { body } = await admin('changeContents', {
        body: { ids: [one.id, unknown, two.id, one.id], action: 'publish' },
      })
      expect(body).toEqual({
        changed: [one.id, two.id],
        refused: [{ id: unknown, code: 'content_not_found' }],
      })
      const removed = await admin('changeContents', { body: { ids: [one.id, two.id], action: 'remove' } })
      expect(removed.body.changed).toEqual([one.id, two.id])
      expect((await read(one.slug)).code).toBe('content_not_found')
    })
  })

  describe('the list', () => {
    it('goes by type, status, category, language and text, page by page', async () => {
      const title = `Kakapo ${randomUUID().slice(0, 8)}`
      const ids: string[] = []
      for (let index = 0; index < 5; index++) {
        ids.unshift((await newContent(admin, { title: `${title} ${index}`, type: 'blog' })).id)
        server.clock.advance(1)
      }
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const query: RequestOf<'listContent'>['query'] = {
          type: 'blog' as const,
          search: title,
          limit: '2',
          ...(cursor && { cursor }),
        }
        const page: ResponseOf<'listContent'> = (await viewer('listContent', { query })).body
        seen.push(...page.contents.map(({ id }) => id))
        cursor = page.next
      } while (cursor)
      expect(seen).toEqual(ids)
      const none = await viewer('listContent', { query: { search: '100%_\\' } })
      expect(none.body.contents).toEqual([])
      expect((await viewer('listContent', { query: { cursor: 'x' } })).code).toBe('invalid_request')
      const { categories } = (await viewer('listTopics')).body
      const billing = categories.find(({ slug }) => slug === 'billing')!
      const { contents } = (
        await viewer('listContent', { query: { category_id: billing.id, status: 'published' } })
      ).body
      expect(contents.length).toBeGreaterThan(2)
      expect(contents.every(each => each.category_id === billing.id && each.status === 'published')).toBe(
        true,
      )
    })

    it('knows one company alone', async () => {
      const { id } = await newContent(admin, { title: 'Secret kiwi' })
      expect((await noor('listContent', { query: { search: 'Secret kiwi' } })).body.contents).toEqual([])
      expect((await noor('getContent', { params: { id } })).code).toBe('content_not_found')
    })
  })
})
