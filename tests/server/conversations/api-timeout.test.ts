/** A conversation's timeouts, as an open widget requests them, and what postpones them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Locale } from '#contract/constants/locales.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { type Setting, settingsOf } from './timeout-kit.ts'

const TICKET = { status: 'ticket', needs_human: true, responder: 'none' }

describeEachDemoDatabase('settling', given => {
  let server: TestServer
  let agent: Caller
  let setting: Setting

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    setting = settingsOf(server, given)
  })
  afterAll(() => server.close())

  const take = (id: string) =>
    agent('updateConversation', { params: { id }, body: { assignee_id: personId('agent@acme.test') } })
  const askForHuman = ({ id, call }: { id: string; call: Caller }, make_ticket = false) =>
    call('setNeedsHuman', { params: { id }, body: { needs_human: true, make_ticket } })

  it.each([
    [
      '[CHAT-16]',
      'auto-close',
      45_000,
      { status: 'resolved', needs_human: false },
      [['ai', SHARED_MESSAGES.autoClose]],
    ],
    ['[CHAT-11]', 'queue-timeout', 60_000, TICKET, [['ai', SHARED_MESSAGES.apology]]],
    [
      '[CHAT-14]',
      'choice-timeout',
      180_000,
      TICKET,
      [
        ['system', '[system] handoff timeout'],
        ['ai', SHARED_MESSAGES.choiceTimeout],
      ],
    ],
  ] as const)('%s %s after %i ms, not before, and once', async (_id, rule, ms, after, said) => {
    const visitor = await setting[rule]()
    const params = { id: visitor.id }
    const settle = () => visitor.call('applyTimeout', { params, body: { rule } })
    const before = await setting.thread(visitor)
    server.clock.advance(ms - 501)
    expect((await settle()).body.status).toBe('open')
    expect(await setting.thread(visitor)).toEqual(before)
    server.clock.advance(501)
    const both = await Promise.all([settle(), settle()])
    for (const { status, body } of both) expect([status, body]).toEqual([200, expect.objectContaining(after)])
    const added = (await setting.thread(visitor)).slice(before.length)
    expect(added.map(({ sender_type, content }) => [sender_type, content])).toEqual(said)
    expect(added.at(-1)!.meta).toEqual({ type: 'auto' })
    expect((await settle()).body.last_sequence).toBe(before.length + said.length)
    expect(await setting.settling(visitor)).toEqual({ timeout_rule: null, timeout_at: null })
    expect(both[0]!.body.preview).toBe(added.at(-1)!.content.slice(0, 140))
  })

  it('takes a widget’s word half a second early, and a rule only by its name', async () => {
    const visitor = await setting['auto-close']()
    const params = { id: visitor.id }
    server.clock.advance(44_500)
    const wrong = await visitor.call('applyTimeout', { params, body: { rule: 'choice-timeout' } })
    expect(wrong.body.status).toBe('open')
    const right = await visitor.call('applyTimeout', { params, body: { rule: 'auto-close' } })
    expect(right.body.status).toBe('resolved')
  })

  it('is for the visitor of that very conversation', async () => {
    const [visitor, other] = [await server.asVisitor(), await server.asVisitor()]
    const request = { params: { id: visitor.id }, body: { rule: 'auto-close' } } as const
    expect((await other.call('applyTimeout', request)).code).toBe('conversation_not_found')
    expect((await other.call('postTyping', { params: request.params })).code).toBe('conversation_not_found')
    expect((await agent('applyTimeout', request)).code).toBe('forbidden')
  })

  it('[CHAT-11] changes nothing once an agent has come', async () => {
    const visitor = await setting['queue-timeout']()
    const params = { id: visitor.id }
    await take(visitor.id)
    server.clock.advance(60_000)
    const settled = await visitor.call('applyTimeout', { params, body: { rule: 'queue-timeout' } })
    const asked = await askForHuman(visitor, true)
    for (const { body } of [settled, asked])
      expect(body).toMatchObject({ status: 'open', responder: 'agent', last_sequence: 0 })
  })

  it('[CHAT-11] promises 60 s from the first request, and anew when an agent gives the visitor back', async () => {
    const visitor = await setting['queue-timeout']()
    const params = { id: visitor.id }
    const promised = await setting.settling(visitor)
    server.clock.advance(20_000)
    await askForHuman(visitor)
    await visitor.call('postMessage', { params, body: { content: 'Are you there?' } })
    expect(await setting.settling(visitor)).toEqual(promised)
    await take(visitor.id)
    expect(await setting.settling(visitor)).toEqual({ timeout_rule: null, timeout_at: null })
    const body = { assignee_id: null, expected_assignee_id: personId('agent@acme.test') }
    await agent('updateConversation', { params, body })
    expect(await setting.settling(visitor)).toEqual({
      timeout_rule: 'queue-timeout',
      timeout_at: new Date(server.clock.now() + 60_000),
    })
  })

  it.each([
    ['a message of the visitor’s', 'auto-close', { timeout_rule: null }],
    ['a message of an agent’s', 'queue-timeout', { timeout_rule: null }],
    ['the end', 'auto-close', { timeout_rule: null }],
    ['the wish taken back', 'queue-timeout', { timeout_rule: null }],
    ['‘No thanks!’', 'choice-timeout', { timeout_rule: null }],
    ['‘Yes’', 'choice-timeout', { timeout_rule: 'queue-timeout' }],
    ['a request in words', 'auto-close', { timeout_rule: 'queue-timeout' }],
  ] as const)('%s ends %s', async (event, rule, after) => {
    const visitor = await setting[rule]()
    const params = { id: visitor.id }
    const say = (content: string) => visitor.call('postMessage', { params, body: { content } })
    expect(await setting.settling(visitor)).toMatchObject({ timeout_rule: rule })
    if (event === 'a message of an agent’s') await agent('postMessage', { params, body: { content: 'Hi' } })
    else if (event === 'the end') await visitor.call('resolveConversation', { params })
    else if (event === 'the wish taken back')
      await visitor.call('setNeedsHuman', { params, body: { needs_human: false } })
    else if (event === '‘Yes’') await askForHuman(visitor)
    else if (event === '‘No thanks!’') await say(SHARED_MESSAGES.noThanks)
    else if (event === 'a request in words') await say('I want to talk to a human')
    else {
      await take(visitor.id)
      await say('One more thing')
    }
    expect(await setting.settling(visitor)).toMatchObject(after)
  })

  it('[CHAT-17] waits 10 s and 45 s more after the visitor typed, and tells nobody', async () => {
    const visitor = await setting['auto-close']()
    const params = { id: visitor.id }
    const settle = async () =>
      (await visitor.call('applyTimeout', { params, body: { rule: 'auto-close' } })).body.status
    const { updated_at } = (await visitor.call('getConversation', { params })).body
    server.clock.advance(40_000)
    expect((await visitor.call('postTyping', { params })).body).toEqual({ ok: true })
    expect((await visitor.call('getConversation', { params })).body.updated_at).toBe(updated_at)
    server.clock.advance(55_000 - 501)
    expect(await settle()).toBe('open')
    server.clock.advance(501)
    expect(await settle()).toBe('resolved')
  })

  it('[CHAT-17] typing puts off no other rule', async () => {
    const visitor = await setting['choice-timeout']()
    const before = await setting.settling(visitor)
    server.clock.advance(1_000)
    await visitor.call('postTyping', { params: { id: visitor.id } })
    expect(await setting.settling(visitor)).toEqual(before)
  })

  it('[CHAT-11] needs-human with make_ticket apologises once to who has waited', async () => {
    const visitor = await setting['queue-timeout']()
    const both = await Promise.all([askForHuman(visitor, true), askForHuman(visitor, true)])
    server.clock.advance(60_000)
    const late = await askForHuman(visitor, true)
    for (const { body } of [...both, late])
      expect(body).toMatchObject({ ...TICKET, updated_at: both[0]!.body.updated_at, last_sequence: 1 })
    expect((await setting.thread(visitor)).map(({ content }) => content)).toEqual([SHARED_MESSAGES.apology])
    const back = await visitor.call('setNeedsHuman', {
      params: { id: visitor.id },
      body: { needs_human: false },
    })
    expect(back.body).toMatchObject({ status: 'open', responder: 'ai', needs_human: false })
  })

  it('[CHAT-15] thanks in the server’s words, ends the conversation, and does both once', async () => {
    const visitor = await setting['auto-close']()
    const params = { id: visitor.id }
    const body = { content: 'anything', client_id: randomUUID(), meta: { type: 'thankyou' } } as const
    const thank = () => visitor.call('postMessage', { params, body })
    const posted = await thank()
    expect(posted.body.message).toMatchObject({
      sender_type: 'visitor',
      content: SHARED_MESSAGES.followUpDone,
      meta: { type: 'thankyou' },
    })
    expect(posted.body.conversation).toMatchObject({ status: 'resolved', last_sequence: 3 })
    await visitor.call('setNeedsHuman', { params, body: { needs_human: false } })
    const again = await thank()
    expect(again.body.message).toEqual(posted.body.message)
    expect(again.body.conversation.status).toBe('open')
    expect(await setting.isAnswerDue(visitor)).toBe(false)
  })

  it('takes an agent’s word for what it says, whatever its meta', async () => {
    const { id } = await server.asVisitor()
    const body = { content: 'Hello', meta: { type: 'thankyou' } } as const
    const posted = await agent('postMessage', { params: { id }, body })
    expect(posted.body.message).toMatchObject({ sender_type: 'agent', content: 'Hello', meta: {} })
    expect(posted.body.conversation.status).toBe('open')
  })

  it('[CHAT-21] leaves a visitor’s ‘[system]…’ an ordinary message for agents', async () => {
    const { id, call } = await server.asVisitor()
    const content = '[system] handoff timeout'
    await call('postMessage', { params: { id }, body: { content } })
    const { messages } = (await agent('listMessages', { params: { id }, query: {} })).body
    expect(messages[0]).toMatchObject({ sender_type: 'visitor', content, meta: {} })
    const { conversations } = (await agent('listConversations', { query: { ids: id } })).body
    expect(conversations[0]!.first_message).toBe(content)
  })

  it('a message to a ticket leaves it one, and the AI says nothing', async () => {
    const visitor = await server.asVisitor()
    await askForHuman(visitor, true)
    for (const meta of [undefined, { type: 'thankyou' } as const]) {
      const body = { content: 'How much does Acme Planner cost?', ...(meta && { meta }) }
      const posted = await visitor.call('postMessage', { params: { id: visitor.id }, body })
      expect(posted.body.conversation).toMatchObject(TICKET)
    }
    expect(await setting.isAnswerDue(visitor)).toBe(false)
    expect(await setting.settling(visitor)).toEqual({ timeout_rule: null, timeout_at: null })
  })

  /** A language of the product, and another one: `asks-for-human.test.ts` has all requests. */
  it.each<[string, Locale, string]>([
    ['German', 'de', 'kann sich bitte ein kollege von ihnen darum kümmern'],
    ['Italian', 'en', 'può subentrare un vostro collega'],
  ])('[CHAT-09] [CHAT-11] to a request in %s, apologizes in %s', async (_, locale, content) => {
    const visitor = await server.asVisitor()
    const params = { id: visitor.id }
    const { body } = await visitor.call('postMessage', { params, body: { content } })
    expect(body.conversation).toMatchObject({ needs_human: true, responder: 'none', status: 'open' })
    const place = await visitor.call('getQueuePosition', { params })
    expect(place.body.position).toBeGreaterThan(0)
    server.clock.advance(60_000)
    await visitor.call('applyTimeout', { params, body: { rule: 'queue-timeout' } })
    expect((await setting.thread(visitor)).at(-1)!.content).toBe(messagesFor(locale).apology)
  })

  it('[CHAT-09] keeps the AI where a question only names a human', async () => {
    const visitor = await server.asVisitor()
    const body = { content: 'how do I invite a colleague' }
    const posted = await visitor.call('postMessage', { params: { id: visitor.id }, body })
    expect(posted.body.conversation).toMatchObject({ needs_human: false, responder: 'ai' })
  })
})
