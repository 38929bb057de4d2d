/** The playground: questions to the AI, pinned tests, and a draft's effect on answers. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { localModel } from '#server/adapters/model/local-model.ts'
import type { Model, ModelRequest } from '#server/ports/model.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { tellThread } from '../conversations/thread-kit.ts'
import { newContent, published } from '../knowledge/content-kit.ts'
import { KNOWN, UNKNOWN } from './answer-kit.ts'

const ANSWER = 'A dry white wine goes with grilled octopus.'

describeEachDemoDatabase('the playground', given => {
  let server: TestServer
  let editor: Caller
  let admin: Caller
  let viewer: Caller
  let foreign: Caller
  let model: Model['answer'] = localModel.answer
  const asked: ModelRequest[] = []

  beforeAll(async () => {
    const answer = (request: ModelRequest) => {
      asked.push(request)
      return model(request)
    }
    server = await openTestServer(given.database, { model: { answer }, isLimited: true })
    editor = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
    viewer = await server.asMember('elena@acme.test')
    foreign = await server.asMember('admin@noor.test')
  })
  afterAll(() => server.close())

  const draftOnOctopus = () => newContent(editor, { title: 'Grilled octopus and wine', body: ANSWER })
  const ask = async (call: Caller, question: string, draft_id?: string) =>
    (await call('askPlayground', { body: { question, ...(draft_id && { draft_id }) } })).body.answers.at(-1)!

  describe('a question', () => {
    it('is answered as a visitor’s would be, with the account of how', async () => {
      const { answer, trace } = await ask(viewer, KNOWN)
      expect(answer.citations).toEqual([{ title: 'Plans and prices', slug: 'plans-and-prices' }])
      expect(trace).toMatchObject({ outcome: 'answer', threshold: 0.4, used: ['plans-and-prices'] })
      const [best] = trace.passages
      expect(best).toMatchObject({ slug: 'plans-and-prices', is_above_threshold: true })
      expect(best!.text).toContain(answer.text)
      const detail = await viewer('getContent', { params: { id: best!.content_id! } })
      expect(detail.body.slug).toBe('plans-and-prices')
    })

    it('is answered in each way that there is, the last of which visitors get', async () => {
      const { answers } = (await viewer('askPlayground', { body: { question: KNOWN } })).body
      expect(answers.map(({ means, is_in_use }) => [means, is_in_use])).toEqual([
        ['words', false],
        ['model', true],
      ])
      expect(answers[0]!.answer.citations).toEqual([{ title: 'Plans and prices', slug: 'plans-and-prices' }])
    })

    it('says of each passage how sure it is, and what it lacks', async () => {
      const { trace } = await ask(viewer, 'What does a zebrafish cost?')
      const [best] = trace.passages
      expect(best!.confidence).toBeGreaterThan(0)
      expect(best!.missing_words).toEqual(['zebrafish'])
    })

    it('leans on what was said before it', async () => {
      const history = [
        { sender_type: 'visitor' as const, content: 'Can I pay by credit card?' },
        {
          sender_type: 'ai' as const,
          content: 'Yes.',
          citations: [{ title: 'Payment methods', slug: 'payment-methods' }],
        },
      ]
      const question = 'and by bank transfer?'
      const { answers } = (await viewer('askPlayground', { body: { question, history } })).body
      expect(answers[0]!.answer.text).toContain('Bank transfer')
    })

    it('is answered from the suggested article that was chosen, and from no draft', async () => {
      const asked = (picked_slug: string) =>
        viewer('askPlayground', { body: { question: 'What happens to my data?', picked_slug } })
      const [byWords] = (await asked('plans-and-prices')).body.answers
      expect(byWords!.trace).toMatchObject({ outcome: 'answer', used: ['plans-and-prices'] })
      const { body } = await asked((await draftOnOctopus()).draft.slug)
      expect(body.answers.map(({ trace }) => trace.outcome)).toEqual(['no-information', 'no-information'])
    })

    it.each([
      ['too long a conversation', Array(12).fill({ sender_type: 'visitor', content: 'Hi' })],
      ['a turn of a human', [{ sender_type: 'agent', content: 'Hi' }]],
    ])('is refused with %s', async (_case, history) => {
      expect((await viewer('askPlayground', { body: { question: KNOWN, history } })).code).toBe(
        'invalid_request',
      )
    })

    it('that nothing answers shows what came closest, and the offer of a human', async () => {
      const { answer, trace } = await ask(viewer, UNKNOWN)
      expect(answer).toEqual({ text: SHARED_MESSAGES.noInformation, citations: [], articles: [] })
      expect(trace.outcome).toBe('no-information')
      expect(trace.passages.every(passage => !passage.is_above_threshold)).toBe(true)
    })

    it('goes to the model that is set up, whose prompt is shown', async () => {
      model = async request => {
        request.onPrompt?.([{ role: 'system', content: 'Answer from the articles.' }])
        return {
          kind: 'answer',
          text: 'The Team plan costs €6. You can pay by Klarna.',
          used: ['plans-and-prices'],
        }
      }
      const { answer, trace } = await ask(viewer, KNOWN)
      model = localModel.answer
      expect(answer.text).toBe('The Team plan costs €6.')
      expect(trace.dropped).toEqual([{ text: 'You can pay by Klarna.', reason: 'name', found: 'Klarna' }])
      expect(trace.messages).toEqual([{ role: 'system', content: 'Answer from the articles.' }])
    })

    it('leaves nothing behind', async () => {
      const count = () =>
        given.database.asOwner(query =>
          query(`select (select count(*) from public.messages) as messages,
                        (select count(*) from public.search_log) as searches`),
        )
      const before = await count()
      await ask(viewer, KNOWN)
      expect(await count()).toEqual(before)
    })

    it('may be asked of a draft, which visitors do not find', async () => {
      const { id } = await draftOnOctopus()
      const { answer, trace } = await ask(viewer, UNKNOWN, id)
      expect(answer.text).toBe(ANSWER)
      expect(trace.passages[0]).toMatchObject({ content_id: id, title: 'Grilled octopus and wine' })
      expect((await ask(viewer, UNKNOWN)).trace.outcome).toBe('no-information')
      const { body } = await server.caller(null, 'acme')('searchKnowledge', { query: { q: UNKNOWN } })
      expect(JSON.stringify(body)).not.toContain('octopus')
      expect((await foreign('askPlayground', { body: { question: UNKNOWN, draft_id: id } })).code).toBe(
        'content_not_found',
      )
      await editor('saveDraft', { params: { id }, body: { revision: 1, visibility: 'internal' } })
      expect((await ask(viewer, UNKNOWN, id)).trace.outcome).toBe('no-information')
    })

    it('is the members’ alone, and counted for each', async () => {
      server.clock.advance(60_000)
      const visitor = await server.asVisitor()
      const body = { question: KNOWN }
      expect((await visitor.call('askPlayground', { body })).code).toBe('forbidden')
      expect((await server.caller(null, 'acme')('askPlayground', { body })).code).toBe('token_missing')
      for (let time = 0; time < LIMITS.playground[0].max; time++)
        expect((await admin('askPlayground', { body: { question: 'Hello' } })).status).toBe(200)
      expect((await admin('askPlayground', { body })).code).toBe('rate_limited')
      expect((await viewer('askPlayground', { body })).status).toBe(200)
    })
  })

  describe('a pinned test', () => {
    it('is kept, changed and removed by those who write', async () => {
      const question = `How do I ${randomUUID()}?`
      const { id: contentId } = await draftOnOctopus()
      const test = { question, expected: 'answer' as const, content_id: contentId }
      const { body, status } = await editor('createPinnedTest', { body: test })
      expect([status, body]).toMatchObject([
        201,
        {
          question,
          language: 'en',
          content: { id: contentId, title: 'Grilled octopus and wine', status: 'draft' },
        },
      ])
      expect((await editor('createPinnedTest', { body: test })).code).toBe('test_exists')
      expect((await viewer('createPinnedTest', { body: test })).code).toBe('forbidden')
      const changed = { question: `${question}!`, expected: 'no-answer' as const }
      expect((await editor('updatePinnedTest', { params: body, body: changed })).body).toMatchObject({
        question: `${question}!`,
        expected: 'no-answer',
        content: null,
      })
      expect((await viewer('listPinnedTests')).body.tests.map(({ id }) => id)).toContain(body.id)
      expect((await foreign('listPinnedTests')).body.tests).toEqual([])
      expect((await foreign('updatePinnedTest', { params: body, body: changed })).code).toBe('test_not_found')
      expect((await foreign('removePinnedTest', { params: body })).code).toBe('test_not_found')
      expect((await viewer('removePinnedTest', { params: body })).code).toBe('forbidden')
      expect((await editor('removePinnedTest', { params: body })).status).toBe(200)
      expect((await editor('removePinnedTest', { params: body })).code).toBe('test_not_found')
    })

    it.each([
      ['an answer without an article', { expected: 'answer' }],
      ['no answer with one', { expected: 'no-answer', content_id: randomUUID() }],
    ] as const)('is refused: %s', async (_case, body) => {
      const answer = await editor('createPinnedTest', { body: { question: 'x', ...body } })
      expect(answer.code).toBe('invalid_request')
    })

    it('passes or fails by what is published, and asks no model', async () => {
      const article = await published(admin, await draftOnOctopus())
      const other = await newContent(editor)
      const pin = async (question: string, content_id: string | null) =>
        (
          await editor('createPinnedTest', {
            body: { question, expected: content_id === null ? 'no-answer' : 'answer', content_id },
          })
        ).body.id
      const ids = {
        right: await pin(UNKNOWN, article.id),
        notAnswered: await pin('Do you groom zebrafish?', other.id),
        otherArticle: await pin('wine with octopus', other.id),
        answered: await pin('Octopus wine?', null),
        quiet: await pin('Who painted the Mona Lisa?', null),
      }
      asked.length = 0
      const results = (await viewer('runPinnedTests')).body.results
      const verdict = (id: string) => results.find(result => result.id === id)?.verdict
      expect(Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, verdict(id)]))).toEqual({
        right: 'as-expected',
        notAnswered: 'not-answered',
        otherArticle: 'other-article',
        answered: 'answered',
        quiet: 'as-expected',
      })
      expect(results.find(({ id }) => id === ids.right)!.answer).toEqual({
        text: ANSWER,
        citations: [{ title: article.title, slug: article.slug }],
      })
      await admin('removeContent', { params: { id: other.id } })
      const after = (await viewer('runPinnedTests')).body.results
      expect(after.find(({ id }) => id === ids.notAnswered)!.verdict).toBe('article-removed')
      expect(asked).toEqual([])
      for (const id of Object.values(ids)) await editor('removePinnedTest', { params: { id } })
      await admin('removeContent', { params: { id: article.id } })
    })
  })

  describe('the answer diff', () => {
    beforeAll(() =>
      given.database.asOwner(async query => {
        await query(
          "delete from public.messages where sender_type = 'ai' and company_id = (select id from public.companies where subdomain = 'acme')",
        )
        await tellThread(query, server.clock, [
          ['visitor', KNOWN],
          ['ai', 'x', { type: 'answer' }],
          ['visitor', 'Thanks!'],
          ['ai', 'x', { type: 'answer' }],
          ['visitor', 'Wine with octopus for ada@mail.example, order 4711471147?'],
          ['ai', 'x', { type: 'offer' }],
          ['visitor', 'Who painted the Mona Lisa?'],
          ['ai', 'x', { type: 'offer' }],
        ])
      }),
    )
    const diff = async (id: string, body: { revision?: number; action?: 'archive' } = {}, call = viewer) =>
      (await call('diffAnswers', { params: { id }, body })).body

    it('tells what a draft answers newly, what stays, and asks no model', async () => {
      const { id, revision } = await draftOnOctopus()
      asked.length = 0
      const { changes, ...counts } = await diff(id, { revision })
      expect(counts).toEqual({ questions: 3, tests: 0, same: 1, unanswered: 1 })
      expect(changes).toMatchObject([{ kind: 'new', before: null, after: { text: ANSWER }, test: null }])
      expect(changes[0]!.question).toBe('Wine with octopus for … order …?')
      expect(asked).toEqual([])
    })

    it('tells what is answered otherwise, and what is broken', async () => {
      const { contents } = (await viewer('listContent', { query: { search: 'plans and prices' } })).body
      const { id } = contents.find(({ slug }) => slug === 'plans-and-prices')!
      const { draft, revision } = (await viewer('getContent', { params: { id } })).body
      const test = (
        await editor('createPinnedTest', { body: { question: KNOWN, expected: 'answer', content_id: id } })
      ).body
      const body = { revision, body: 'Acme Planner costs nothing at all.', slug: 'what-it-costs' }
      const saved = (await editor('saveDraft', { params: { id }, body })).body
      const changed = await diff(id, { revision: saved.revision })
      expect(changed.changes.map(({ kind, question, test }) => [kind, question, test?.after])).toEqual([
        ['changed', KNOWN, 'as-expected'],
      ])
      expect(changed.changes[0]!.after!.text).toBe('Acme Planner costs nothing at all.')
      expect((await viewer('diffAnswers', { params: { id }, body: { revision } })).code).toBe(
        'content_changed',
      )

      const archived = await diff(id, { action: 'archive' })
      expect(archived.changes[0]).toMatchObject({
        kind: 'broken',
        test: { id: test.id, before: 'as-expected' },
      })
      expect(archived.changes[0]!.test!.after).not.toBe('as-expected')
      await editor('saveDraft', { params: { id }, body: { ...draft, revision: saved.revision } })
      expect((await diff(id)).changes).toEqual([])
      await editor('removePinnedTest', { params: test })
    })

    it('takes an answer that ends as a pinned test expects for changed, and not for broken', async () => {
      const { contents } = (await viewer('listContent', { query: { search: 'plans and prices' } })).body
      const { id } = contents.find(({ slug }) => slug === 'plans-and-prices')!
      const test = (await editor('createPinnedTest', { body: { question: KNOWN, expected: 'no-answer' } }))
        .body
      const { changes } = await diff(id, { action: 'archive' })
      const change = changes.find(({ test: its }) => its?.id === test.id)
      expect(change).toMatchObject({ kind: 'changed', after: null, test: { after: 'as-expected' } })
      await editor('removePinnedTest', { params: test })
    })

    it('is of the company’s own', async () => {
      const { id } = await draftOnOctopus()
      expect((await foreign('diffAnswers', { params: { id }, body: {} })).code).toBe('content_not_found')
      const own = (await newContent(foreign, { title: 'Octopus' })).id
      expect(await diff(own, {}, foreign)).toMatchObject({ changes: [], tests: 0 })
    })
  })
})
