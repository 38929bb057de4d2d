/** A company's own timers, texts and phrases, as the server enforces and says them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_TIMERS, type Timers } from '#contract/constants/chat-flow.ts'
import { TIMEOUT_GRACE_MS } from '#contract/constants/conversation.ts'
import type { SettingsInput } from '#contract/settings/index.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { applyDueTimeouts } from '#server/domain/conversations/lifecycle/apply-due-timeouts.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import {
  type Caller,
  openTestServer,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'
import { answered, KNOWN, say, UNKNOWN } from '../ai/answer-kit.ts'
import { type Setting, settingsOf } from './timeout-kit.ts'

const TIMERS: Timers = {
  follow_up_s: 5,
  auto_close_s: 17,
  typing_pause_s: 7,
  human_fallback_s: 90,
  choice_timeout_s: 23,
}
const NO_CHANGE: SettingsInput<'chat-flow'> = {
  is_ai_enabled: true,
  timers: DEFAULT_TIMERS,
  texts: {},
  handoff_phrases: [],
  handoff_exceptions: [],
  quick_replies: [],
}

describeEachDemoDatabase('the chat flow', given => {
  let server: TestServer
  let admin: Caller
  let setting: Setting

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    setting = settingsOf(server, given)
  })
  afterAll(() => server.close())

  const change = async (fields: SettingsInput<'chat-flow'>) => {
    const { status, text } = await changeSettings(admin, 'chat-flow', { ...NO_CHANGE, ...fields })
    expect(status, text).toBe(200)
  }
  const statusOf = async ({ id, call }: VisitorCaller) =>
    (await call('getConversation', { params: { id } })).body.status
  /** Lets the server's own job act, as for a visitor who has left. */
  const sweep = () => applyDueTimeouts({ database: given.database, clock: server.clock })

  describe('[ADMIN-04] a timer of the company’s own', () => {
    it.each([
      ['[CHAT-16]', 'auto-close', 17_000, 'resolved'],
      ['[CHAT-11]', 'queue-timeout', 90_000, 'ticket'],
      ['[CHAT-14]', 'choice-timeout', 23_000, 'ticket'],
    ] as const)(
      '%s ends %s at %i ms, not a millisecond earlier, also without a widget',
      async (_id, rule, ms, status) => {
        await change({ timers: TIMERS })
        const visitor = await setting[rule]()
        server.clock.advance(ms + TIMEOUT_GRACE_MS - 1)
        await sweep()
        expect(await statusOf(visitor)).toBe('open')
        server.clock.advance(1)
        await sweep()
        expect(await statusOf(visitor)).toBe(status)
      },
    )

    it('[CHAT-17] postpones the end by the pause and the whole time while the visitor types', async () => {
      await change({ timers: TIMERS })
      const visitor = await setting['auto-close']()
      server.clock.advance(10_000)
      await visitor.call('postTyping', { params: { id: visitor.id } })
      expect(await setting.settling(visitor)).toEqual({
        timeout_rule: 'auto-close',
        timeout_at: new Date(server.clock.now() + 24_000),
      })
    })

    it('[CHAT-11] counts for the next request: one that already waits keeps its deadline', async () => {
      await change({})
      const waiting = await setting['queue-timeout']()
      const promised = await setting.settling(waiting)
      await change({ timers: TIMERS })
      await say(waiting, 'Are you there?')
      expect(await setting.settling(waiting)).toEqual(promised)
      const next = await setting['queue-timeout']()
      expect(await setting.settling(next)).toEqual({
        timeout_rule: 'queue-timeout',
        timeout_at: new Date(server.clock.now() + 90_000),
      })
    })

    it('[CHAT-11] is the deadline in the ledger of handoffs', async () => {
      await change({ timers: TIMERS })
      const { id } = await setting['queue-timeout']()
      const [handoff] = await given.database.asOwner(query =>
        query<{ due_at: Date }>('select due_at from public.handoffs where conversation_id = $1', [id]),
      )
      expect(handoff!.due_at.getTime()).toBe(server.clock.now() + 90_000)
    })
  })

  describe('[ADMIN-04] a text of the company’s own', () => {
    const texts = {
      en: {
        noInformation: 'No idea. A human?',
        autoClose: 'Closing now.',
        apology: 'All busy, sorry.',
        choiceTimeout: 'Made a ticket.',
      },
      de: { noInformation: 'Keine Ahnung. Ein Mensch?' },
    }

    it.each([
      ['auto-close', 45_000, 'Closing now.'],
      ['queue-timeout', 60_000, 'All busy, sorry.'],
      ['choice-timeout', 180_000, 'Made a ticket.'],
    ] as const)('is what the server posts at the end: %s', async (rule, ms, text) => {
      await change({ texts })
      const visitor = await setting[rule]()
      server.clock.advance(ms)
      await visitor.call('applyTimeout', { params: { id: visitor.id }, body: { rule } })
      expect((await setting.thread(visitor)).at(-1)!.content).toBe(text)
    })

    it('is how the AI says that it does not know, in the visitor’s language, and else the built-in text', async () => {
      await change({ texts })
      const ask = async (question: string) => {
        const visitor = await server.asVisitor()
        await say(visitor, question)
        return (await answered(visitor))[0]!
      }
      const offer = { meta: { type: 'offer' } }
      expect(await ask(UNKNOWN)).toMatchObject({ ...offer, content: texts.en.noInformation })
      const german = await ask('Welcher Wein passt zu gegrilltem Tintenfisch?')
      expect(german.content).toContain(texts.de.noInformation)
      await change({})
      expect(await ask(UNKNOWN)).toMatchObject({ ...offer, content: SHARED_MESSAGES.noInformation })
    })

    it('is what the playground shows', async () => {
      await change({ texts })
      const body = { question: UNKNOWN, language: 'en' as const }
      const { answers } = (await admin('askPlayground', { body })).body
      expect(answers.at(-1)!.answer.text).toBe(texts.en.noInformation)
    })
  })

  describe('[CHAT-09] [ADMIN-04] a phrase of the company’s own', () => {
    const isWaiting = async ({ id }: VisitorCaller) =>
      (await admin('getConversation', { params: { id } })).body.needs_human

    it('asks for a human, and not before it is saved', async () => {
      await change({})
      const before = await server.asVisitor()
      await say(before, 'The CONCIERGE desk!')
      expect(await isWaiting(before)).toBe(false)
      await change({ handoff_phrases: ['concierge desk'] })
      await say(before, 'Concierge-desk, now')
      expect(await isWaiting(before)).toBe(true)
      expect(await setting.isAnswerDue(before)).toBe(false)
    })

    it('asks for none if it is an exception', async () => {
      await change({ handoff_exceptions: ['live chat'] })
      const visitor = await server.asVisitor()
      await say(visitor, 'Live chat')
      expect(await isWaiting(visitor)).toBe(false)
      await say(visitor, 'I want to talk to a person')
      expect(await isWaiting(visitor)).toBe(true)
    })
  })

  it('[ADMIN-04] a quick reply whose article visitors cannot read is left out', async () => {
    const [article] = (await server.caller(null, 'acme')('getWidgetConfig')).body.articles
    const known = { action: 'article', label: 'Read', slug: article!.slug } as const
    await change({ quick_replies: [{ ...known, slug: 'gone' }, known, { action: 'ticket', label: 'Write' }] })
    const { quick_replies } = (await server.caller(null, 'acme')('getWidgetConfig')).body
    expect(quick_replies).toEqual([known, { action: 'ticket', label: 'Write' }])
  })

  it('answers as before with the defaults', async () => {
    await change({})
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    expect((await answered(visitor))[0]!.meta.type).toBe('answer')
  })
})
