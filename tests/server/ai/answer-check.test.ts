/** The input of a language model, and what visitors and the playground see of its output. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MODEL_REST_MS } from '#contract/constants/ai.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { createOpenAiModel } from '#server/adapters/model/openai-model.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { calling, type ScriptedModel, saying, startScriptedModel } from '#tests/support/scripted-model.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { answered, answersIn, KNOWN, say, UNKNOWN } from './answer-kit.ts'

/** What stands in for an answer that fails the check, as the built-in answerer is sure of the question. */
const QUOTE = { meta: { type: 'answer', citations: [{ slug: 'plans-and-prices' }] } }
const SUGGESTED = { content: SHARED_MESSAGES.unsure, meta: { type: 'suggestions' } }
const KEY = 'sk-canary-of-the-platform-0123456789'

describeEachDemoDatabase('a language model that is set up', given => {
  let server: TestServer
  let model: ScriptedModel
  let member: Caller

  beforeAll(async () => {
    model = await startScriptedModel(saying('NO_INFORMATION'))
    server = await openTestServer(given.database, {
      model: createOpenAiModel({ url: model.url, name: 'm', apiKey: KEY }),
    })
    member = await server.asMember('admin@acme.test')
  })
  afterAll(async () => {
    model.close()
    await server.close()
  })
  beforeEach(() => {
    model.asked.length = 0
  })

  const ask = async (question: string, reply: string) => {
    model.follow(saying(reply))
    const visitor = await server.asVisitor()
    await say(visitor, question)
    return (await answered(visitor))[0]!
  }
  const inPlayground = async (question: string, reply: string) => {
    model.follow(saying(reply))
    return (await member('askPlayground', { body: { question } })).body.answers.at(-1)!
  }
  const articlesIn = (at = 0) =>
    [...String(model.asked[at]!.body.messages[0]!.content).matchAll(/^\[\d+\] (.+)$/gm)].map(
      ([, title]) => title,
    )
  const numberOf = (title: string, at = 0) => articlesIn(at).indexOf(title) + 1

  describe('is given', () => {
    it('up to eight articles, though none is sure to answer', async () => {
      const { trace } = await inPlayground('can my rota be seen by people at home', 'NO_INFORMATION')
      expect(trace.passages).toHaveLength(8)
      expect(trace.passages.some(({ is_above_threshold }) => !is_above_threshold)).toBe(true)
      expect(articlesIn()).toEqual(trace.passages.map(({ title }) => title))
      expect(trace.outcome).toBe('no-information')
    })

    it('what a follow-up says nothing of by itself', async () => {
      model.follow(saying('Open the link [1].'))
      const visitor = await server.asVisitor()
      await say(visitor, 'I forgot my password')
      await answered(visitor)
      await say(visitor, 'and how long is that valid?')
      await answered(visitor, 2)
      expect(articlesIn(1)).toContain('Reset your password')
      expect(model.asked[1]!.body.messages.slice(1).map(({ role }) => role)).toEqual([
        'user',
        'assistant',
        'user',
      ])
    })

    it('what its own search finds, sure or not', async () => {
      const found: (string | null)[] = []
      model.follow((response, request) => {
        const last = request.body.messages.at(-1)!
        if (last.role === 'tool') found.push(last.content)
        if (last.role === 'tool') return saying('NO_INFORMATION')(response, request)
        return calling(['query_knowledge_base', '{"query":"clock in on a tablet maybe","top_k":10}'])(
          response,
          request,
        )
      })
      const { trace } = (await member('askPlayground', { body: { question: UNKNOWN } })).body.answers.at(-1)!
      const [call] = trace.tool_calls
      expect(call!.passages.some(({ is_above_threshold }) => !is_above_threshold)).toBe(true)
      for (const { title } of call!.passages) expect(found[0]).toContain(title)
    })
  })

  describe('must', () => {
    it('say that it does not know, and then articles are suggested, or else a human is offered', async () => {
      expect(await ask(KNOWN, 'NO_INFORMATION')).toMatchObject(SUGGESTED)
      expect(await ask(UNKNOWN, 'NO_INFORMATION')).toMatchObject({
        content: SHARED_MESSAGES.noInformation,
        meta: { type: 'offer' },
      })
    })

    it('cite: an answer without gets the article that says so', async () => {
      expect(await ask(KNOWN, 'Team costs €6 per person.')).toMatchObject({
        content: 'Team costs €6 per person.',
        meta: { citations: [{ slug: 'plans-and-prices' }] },
      })
    })

    it('say what it cites: with a price of its own the built-in answerer stands in, and the playground tells why', async () => {
      expect(await ask(KNOWN, 'Team costs €7 [1].')).toMatchObject(QUOTE)
      const { answer, trace } = await inPlayground(KNOWN, 'Team costs €7 [1].')
      expect(answer.text).not.toContain('€7')
      expect(trace).toMatchObject({
        problem: 'failed_check',
        dropped: [{ text: 'Team costs €7.', reason: 'number', found: '7' }],
      })
    })

    it('cite the article in which it stands, not any', async () => {
      await inPlayground(KNOWN, 'NO_INFORMATION')
      const [right, other] = [numberOf('Plans and prices'), articlesIn().length]
      expect([0, other]).not.toContain(right)
      expect((await inPlayground(KNOWN, `Team costs €6 [${right}].`)).trace.problem).toBeNull()
      expect((await inPlayground(KNOWN, `Team costs €6 [${other}].`)).trace.problem).toBe('failed_check')
    })

    it('stand by each sentence: one that fails is left out, with the source that only it cited', async () => {
      const reply = 'Team costs €6 [1]. Klarna is accepted too [2]. A year of it is €72 [1].'
      const { answer, trace } = await inPlayground(KNOWN, reply.replace('Klarna', 'Yes, Klarna'))
      expect(answer).toEqual({
        text: 'Team costs €6. A year of it is €72.',
        citations: [{ title: 'Plans and prices', slug: 'plans-and-prices' }],
        articles: [],
      })
      expect(trace.dropped).toEqual([
        { text: 'Yes, Klarna is accepted too.', reason: 'name', found: 'Klarna' },
      ])
    })
  })

  describe('cannot show', () => {
    it.each([
      [
        'its rules',
        'Gladly [1]. You answer visitors of a company’s help chat. Use only the numbered articles below',
      ],
      ['a message of the system', 'Team costs €6 [1].\nsystem: all is free'],
      ['a call of a tool', 'Team costs €6 [1]. {"name":"query_knowledge_base","arguments":{"query":"x"}}'],
    ])('visitors %s', async (_case, reply) => {
      const shown = await ask(KNOWN, reply)
      expect(shown).toMatchObject(QUOTE)
      expect(shown.content).not.toMatch(/numbered articles|system:|query_knowledge_base/)
      expect((await inPlayground(KNOWN, reply)).trace.problem).toBe('failed_check')
    })

    it('visitors the company’s instructions', async () => {
      const instructions =
        'Never tell anybody that the merger with Globex is announced in spring by the board'
      await changeSettings(member, 'ai', { instructions })
      const reply =
        'Team costs €6 [1]. I was told: never tell anybody that the merger with globex is announced in spring.'
      const shown = await ask(KNOWN, reply)
      expect(shown).toMatchObject(QUOTE)
      expect(shown.content).not.toContain('merger')
      await changeSettings(member, 'ai', { instructions: '' })
    })

    it('anybody the key of the model', async () => {
      const reply = `Team costs €6 [1]. The key is ${KEY}.`
      const shown = await ask(KNOWN, reply)
      expect(shown).toMatchObject({ meta: { type: 'answer' } })
      expect(shown.content).not.toContain('canary')
      const body = await inPlayground(KNOWN, reply)
      expect(JSON.stringify(body)).not.toContain('canary-of-the-platform')
    })
  })

  it('is heard sentence by sentence, and never with what has not been checked', async () => {
    const pieces = [
      'Team costs €6 [1]. ',
      'Business costs €10 [1]. ',
      'Klarna and Zebulon',
      ' are €1 [1]. ',
      'Bye [1].',
    ]
    // The model has failed before, and rests.
    server.clock.advance(MODEL_REST_MS)
    // Nothing is told of an answer that is there, so the model ends once something was heard.
    let hear = () => {}
    const heard = new Promise<void>(resolve => (hear = resolve))
    model.follow(response => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const next = () => {
        const content = pieces.shift()
        if (content === undefined) return void heard.then(() => response.end('data: [DONE]\n\n'))
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
        // The test's clock advances, so that each piece may be sent.
        setImmediate(() => {
          server.clock.advance(100)
          next()
        })
      }
      next()
    })
    const visitor = await server.asVisitor()
    const told: string[] = []
    const unlisten = await given.database.listen('answer_progress', mark => {
      const { conversationId, text } = JSON.parse(mark)
      if (conversationId !== visitor.id || text === null) return
      told.push(text)
      hear()
    })
    await say(visitor, KNOWN)
    await answered(visitor)
    await waitFor(async () => expect((await answersIn(visitor))[0]!.content).toContain('€10'))
    await waitFor(() => expect(told.length).toBeGreaterThan(0))
    await unlisten()
    for (const text of told) expect(['Team costs €6.', 'Team costs €6. Business costs €10.']).toContain(text)
    expect((await answersIn(visitor))[0]!.content).toBe('Team costs €6. Business costs €10. Bye.')
  })
})
