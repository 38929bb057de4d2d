/** Semantic search in a company: vectors are made of published articles, stored and updated. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { JOB_CLAIMS, tenantClaims } from '#server/domain/actor.ts'
import { createKnowledge, type Knowledge } from '#server/domain/knowledge/search/knowledge.ts'
import { createArticleReader } from '#server/domain/knowledge/search/meaning/embed-articles.ts'
import type { Embedder } from '#server/ports/embedder.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { newContent, published } from './content-kit.ts'

const QUESTION = 'zebra crossing'

/** An embedder with one meaning: that of the question and of every text that contains `meant`. */
function scriptedEmbedder() {
  const read: string[] = []
  const state = { isAway: false }
  const embedder: Embedder = {
    model: 'scripted',
    isEnglishOnly: true,
    async embed(texts) {
      if (state.isAway) throw new Error('away')
      read.push(...texts)
      return texts.map(text =>
        text === QUESTION || text.includes('meant') ? Float32Array.of(1, 0) : Float32Array.of(0, 1),
      )
    },
  }
  return { embedder, read, state }
}

describeEachDemoDatabase('vectors of articles', given => {
  const { embedder, read, state } = scriptedEmbedder()
  let server: TestServer
  let knowledge: Knowledge
  let companyId: string
  let readSome: () => Promise<boolean>
  const warn = vi.fn()

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock: createManualClock(Date.now()) })
    companyId = (await server.caller(null, 'acme')('tenant')).body.id!
    knowledge = createKnowledge(given.database, { embedder })
    readSome = createArticleReader({ database: given.database, embedder, log: { warn } })
  })
  afterAll(() => server.close())

  async function readAll() {
    while (await readSome());
  }
  const first = async () =>
    (await knowledge.search(companyId, tenantClaims({ companyId }), QUESTION, 3))[0]?.article.title
  async function publish(title: string) {
    const admin = await server.asMember('admin@acme.test')
    const content = await newContent(admin, { title })
    return { content, ...(await published(admin, content)) }
  }

  it('are made once of each published article, an English model leaving out those of other languages', async () => {
    await readAll()
    expect(read.some(text => text.includes('password'))).toBe(true)
    expect(read.filter(text => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text))).toEqual([])
    const count = read.length
    await readAll()
    expect(read).toHaveLength(count)
  })

  it('find an article that shares no word with the question', async () => {
    expect(await first()).not.toBe('What is meant')
    await publish('What is meant')
    await readAll()
    await waitFor(async () => expect(await first()).toBe('What is meant'))
  })

  it('are made anew when the text changes', async () => {
    const admin = await server.asMember('admin@acme.test')
    const { content, revision } = await publish('This is meant too')
    await readAll()
    server.clock.advance(1_000)
    const renamed = await admin('saveDraft', {
      params: { id: content.id },
      body: { revision, title: 'Something else now' },
    })
    await published(admin, { id: content.id, revision: renamed.body.revision })
    read.length = 0
    await readAll()
    expect(read).toContain('Something else now')
  })

  it('leave the search by words alone while the model is away', async () => {
    state.isAway = true
    const hits = await knowledge.search(companyId, tenantClaims({ companyId }), 'reset my password', 1)
    state.isAway = false
    expect(hits[0]!.article.slug).toBe('reset-password')
  })

  it('are made once the model is back, which is said to be away once', async () => {
    state.isAway = true
    await publish('Read later, and meant')
    for (let round = 0; round < 3; round++) expect(await readSome()).toBe(false)
    expect(warn).toHaveBeenCalledTimes(1)
    state.isAway = false
    await readAll()
    expect(read).toContain('Read later, and meant')
  })

  it('go with their article', async () => {
    const { content } = await publish('Here today, meant for nothing')
    await readAll()
    await given.database.as(JOB_CLAIMS, query =>
      query('delete from public.content where id = $1', [content.id]),
    )
    const [left] = await given.database.as(JOB_CLAIMS, query =>
      query<{ count: number }>('select count(*) from app.article_vectors where content_id = $1', [
        content.id,
      ]),
    )
    expect(left!.count).toBe(0)
  })

  it('are nothing that a visitor or a member can read', async () => {
    for (const role of ['anon', 'authenticated'] as const)
      await expect(
        given.database.as({ role }, query => query('select 1 from app.article_vectors')),
      ).rejects.toMatchObject({ code: '42501' })
  })
})
