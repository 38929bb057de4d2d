/** A company's AI settings, and their effects. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ANSWERS_PER_HOUR } from '#contract/constants/ai.ts'
import { AI_DEFAULTS } from '#contract/entities/answers.ts'
import type { SettingsInput } from '#contract/settings/index.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { localModel } from '#server/adapters/model/local-model.ts'
import type { Model, ModelRequest } from '#server/ports/model.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type ScriptedModel, saying, startScriptedModel } from '#tests/support/scripted-model.ts'
import { changeSettings, settingsOf } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { answered, KNOWN, say, UNKNOWN } from './answer-kit.ts'

const URL_OF_MODEL = 'https://model.test/v1'
const KEY = 'sk-canary-of-the-key'

describeEachDemoDatabase('the AI of a company', given => {
  let server: TestServer
  let scripted: ScriptedModel
  let admin: Caller
  let agent: Caller
  let model: Model['answer'] = localModel.answer
  const asked: ModelRequest[] = []

  beforeAll(async () => {
    scripted = await startScriptedModel(saying('It costs nothing [1].'))
    server = await openTestServer(given.database, {
      model: {
        answer(request) {
          asked.push(request)
          return model(request)
        },
      },
      // Every address leads to the scripted model.
      post: (url, init) =>
        fetch(scripted.url.replace('/v1', new URL(url).pathname), { method: 'POST', ...init }),
    })
    admin = await server.asMember('admin@acme.test')
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(async () => {
    scripted.close()
    await server.close()
  })
  afterEach(async () => {
    model = localModel.answer
    await given.database.asOwner(async query => {
      await query("delete from public.settings where section = 'ai'")
      await query('delete from public.ai_models')
      await query('delete from public.ai_usage')
    })
  })

  const ownerQuery = (sql: string) => given.database.asOwner(query => query(sql))
  const set = async (settings: SettingsInput<'ai'>) => {
    const { status, text } = await changeSettings(admin, 'ai', settings)
    expect(status, text).toBe(200)
  }
  const ask = async (content: string, tenant = 'acme') => {
    const visitor = await server.asVisitor(tenant)
    await say(visitor, content)
    return (await answered(visitor))[0]!
  }

  describe('its settings', () => {
    it('[ADMIN-04] are the defaults until somebody sets them', async () => {
      expect((await admin('getSettings', { params: { section: 'ai' } })).body).toMatchObject({
        version: 0,
        value: AI_DEFAULTS,
      })
      expect((await admin('getAiUsage')).body).toEqual({ model: null, answers_today: 0 })
    })

    it('[ADMIN-04] change by those who may edit settings, and the log says how', async () => {
      expect((await agent('getAiUsage')).code).toBe('forbidden')
      expect((await changeSettings(agent, 'ai', { tone: 'formal' })).code).toBe('forbidden')
      const changed = await changeSettings(admin, 'ai', {
        tone: 'formal',
        forbidden_topics: [' tax ', 'law', 'tax'],
      })
      expect(changed.body.value).toEqual({
        ...AI_DEFAULTS,
        tone: 'formal',
        forbidden_topics: ['tax', 'law'],
      })
      expect((await admin('getSettings', { params: { section: 'ai' } })).body).toEqual(changed.body)
      const [entry] = await ownerQuery(
        "select actor_id, detail from public.audit where action = 'settings.saved' order by created_at desc limit 1",
      )
      expect(entry).toEqual({
        actor_id: personId('admin@acme.test'),
        detail: {
          section: 'ai',
          tone: { from: 'friendly', to: 'formal' },
          forbidden_topics: { from: [], to: ['tax', 'law'] },
        },
      })
    })

    it('are another company’s own', async () => {
      await set({ tone: 'formal' })
      const other = await server.asMember('admin@noor.test')
      expect((await settingsOf(other, 'ai')).tone).toBe('friendly')
    })
  })

  describe('its guardrails', () => {
    it('keep the AI off a topic, in other forms and mistyped, and ask no model', async () => {
      await set({ forbidden_topics: ['costs'] })
      const before = asked.length
      for (const question of [KNOWN, 'What would it have costed?', 'What are the csots?'])
        expect(await ask(question)).toMatchObject({
          content: SHARED_MESSAGES.noInformation,
          meta: { type: 'offer' },
        })
      expect(asked.length).toBe(before)
    })

    it('take back an answer that speaks of one', async () => {
      await set({ forbidden_topics: ['weather'] })
      model = async ({ passages }) => ({
        kind: 'answer',
        text: 'The weather is fine.',
        used: [passages[0]!.slug],
      })
      expect(await ask(KNOWN)).toMatchObject({
        content: SHARED_MESSAGES.noInformation,
        meta: { type: 'offer' },
      })
    })

    it('limit the sentences of an answer, whoever worded it', async () => {
      await set({ max_sentences: 1 })
      model = async ({ passages }) => ({
        kind: 'answer',
        text: 'One. Two. Three.',
        used: [passages[0]!.slug],
      })
      expect((await ask(KNOWN)).content).toBe('One.')
    })

    it('give no answer that rests on nothing', async () => {
      model = async () => ({ kind: 'answer', text: 'I know it.', used: ['nothing-of-the-kind'] })
      expect(await ask(KNOWN)).toMatchObject({ meta: { type: 'suggestions' } })
    })
  })

  describe('its allowances', () => {
    it('end the AI’s turns in a conversation with the offer of a human', async () => {
      await set({ answers_per_conversation: 1 })
      const visitor = await server.asVisitor()
      await say(visitor, KNOWN)
      await answered(visitor)
      const before = asked.length
      await say(visitor, `Once more: ${KNOWN}`)
      const [, second] = await answered(visitor, 2)
      expect(second).toMatchObject({ content: SHARED_MESSAGES.manyAnswers, meta: { type: 'offer' } })
      expect(asked.length).toBe(before)
    })

    it('count the answers of an hour, whatever the company allows', async () => {
      await set({ answers_per_conversation: 200 })
      const visitor = await server.asVisitor()
      const post = (minutesAgo: number) =>
        given.database.asOwner(query =>
          query(
            `insert into public.messages (company_id, conversation_id, sender_type, content, meta, created_at)
             select company_id, id, 'ai', 'x', '{"type":"answer"}', $2 from public.conversations where id = $1`,
            [visitor.id, new Date(server.clock.now() - minutesAgo * 60_000)],
          ),
        )
      for (let i = 1; i < ANSWERS_PER_HOUR; i++) await post(5)
      await post(61)
      await say(visitor, KNOWN)
      expect((await answered(visitor, ANSWERS_PER_HOUR + 1)).at(-1)!.meta.type).toBe('answer')
      await say(visitor, `Once more: ${KNOWN}`)
      expect((await answered(visitor, ANSWERS_PER_HOUR + 2)).at(-1)).toMatchObject({
        content: SHARED_MESSAGES.manyAnswers,
      })
    })

    it('count a company’s day in the database, and begin anew with the next', async () => {
      await set({ answers_per_day: 2 })
      expect([(await ask(KNOWN)).meta.type, (await ask(KNOWN)).meta.type]).toEqual(['answer', 'answer'])
      expect((await admin('getAiUsage')).body.answers_today).toBe(2)
      const before = asked.length
      expect((await ask(KNOWN)).meta.citations, 'the built-in answerer goes on').toHaveLength(1)
      expect(asked.length).toBe(before)
      expect(await ownerQuery('select answers from public.ai_usage')).toEqual([{ answers: 2 }])
      await ownerQuery('update public.ai_usage set day = day - 1')
      expect((await ask(KNOWN)).meta.type).toBe('answer')
      expect(asked.length).toBe(before + 1)
    })

    it('let the company ask no language model at all, and say so where nothing else answers', async () => {
      await set({ answers_per_day: 0 })
      const before = asked.length
      expect(await ask(UNKNOWN)).toMatchObject({
        content: SHARED_MESSAGES.unavailable,
        meta: { type: 'offer' },
      })
      expect(asked.length).toBe(before)
    })
  })

  describe('its own model', () => {
    const setModel = (body: { url?: string; name?: string; api_key?: string | null } = {}) =>
      admin('setAiModel', { body: { url: URL_OF_MODEL, name: 'own', ...body } })

    it('answers in the place of the platform’s, and stops when it is removed', async () => {
      await setModel({ api_key: KEY })
      const before = asked.length
      expect((await ask(KNOWN)).content).toBe('It costs nothing.')
      expect(asked.length).toBe(before)
      const request = scripted.asked.at(-1)!
      expect([request.path, request.body.model, request.headers.authorization]).toEqual([
        '/v1/chat/completions',
        'own',
        `Bearer ${KEY}`,
      ])
      expect((await admin('removeAiModel')).body.model).toBeNull()
      expect((await ask(KNOWN)).content).not.toBe('It costs nothing.')
      expect(asked.length).toBe(before + 1)
    })

    it('is no other company’s', async () => {
      await setModel()
      const before = scripted.asked.length
      await ask(KNOWN, 'noor')
      expect(scripted.asked.length).toBe(before)
    })

    it('has a key that goes in and never out: sealed at rest, in no answer, in no log of what was done', async () => {
      const answer = await setModel({ api_key: KEY })
      expect(answer.body.model).toEqual({ url: URL_OF_MODEL, name: 'own', has_key: true })
      const texts = [
        answer.text,
        (await admin('getAiUsage')).text,
        (await admin('getSettings', { params: { section: 'ai' } })).text,
        (await (await server.asMember('maeve@acme.test'))('listAudit', { query: {} })).text,
        JSON.stringify(await ownerQuery('select * from public.ai_models')),
        JSON.stringify(await ownerQuery('select * from public.audit')),
      ]
      for (const text of texts) expect(text).not.toContain(KEY)
      const [row] = await ownerQuery('select secret from public.ai_models')
      expect(texts.slice(0, 4).join()).not.toContain(String(row!['secret']))
    })

    it('keeps its key when its name changes, and loses it when its address does', async () => {
      await setModel({ api_key: KEY })
      expect((await setModel({ name: 'renamed' })).body.model).toMatchObject({
        name: 'renamed',
        has_key: true,
      })
      await ask(KNOWN)
      expect(scripted.asked.at(-1)!.headers.authorization).toBe(`Bearer ${KEY}`)
      const moved = await setModel({ url: 'https://thief.test/v1' })
      expect(moved.body.model).toEqual({ url: 'https://thief.test/v1', name: 'own', has_key: false })
      await ask(KNOWN)
      expect(scripted.asked.at(-1)!.headers.authorization).toBeUndefined()
      await setModel({ api_key: KEY })
      expect((await setModel({ api_key: null })).body.model).toMatchObject({ has_key: false })
    })

    it.each([
      'http://model.test/v1',
      'https://me:pass@model.test/v1',
      'https://model.test/v1?key=1',
      'ftp://model.test',
      'model.test',
    ])('is at no such address: %s', async url => {
      expect((await setModel({ url })).code).toBe('invalid_request')
    })

    it('is tried by one small question', async () => {
      expect((await admin('tryAiModel')).code).toBe('ai_model_not_found')
      await setModel()
      expect((await admin('tryAiModel')).body).toEqual({
        text: 'It costs nothing.',
        problem: null,
        duration_ms: expect.any(Number),
      })
      scripted.follow(response => void response.writeHead(401).end('{"error":{"message":"secret detail"}}'))
      const refused = await admin('tryAiModel')
      expect(refused.body).toMatchObject({ text: null, problem: 'unauthorized' })
      expect(refused.text).not.toContain('secret detail')
      scripted.follow(saying('I would rather not.'))
      expect((await admin('tryAiModel')).body).toMatchObject({ text: null, problem: null })
      scripted.follow(saying('It costs nothing [1].'))
    })

    it('is set and tried by none but the company’s own people', async () => {
      expect((await agent('setAiModel', { body: { url: URL_OF_MODEL, name: 'own' } })).code).toBe('forbidden')
      expect((await agent('tryAiModel')).code).toBe('forbidden')
      expect((await agent('removeAiModel')).code).toBe('forbidden')
    })

    it('[CHAT-27] is replaced by the built-in answerer when its key cannot be opened, else by the offer of a human', async () => {
      await setModel({ api_key: KEY })
      await ownerQuery("update public.ai_models set secret = 'AAAA'")
      expect((await ask(KNOWN)).meta.citations).toHaveLength(1)
      expect(await ask(UNKNOWN)).toMatchObject({
        content: SHARED_MESSAGES.unavailable,
        meta: { type: 'offer' },
      })
      expect((await admin('tryAiModel')).body).toMatchObject({ text: null, problem: 'unauthorized' })
    })
  })
})
