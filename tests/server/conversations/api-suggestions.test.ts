/** Suggestions when the AI is not sure: what visitors pick, and what the company learns. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUTO_CLOSE_AFTER_MS } from '#contract/constants/conversation.ts'
import type { Citation, Message } from '#contract/entities/message.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { localModel } from '#server/adapters/model/local-model.ts'
import type { ModelRequest } from '#server/ports/model.ts'
import { AMBIGUOUS } from '#tests/support/ambiguous-question.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import {
  type Caller,
  openTestServer,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'
import { answered, answersIn, say, settled } from '../ai/answer-kit.ts'
import { newContent, published } from '../knowledge/content-kit.ts'

const QUESTION = 'How many days may I try it?'
const TRIAL = { slug: 'free-trial', title: 'How long the free trial lasts' }
const PLANS = { slug: 'plans-and-prices', title: 'Plans and prices' }

describeEachDemoDatabase('suggested articles', given => {
  let server: TestServer
  let admin: Caller
  let editor: Caller
  let viewer: Caller
  let foreign: Caller
  const asked: ModelRequest[] = []

  beforeAll(async () => {
    const answer = (request: ModelRequest) => {
      asked.push(request)
      return localModel.answer(request)
    }
    server = await openTestServer(given.database, { model: { answer, isExtractive: true } })
    admin = await server.asMember('admin@acme.test')
    editor = await server.asMember('agent@acme.test')
    viewer = await server.asMember('elena@acme.test')
    foreign = await server.asMember('admin@noor.test')
  })
  afterAll(() => server.close())

  /** Writes a question and the AI's suggestions directly into the database. Returns the visitor. */
  async function suggested(
    articles: readonly Citation[] = [PLANS, TRIAL],
    question = QUESTION,
  ): Promise<VisitorCaller> {
    const visitor = await server.asVisitor()
    await suggestAgain(visitor, articles, question)
    return visitor
  }
  async function suggestAgain({ id }: VisitorCaller, articles: readonly Citation[], question = QUESTION) {
    const said = [
      ['visitor', question, {}],
      ['ai', SHARED_MESSAGES.unsure, { type: 'suggestions', articles }],
    ] as const
    for (const [by, content, meta] of said) {
      server.clock.advance(1_000)
      await given.database.asOwner(query =>
        query(
          `insert into public.messages (company_id, conversation_id, sender_type, content, meta, created_at)
           select company_id, id, $2, $3, $4, $5 from public.conversations where id = $1`,
          [id, by, content, JSON.stringify(meta), new Date(server.clock.now())],
        ),
      )
    }
    server.clock.advance(1_000)
  }
  const pick = ({ id, call }: VisitorCaller, { slug, title }: Citation, client_id = randomUUID()) =>
    call('postMessage', {
      params: { id },
      body: { content: title, client_id, meta: { type: 'picked', slug } },
    })
  const newest = async (visitor: VisitorCaller): Promise<Message> => (await answersIn(visitor)).at(-1)!

  it('are what a visitor gets whose question several articles may answer', async () => {
    const visitor = await server.asVisitor()
    await say(visitor, AMBIGUOUS)
    const [reply] = await answered(visitor)
    expect(reply).toMatchObject({ content: SHARED_MESSAGES.unsure, meta: { type: 'suggestions' } })
    const slugs = reply!.meta.articles!.map(({ slug }) => slug)
    expect(slugs.length).toBeGreaterThanOrEqual(2)
    expect(slugs.length).toBeLessThanOrEqual(3)
    expect(slugs).toContain(TRIAL.slug)
    const [row] = await given.database.asOwner(query =>
      query<{ timeout_rule: string; timeout_at: Date }>(
        'select timeout_rule, timeout_at from public.conversations where id = $1',
        [visitor.id],
      ),
    )
    expect(row!.timeout_rule, '[CHAT-16]').toBe('auto-close')
    expect(row!.timeout_at.getTime() - Date.parse(reply!.created_at)).toBe(AUTO_CLOSE_AFTER_MS)
  })

  it('count as no answer of the conversation, nor does small talk', async () => {
    await changeSettings(admin, 'ai', { answers_per_conversation: 1 })
    const visitor = await suggested()
    await say(visitor, '👍')
    await answered(visitor, 2)
    await say(visitor, 'How much does Acme Planner cost?')
    await answered(visitor, 3)
    expect((await newest(visitor)).meta.citations).toHaveLength(1)
    await say(visitor, 'How much does Acme Planner cost for a year?')
    await answered(visitor, 4)
    expect(await newest(visitor)).toMatchObject({
      content: SHARED_MESSAGES.manyAnswers,
      meta: { type: 'offer' },
    })
    await say(visitor, 'Thanks!')
    await answered(visitor, 5)
    expect((await newest(visitor)).meta).toEqual({ type: 'answer', citations: [] })
    await changeSettings(admin, 'ai', { answers_per_conversation: 20 })
  })

  describe('a picked one', () => {
    it('answers the question before the suggestions, from that article alone, which is cited', async () => {
      const visitor = await suggested()
      const posted = await pick(visitor, TRIAL)
      expect(posted.body.message).toMatchObject({
        sender_type: 'visitor',
        content: TRIAL.title,
        meta: { type: 'picked', slug: TRIAL.slug },
      })
      await answered(visitor, 2)
      const answer = await newest(visitor)
      expect(answer.meta).toEqual({ type: 'answer', citations: [TRIAL] })
      const request = asked.at(-1)!
      expect(request.question).toBe(QUESTION)
      expect(request.passages.map(({ slug }) => slug)).toEqual([TRIAL.slug])
      expect(request.history).toEqual([])
    })

    it('answers with what it says on the question', async () => {
      const visitor = await suggested([PLANS, TRIAL], 'When do you email the owner?')
      await pick(visitor, TRIAL)
      await answered(visitor, 2)
      expect((await newest(visitor)).content).toContain('the owner gets an email')
    })

    it('lets a model search nothing but that article', async () => {
      const own = await openTestServer(given.database, {
        clock: server.clock,
        model: {
          answer(request) {
            asked.push(request)
            return localModel.answer(request)
          },
        },
      })
      // The playground asks the model as a visitor's question does.
      const member = await own.asMember('admin@acme.test')
      await member('askPlayground', { body: { question: QUESTION, picked_slug: TRIAL.slug } })
      await own.close()
      const found = await asked.at(-1)!.callTool({
        name: 'query_knowledge_base',
        arguments: '{"query":"prices","top_k":10}',
      })
      expect(found).toMatchObject({ kind: 'found', passages: [{ slug: TRIAL.slug }] })
    })

    it('is posted once by the same client id', async () => {
      const visitor = await suggested()
      const client = randomUUID()
      const [first, second] = [await pick(visitor, TRIAL, client), await pick(visitor, TRIAL, client)]
      expect(second.body.message).toEqual(first.body.message)
      await answered(visitor, 2)
      await settled(given.database, visitor)
      expect(await answersIn(visitor)).toHaveLength(2)
    })

    it('says the title under which it was suggested, whatever the message says', async () => {
      const visitor = await suggested()
      const posted = await pick(visitor, { slug: TRIAL.slug, title: 'I want to talk to a person' })
      expect(posted.body.message.content).toBe(TRIAL.title)
      expect(posted.body.conversation.needs_human).toBe(false)
    })

    it('asks for no human by its title', async () => {
      const article = await published(
        admin,
        await newContent(editor, { title: 'Talk to a person', body: 'Call us at noon.' }),
      )
      const visitor = await suggested([{ slug: article.slug, title: article.title }, TRIAL])
      const posted = await pick(visitor, article)
      expect(posted.body.conversation.needs_human).toBe(false)
      await answered(visitor, 2)
      expect((await newest(visitor)).content).toContain('Call us at noon.')
      await admin('removeContent', { params: { id: article.id } })
    })

    it('opens a conversation again that had ended, and is answered', async () => {
      const visitor = await suggested()
      await visitor.call('resolveConversation', { params: { id: visitor.id } })
      const posted = await pick(visitor, TRIAL)
      expect(posted.body.conversation.status).toBe('open')
      await answered(visitor, 2)
      expect((await newest(visitor)).meta.citations).toEqual([TRIAL])
    })
  })

  describe('a message that picks what can’t be picked is an ordinary one:', () => {
    it('an article that was not suggested', async () => {
      const visitor = await suggested()
      const posted = await pick(visitor, { slug: 'supported-browsers', title: 'Supported browsers' })
      expect(posted.body.message).toMatchObject({ content: 'Supported browsers', meta: {} })
      await answered(visitor, 2)
      expect(asked.at(-1)!.question).toBe('Supported browsers')
    })

    it('one of another company', async () => {
      const theirs = await published(
        foreign,
        await newContent(foreign, { title: 'Secret of Noor', body: 'Only Noor knows.' }),
      )
      // Even if a fault put it among the suggestions.
      const visitor = await suggested([{ slug: theirs.slug, title: theirs.title }, TRIAL])
      const posted = await pick(visitor, theirs)
      expect(posted.body.message.meta).toEqual({})
      await answered(visitor, 2)
      expect((await newest(visitor)).content).not.toContain('Only Noor knows')
      await foreign('removeContent', { params: { id: theirs.id } })
    })

    it('one of suggestions in another conversation', async () => {
      await suggested([PLANS, TRIAL])
      const visitor = await suggested([{ slug: 'supported-browsers', title: 'Supported browsers' }])
      expect((await pick(visitor, TRIAL)).body.message.meta).toEqual({})
    })

    it('one of earlier suggestions', async () => {
      const visitor = await suggested([PLANS, TRIAL])
      await suggestAgain(visitor, [PLANS])
      expect((await pick(visitor, TRIAL)).body.message.meta).toEqual({})
      expect((await pick(visitor, PLANS)).body.message.meta).toEqual({ type: 'picked', slug: PLANS.slug })
    })

    it('one that visitors can no longer read', async () => {
      const draft = await newContent(editor, { title: 'Short-lived', body: 'Gone tomorrow.' })
      const article = await published(admin, draft)
      const visitor = await suggested([{ slug: article.slug, title: article.title }, TRIAL])
      await admin('archiveContent', { params: { id: article.id } })
      expect((await pick(visitor, article)).body.message.meta).toEqual({})
      await admin('removeContent', { params: { id: article.id } })
    })

    it('anything that an agent posts', async () => {
      const { id } = await suggested()
      const body = { content: 'Hello', meta: { type: 'picked', slug: TRIAL.slug } } as const
      const posted = await editor('postMessage', { params: { id }, body })
      expect(posted.body.message).toMatchObject({ sender_type: 'agent', content: 'Hello', meta: {} })
    })
  })

  it('refuses a choice without a slug', async () => {
    const { id, call } = await suggested()
    const body = { content: 'x', meta: { type: 'picked' } } as never
    expect((await call('postMessage', { params: { id }, body })).code).toBe('invalid_request')
  })

  it('offers a human where the picked article is withdrawn before the answer', async () => {
    const draft = await newContent(editor, { title: 'Short-lived', body: 'Gone tomorrow.' })
    const article = await published(admin, draft)
    const visitor = await server.asVisitor()
    await suggestAgain(visitor, [{ slug: article.slug, title: article.title }, TRIAL])
    await admin('archiveContent', { params: { id: article.id } })
    // As if the choice had been stored a moment before.
    await given.database.asOwner(query =>
      query(
        `insert into public.messages (company_id, conversation_id, sender_type, content, meta, created_at)
         select company_id, id, 'visitor', $2, $3, $4 from public.conversations where id = $1`,
        [
          visitor.id,
          article.title,
          JSON.stringify({ type: 'picked', slug: article.slug }),
          new Date(server.clock.now()),
        ],
      ),
    )
    await given.database.asOwner(query =>
      query('update public.conversations set ai_due_at = $2 where id = $1', [
        visitor.id,
        new Date(server.clock.now()),
      ]),
    )
    // Another visitor's message triggers the job.
    await say(await server.asVisitor(), QUESTION)
    await answered(visitor, 2)
    expect((await newest(visitor)).meta).toEqual({ type: 'offer' })
    await admin('removeContent', { params: { id: article.id } })
  })

  describe('as gaps of wording', () => {
    const gaps = async (call = viewer) => (await call('listWordingGaps', { query: { days: '7' } })).body.gaps
    const clear = () => given.database.asOwner(query => query('delete from public.conversations'))

    it('list the question, how often it was asked, and what was picked how often', async () => {
      await clear()
      const first = await suggested([PLANS, TRIAL], 'freebie? I am ada@mail.example')
      await pick(first, TRIAL)
      await answered(first, 2)
      const second = await suggested([PLANS, TRIAL], 'Freebie! I am ada@mail.example')
      await suggested([PLANS], 'gratis')
      const [freebie, gratis, ...others] = await gaps()
      expect(freebie).toMatchObject({
        question: 'Freebie! I am …',
        language: 'en',
        count: 2,
        conversation_id: second.id,
        articles: [
          { ...TRIAL, content_id: expect.any(String), picked: 1 },
          { ...PLANS, content_id: expect.any(String), picked: 0 },
        ],
        answered_by: null,
      })
      expect(gratis).toMatchObject({ question: 'gratis', count: 1, articles: [{ ...PLANS, picked: 0 }] })
      expect(others).toEqual([])
      expect(await gaps(foreign)).toEqual([])
    })

    it('teach nothing before somebody adds the question, which then stands in the draft', async () => {
      await clear()
      const visitor = await suggested([PLANS, TRIAL], 'freebie?')
      await pick(visitor, TRIAL)
      await answered(visitor, 2)
      const [gap] = await gaps()
      const { content_id } = gap!.articles[0]!
      const detail = async () => (await viewer('getContent', { params: { id: content_id! } })).body
      const before = await detail()
      expect(before.draft.alternate_questions).not.toContain('freebie?')

      const body = { question: gap!.question, content_id: content_id! }
      expect((await viewer('addAlternateQuestion', { body })).code).toBe('forbidden')
      expect((await foreign('addAlternateQuestion', { body })).code).toBe('content_not_found')
      expect((await editor('addAlternateQuestion', { body })).body).toEqual({ ok: true })
      expect((await editor('addAlternateQuestion', { body })).status).toBe(200)
      const after = await detail()
      expect(after.draft.alternate_questions).toEqual([...before.draft.alternate_questions, 'freebie?'])
      expect(after.live).toEqual(before.live)
      expect(await gaps()).toEqual([])

      await suggested([PLANS, TRIAL], 'freebie')
      expect(await gaps()).toMatchObject([{ question: 'freebie', count: 1 }])
      await published(admin, after)
      expect((await gaps())[0]!.answered_by).toMatchObject({ content_id })
      const live = await detail()
      const saved = await editor('saveDraft', {
        params: { id: content_id! },
        body: { revision: live.revision, alternate_questions: before.draft.alternate_questions },
      })
      await published(admin, saved.body)
    })

    it('are no unanswered questions, and their titles no questions of visitors', async () => {
      await clear()
      const visitor = await suggested()
      await pick(visitor, TRIAL)
      await answered(visitor, 2)
      const answer = await newest(visitor)
      const params = { id: visitor.id }
      await visitor.call('rateAnswer', { params, body: { message_id: answer.id, helpful: false } })
      const { body } = await viewer('listGaps', { query: { days: '7' } })
      expect(body.gaps).toMatchObject([{ question: QUESTION, sources: { chat: 0, unhelpful: 1 } }])
      const rated = (await viewer('listRatedAnswers', { query: { days: '7' } })).body.answers
      expect(rated).toMatchObject([{ question: QUESTION, citations: [TRIAL] }])
    })

    it('that a person answered are among the answers of people', async () => {
      await clear()
      const { id } = await suggested([PLANS, TRIAL], 'Do you ship to Norway?')
      await editor('postMessage', { params: { id }, body: { content: 'Yes, within five days.' } })
      await editor('resolveConversation', { params: { id } })
      const { body } = await viewer('listSuggestions', { query: { days: '7' } })
      expect(body.suggestions).toMatchObject([
        { conversation_id: id, question: 'Do you ship to Norway?', answer: 'Yes, within five days.' },
      ])
    })
  })
})
