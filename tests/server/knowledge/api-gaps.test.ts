/** Unanswered questions, agents' replies to them, and visitors' ratings of answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { tellThread } from '../conversations/thread-kit.ts'
import { newContent, published } from './content-kit.ts'

const OFFER = { type: 'offer' } as const

describeEachDemoDatabase('gaps', given => {
  let server: TestServer
  let editor: Caller
  let admin: Caller
  let viewer: Caller
  let foreign: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    editor = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
    viewer = await server.asMember('elena@acme.test')
    foreign = await server.asMember('admin@noor.test')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.advance(1_000)
    await given.database.asOwner(async query => {
      await query('delete from public.conversations')
      await query('delete from public.search_log')
    })
  })

  const tell = (said: Parameters<typeof tellThread>[2], options = {}) =>
    given.database.asOwner(query => tellThread(query, server.clock, said, options))
  const unanswered = (question: string) =>
    tell([
      ['visitor', question],
      ['ai', 'x', OFFER],
    ])
  const gaps = async (call = viewer, days = '30') => (await call('listGaps', { query: { days } })).body.gaps

  describe('the list', () => {
    it('puts together what was asked in chats and searches and what did not help, without personal data', async () => {
      const id = await unanswered('Do you ship to Norway? I am ada@mail.example')
      server.clock.advance(1_000)
      await unanswered('shipping to norway')
      await tell([
        ['visitor', 'Who painted the Mona Lisa?'],
        ['ai', 'x', { type: 'answer', helpful: false }],
      ])
      await tell([
        ['visitor', 'Can you ship it to Norway'],
        ['ai', 'x', { type: 'answer', helpful: true }],
      ])
      await tell([
        ['visitor', 'Hi!'],
        ['ai', 'x', OFFER],
      ])
      server.clock.advance(1_000)
      await server.caller(null, 'acme')('searchKnowledge', { query: { q: 'Norway shipping octopus' } })
      const [norway, mona, ...others] = await gaps()
      expect(norway).toMatchObject({
        count: 3,
        language: 'en',
        sources: { chat: 2, unhelpful: 0, search: 1 },
        answered_by: null,
        last_asked_at: new Date(server.clock.now()).toISOString(),
      })
      expect(norway!.questions.map(({ text }) => text).sort()).toEqual([
        'Do you ship to Norway? I am …',
        'Norway shipping octopus',
        'shipping to norway',
      ])
      expect(norway!.questions.find(({ text }) => text.startsWith('Do you'))!.conversation_id).toBe(id)
      expect(mona).toMatchObject({ question: 'Who painted the Mona Lisa?', sources: { unhelpful: 1 } })
      expect(others).toEqual([])
      expect(await gaps(foreign)).toEqual([])
    })

    it('goes back so many days', async () => {
      await unanswered('Do you ship to Norway?')
      await given.database.asOwner(query =>
        query("update public.messages set created_at = created_at - interval '20 days'"),
      )
      expect(await gaps(viewer, '7')).toEqual([])
      expect(await gaps(viewer, '30')).toHaveLength(1)
      expect((await viewer('listGaps', { query: { days: '8' } })).code).toBe('invalid_request')
    })

    it('tells what is answered by now, once all of a gap is', async () => {
      await unanswered('Which wine goes with grilled octopus?')
      await unanswered('grilled octopus wine in Zanzibar zebrafish aquarium')
      const draft = {
        title: 'Wine with grilled octopus',
        body: 'A dry white wine goes with grilled octopus.',
      }
      const article = await newContent(editor, draft)
      expect((await gaps()).map(({ answered_by }) => answered_by)).toEqual([null])
      await published(admin, article)
      await given.database.asOwner(query =>
        query("delete from public.messages where content like '%Zanzibar%'"),
      )
      expect((await gaps())[0]!.answered_by).toMatchObject({ content_id: article.id, title: draft.title })
      await admin('removeContent', { params: { id: article.id } })
    })

    it('does not take an answer that did not help for one until its article is changed', async () => {
      const draft = { title: 'Wine with grilled octopus', body: 'Ask your waiter about octopus.' }
      const article = await published(admin, await newContent(editor, draft))
      const citations = [{ title: article.title, slug: article.slug }]
      await tell([
        ['visitor', 'Which wine goes with grilled octopus?'],
        ['ai', 'x', { type: 'answer', helpful: false, citations }],
      ])
      await given.database.asOwner(query =>
        query("update public.messages set created_at = now() + interval '1 minute'"),
      )
      expect((await gaps())[0]!.answered_by).toBeNull()
      await given.database.asOwner(query =>
        query("update public.messages set created_at = now() - interval '1 minute'"),
      )
      expect((await gaps())[0]!.answered_by).toMatchObject({ content_id: article.id })
      await admin('removeContent', { params: { id: article.id } })
    })

    it('leaves out what was dismissed, until it is asked again', async () => {
      await unanswered('Do you ship to Norway?')
      await unanswered('shipping to norway')
      const [gap] = await gaps()
      const body = { questions: gap!.questions.map(({ text }) => text) }
      expect((await viewer('dismissGap', { body })).code).toBe('forbidden')
      await foreign('dismissGap', { body })
      expect(await gaps()).toHaveLength(1)
      expect((await editor('dismissGap', { body })).status).toBe(200)
      expect(await gaps()).toEqual([])
      server.clock.advance(10_000)
      await unanswered('do you ship to norway')
      expect(await gaps()).toMatchObject([{ count: 1, question: 'do you ship to norway' }])
      await editor('dismissGap', { body })
      expect(await gaps()).toEqual([])
    })
  })

  describe('a suggestion', () => {
    const resolved = (answer = 'Yes, Ada, we ship to Norway within 5 days.') =>
      tell(
        [
          ['visitor', 'Do you ship to Norway? Ada Lovelace here, ada@mail.example'],
          ['ai', 'x', OFFER],
          ['visitor', 'Yes, a person please'],
          ['agent', 'Hello!'],
          ['agent', answer],
          ['visitor', 'Thanks'],
          ['agent', 'The parcel is **insured**.\nCall +47 555 12 34 56, Maya Chen'],
        ],
        { isResolved: true },
      )
    const list = async (call = viewer) =>
      (await call('listSuggestions', { query: { days: '7' } })).body.suggestions

    it('is what a person answered that the AI could not, without personal data', async () => {
      const id = await resolved()
      expect(await list()).toEqual([
        {
          conversation_id: id,
          question: 'Do you ship to Norway? … here, …',
          answer: 'Yes, …, we ship to Norway within 5 days.\n\nThe parcel is **insured**.\nCall …, …',
          language: 'en',
          agent_name: 'Maya Chen',
          resolved_at: expect.any(String),
          article: null,
        },
      ])
      expect(await list(foreign)).toEqual([])
    })

    it.each([
      [
        'is open still',
        [
          ['visitor', 'Q'],
          ['ai', 'x', OFFER],
          ['agent', 'A'],
        ],
        false,
      ],
      [
        'nobody answered',
        [
          ['visitor', 'Q'],
          ['ai', 'x', OFFER],
          ['visitor', 'No'],
        ],
        true,
      ],
      [
        'the AI answered',
        [
          ['visitor', 'Q'],
          ['ai', 'x', { type: 'answer' }],
          ['agent', 'A'],
        ],
        true,
      ],
      [
        'a person answered before the AI gave up',
        [
          ['visitor', 'Q'],
          ['agent', 'A'],
          ['ai', 'x', OFFER],
        ],
        true,
      ],
    ] as const)('is none where %s', async (_case, said, isResolved) => {
      await tell(said, { isResolved })
      expect(await list()).toEqual([])
    })

    it('becomes a draft, once', async () => {
      const id = await resolved()
      expect((await viewer('draftSuggestion', { params: { id }, body: {} })).code).toBe('forbidden')
      expect((await foreign('draftSuggestion', { params: { id }, body: {} })).code).toBe(
        'conversation_not_found',
      )
      const { body, status } = await editor('draftSuggestion', {
        params: { id },
        body: { title: 'To Norway' },
      })
      expect(status).toBe(201)
      const content = (await viewer('getContent', { params: { id: body.content_id } })).body
      expect(content).toMatchObject({
        status: 'draft',
        title: 'To Norway',
        live: null,
        draft: {
          body: expect.stringContaining('we ship to Norway within 5 days.\n\nThe parcel'),
          alternate_questions: ['Do you ship to Norway? … here, …'],
        },
      })
      expect(await list()).toEqual([])
      expect((await editor('draftSuggestion', { params: { id }, body: {} })).code).toBe('suggestion_gone')
      expect((await editor('dismissSuggestion', { params: { id } })).code).toBe('suggestion_gone')
      await admin('removeContent', { params: { id: body.content_id } })
    })

    it.each([
      ['links to', 'See https://acme.example/kb/category/billing/plans/free-trial?x=1.'],
      ['says the title of', 'That stands in “How long the free trial lasts”.'],
    ])('that %s an article is another question of its draft', async (_case, answer) => {
      const id = await resolved(answer)
      const [{ article } = { article: null }] = await list()
      expect(article!.title).toBe('How long the free trial lasts')
      const body = { content_id: article!.id }
      const before = (await viewer('getContent', { params: { id: body.content_id } })).body
      expect((await editor('addSuggestedQuestion', { params: { id }, body })).body).toEqual(body)
      const after = (await viewer('getContent', { params: { id: body.content_id } })).body
      expect(after.draft.alternate_questions.at(-1)).toBe('Do you ship to Norway? … here, …')
      expect(after.live).toEqual(before.live)
      expect(await list()).toEqual([])
      await editor('discardDraft', { params: { id: body.content_id }, body: { revision: after.revision } })
    })

    it('is not put into articles of others, or full ones', async () => {
      const id = await resolved()
      const theirs = await newContent(foreign)
      const add = (content_id: string) =>
        editor('addSuggestedQuestion', { params: { id }, body: { content_id } })
      expect((await add(theirs.id)).code).toBe('content_not_found')
      const full = await newContent(editor, {
        alternate_questions: Array.from({ length: 20 }, (_, i) => `Q${i}`),
      })
      expect((await add(full.id)).code).toBe('questions_full')
      expect(await list()).toHaveLength(1)
      expect((await editor('dismissSuggestion', { params: { id } })).status).toBe(200)
      expect(await list()).toEqual([])
    })
  })

  it('lists what visitors thought of answers, and how the articles did that they rest on', async () => {
    const citations = [
      { title: 'Free trial', slug: 'free-trial' },
      { title: 'Gone', slug: 'gone' },
    ]
    const id = await tell([
      ['visitor', 'How long is the trial?'],
      ['ai', 'Fourteen days.', { type: 'answer', citations, helpful: false, comment: 'Which day it ends' }],
      ['visitor', 'And then?'],
      ['ai', 'You choose a plan.', { type: 'answer', citations: [citations[0]!], helpful: true }],
      ['visitor', 'Fine'],
      ['ai', 'Fine.', { type: 'answer', citations }],
    ])
    const { answers, articles } = (await viewer('listRatedAnswers', { query: { days: '7' } })).body
    expect(answers).toMatchObject([
      {
        conversation_id: id,
        question: 'And then?',
        answer: 'You choose a plan.',
        helpful: true,
        comment: null,
      },
      {
        conversation_id: id,
        question: 'How long is the trial?',
        helpful: false,
        citations,
        comment: 'Which day it ends',
      },
    ])
    expect(articles).toEqual([
      {
        slug: 'free-trial',
        title: 'How long the free trial lasts',
        content_id: expect.any(String),
        helpful: 1,
        unhelpful: 1,
      },
      { slug: 'gone', title: 'Gone', content_id: null, helpful: 0, unhelpful: 1 },
    ])
    expect((await foreign('listRatedAnswers', { query: { days: '7' } })).body).toEqual({
      answers: [],
      articles: [],
    })
  })
})
