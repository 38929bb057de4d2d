/** [CHAT-27] A language model that is slow, breaks off, sends garbage or refuses: what the visitor sees. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ANSWER_TIMEOUT_MS } from '#contract/constants/ai.ts'
import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'
import { createOpenAiModel } from '#server/adapters/model/openai-model.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Script, type ScriptedModel, saying, startScriptedModel } from '#tests/support/scripted-model.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { answered, answersIn, KNOWN, say, settled } from './answer-kit.ts'

const UNAVAILABLE = { content: SHARED_MESSAGES.unavailable, meta: { type: 'offer' } }
const begun = (text: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`
const asStream: Script = response => void response.writeHead(200, { 'content-type': 'text/event-stream' })

const FAULTS: readonly (readonly [name: string, script: Script])[] = [
  ['too many requests', response => void response.writeHead(429, { 'retry-after': '60' }).end('{}')],
  ['a server error', response => void response.writeHead(500).end('oops')],
  ['a gateway error', response => void response.writeHead(502).end('<html>Bad gateway</html>')],
  ['a reset', response => void response.socket!.resetAndDestroy()],
  [
    'a reset in the middle of a stream',
    (response, request) => {
      asStream(response, request)
      response.write(begun('Acme Planner costs [1] '), () => response.socket!.resetAndDestroy())
    },
  ],
  [
    'a stream that ends in the middle',
    (response, request) => {
      asStream(response, request)
      response.end(begun('Acme Planner costs [1] '))
    },
  ],
  [
    'garbage in a stream',
    (response, request) => {
      asStream(response, request)
      response.end('data: \u0000\u0001{"choices":\n\ndata: [DONE]\n\n')
    },
  ],
  [
    'garbage as a document',
    response => void response.writeHead(200, { 'content-type': 'application/json' }).end('<!doctype html>'),
  ],
  [
    'another document',
    response => void response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  ],
]

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
  beforeEach(() => {
    model.asked.length = 0
  })

  const isAsked = (times = 1) => waitFor(() => expect(model.asked).toHaveLength(times))

  it.each(FAULTS)('becomes one offer of a human: %s', async (_name, script) => {
    model.follow(script)
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    expect(await answered(visitor)).toMatchObject([UNAVAILABLE])
    await settled(given.database, visitor)
    expect(await answersIn(visitor)).toHaveLength(1)
  })

  it('acknowledges the message while the model hangs, and offers a human in time', async () => {
    model.follow(never)
    const visitor = await server.asVisitor()
    expect((await say(visitor, KNOWN)).status).toBe(201)
    await isAsked()
    expect(await answersIn(visitor)).toEqual([])
    server.clock.advance(ANSWER_TIMEOUT_MS)
    expect(await answered(visitor)).toMatchObject([UNAVAILABLE])
    await settled(given.database, visitor)
    server.clock.advance(60_000)
    expect(await answersIn(visitor)).toHaveLength(1)
  })

  it('offers a human in time when the model writes on and on', async () => {
    model.follow((response, request) => {
      asStream(response, request)
      response.write(begun('Well [1] '))
    })
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    await isAsked()
    server.clock.advance(ANSWER_TIMEOUT_MS)
    expect(await answered(visitor)).toMatchObject([UNAVAILABLE])
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
    server.clock.advance(ANSWER_TIMEOUT_MS)
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
