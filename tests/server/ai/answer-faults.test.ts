/** [CHAT-27] A language model that is slow, breaks off, sends garbage or refuses: what the visitor sees. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { MODEL_FAILURES, MODEL_REST_MAX_MS, MODEL_TIMEOUT_MS } from '#contract/constants/ai.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { createOpenAiModel } from '#server/adapters/model/openai-model.ts'
import { AMBIGUOUS } from '#tests/support/ambiguous-question.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Script, type ScriptedModel, saying, startScriptedModel } from '#tests/support/scripted-model.ts'
import { openTestServer, personId, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { answered, answersIn, KNOWN, say, settled, UNKNOWN } from './answer-kit.ts'
import { type Best, FAULTS, SENTENCE } from './model-faults.ts'

type Waiting = { readonly waits?: true | undefined; readonly isShown?: boolean }

/** What the documentation calls what the visitor gets. */
const BEST: Readonly<Record<Best, string>> = {
  quote: "The built-in answerer's quote",
  sentences: 'The finished sentences, with their sources',
  answer: "The model's answer, with the article as its source",
  suggestions: 'Suggested articles',
}

/** Questions that the built-in answerer quotes an article for, suggests articles for, and knows nothing about. */
const SURE = KNOWN
const UNSURE = AMBIGUOUS
const UNAVAILABLE = { content: SHARED_MESSAGES.unavailable, meta: { type: 'offer' } }

it('[CHAT-27] the ways to fail are those that the documentation lists, with what the visitor gets', async () => {
  const page = await readFile(new URL('../../../docs/models.md', import.meta.url), 'utf8')
  const section = page.split('## When a model fails')[1]!.split('\n## ')[0]!
  const rows = [...section.matchAll(/^\| (.+) \| (.+) \|$/gm)].map(([, ...cells]) => cells)
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
  expect(rows.slice(1)).toEqual(FAULTS.map(({ name, best }) => [capital(name), BEST[best]]))
})

describeEachDemoDatabase('a language model in trouble', given => {
  let server: TestServer
  let model: ScriptedModel
  const never: Script = () => {}

  beforeAll(async () => {
    model = await startScriptedModel(never)
    server = await openTestServer(given.database, {
      model: createOpenAiModel({ url: model.url, name: 'm', apiKey: null }),
    })
  })
  afterAll(async () => {
    model.close()
    await server.close()
  })
  beforeEach(async () => {
    // So that a model that failed before is asked again, and its failures are forgotten.
    server.clock.advance(MODEL_REST_MAX_MS)
    model.follow(saying('It costs nothing [1].'))
    expect((await replyTo(SURE)).content).toBe('It costs nothing.')
    model.asked.length = 0
  })

  const isAsked = (times = 1) => waitFor(() => expect(model.asked).toHaveLength(times))

  /** Waits until those who follow the answer have read a text. */
  async function shows({ id, token }: VisitorCaller, text: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await server.request(`/api/conversations/${id}/stream`, { headers })
    for await (const event of body!.pipeThrough(new TextDecoderStream())) if (event.includes(text)) return
  }

  /** Returns the one reply to a question. */
  async function replyTo(question: string, { waits, isShown = false }: Waiting = {}) {
    const visitor = await server.asVisitor()
    await say(visitor, question)
    if (waits) {
      await isAsked()
      if (isShown) await shows(visitor, SENTENCE)
      server.clock.advance(MODEL_TIMEOUT_MS)
    }
    const [reply] = await answered(visitor)
    await settled(given.database, visitor)
    expect(await answersIn(visitor)).toHaveLength(1)
    return reply!
  }

  it.each(FAULTS)('leaves the visitor the best that is possible: $name', async ({ script, best, waits }) => {
    model.follow(script)
    const { content, meta } = await replyTo(SURE, { waits, isShown: best === 'sentences' })
    switch (best) {
      case 'quote':
        return expect([content, meta.citations]).toMatchObject([
          expect.stringContaining('€6 per person per month'),
          [{ slug: 'plans-and-prices' }],
        ])
      case 'sentences':
        return expect([content, meta.citations?.length]).toEqual([SENTENCE, 1])
      case 'answer':
        return expect([content, meta.citations]).toMatchObject([
          'Acme Planner has three plans.',
          [{ slug: 'plans-and-prices' }],
        ])
      case 'suggestions':
        return expect([content, meta.type]).toEqual([SHARED_MESSAGES.unsure, 'suggestions'])
    }
  })

  it('suggests articles where the built-in answerer is not sure either, and else offers a human', async () => {
    for (const { script } of FAULTS.filter(({ best, waits }) => best === 'quote' && !waits).slice(0, 3)) {
      model.follow(script)
      server.clock.advance(MODEL_REST_MAX_MS)
      expect(await replyTo(UNSURE)).toMatchObject({ meta: { type: 'suggestions' } })
      server.clock.advance(MODEL_REST_MAX_MS)
      expect(await replyTo(UNKNOWN)).toMatchObject(UNAVAILABLE)
    }
  })

  it('is not asked while it rests, so that the next visitors do not wait', async () => {
    model.follow(never)
    for (let failure = 0; failure < MODEL_FAILURES; failure++) {
      model.asked.length = 0
      await replyTo(SURE, { waits: true })
    }
    model.asked.length = 0
    expect(await replyTo(SURE)).toMatchObject({ meta: { type: 'answer' } })
    expect(model.asked).toEqual([])
  })

  it('acknowledges the message while the model hangs', async () => {
    model.follow(never)
    const visitor = await server.asVisitor()
    expect((await say(visitor, UNKNOWN)).status).toBe(201)
    await isAsked()
    expect(await answersIn(visitor)).toEqual([])
    server.clock.advance(MODEL_TIMEOUT_MS)
    expect(await answered(visitor)).toMatchObject([UNAVAILABLE])
    await settled(given.database, visitor)
    server.clock.advance(60_000)
    expect(await answersIn(visitor)).toHaveLength(1)
  })

  it('holds up no other visitor', async () => {
    model.follow(never)
    const waiting = await server.asVisitor()
    await say(waiting, KNOWN)
    await isAsked()
    model.follow(saying('It costs nothing [1].'))
    const next = await server.asVisitor()
    await say(next, KNOWN)
    expect(await answered(next)).toMatchObject([{ content: 'It costs nothing.' }])
    expect(await answersIn(waiting)).toEqual([])
    server.clock.advance(MODEL_TIMEOUT_MS)
    await answered(waiting)
  })

  it('says nothing any more once an agent has come', async () => {
    let release = () => {}
    model.follow((response, request) => {
      release = () => saying('It costs nothing [1].')(response, request)
    })
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    await isAsked()
    const agent = await server.asMember('agent@acme.test')
    await agent('updateConversation', {
      params: { id: visitor.id },
      body: { assignee_id: personId('agent@acme.test') },
    })
    release()
    await settled(given.database, visitor)
    server.clock.advance(60_000)
    expect(await answersIn(visitor)).toEqual([])
  })

  it('hands an article that was archived to no model any more', async () => {
    await given.database.asOwner(query =>
      query(
        `insert into public.content (company_id, slug, title, body, status)
         select id, 'egret-test', 'Egret calibration', 'Egret calibration takes four minutes.', 'published'
           from public.companies where subdomain = 'acme'`,
      ),
    )
    model.follow(saying('Four minutes [1].'))
    const ask = async () => {
      const visitor = await server.asVisitor()
      await say(visitor, 'How long does egret calibration take?')
      return (await answered(visitor))[0]!
    }
    expect((await ask()).meta.citations).toMatchObject([{ slug: 'egret-test' }])
    await given.database.asOwner(query =>
      query("update public.content set status = 'archived' where slug = 'egret-test'"),
    )
    model.asked.length = 0
    const after = await ask()
    expect(JSON.stringify(after)).not.toContain('egret')
    expect(JSON.stringify(model.asked.map(({ body }) => body))).not.toContain('takes four minutes')
  })
})
