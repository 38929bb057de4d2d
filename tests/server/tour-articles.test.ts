/** Articles that visitors of the public demo create from questions of its tour. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_ARTICLE_MS, DEMO_VISITOR_EMAIL } from '#contract/constants/demo.ts'
import { archiveTourArticles } from '#server/domain/knowledge/authoring/archive-tour-articles.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from './content-kit.ts'
import { tellThread } from './thread-kit.ts'

const TOUR_EMAIL = `${DEMO_VISITOR_EMAIL.start}1a2b${DEMO_VISITOR_EMAIL.end}`

describeEachDemoDatabase('the articles of the tour', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

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
