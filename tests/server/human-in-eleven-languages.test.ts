/** A request for a human in each supported language, through the API. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Locale } from '#contract/constants/locales.ts'
import { messagesFor } from '#core/messages/messages-for.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { settingsOf } from './timeout-kit.ts'

/** Visitors' requests, each with the language of the product's answer in an English widget. */
const REQUESTS: readonly (readonly [string, Locale, string])[] = [
  ['English', 'en', 'could one of your colleagues take over'],
  ['German', 'de', 'kann sich bitte ein kollege von ihnen darum kümmern'],
  ['Spanish', 'es', 'no quiero un bot, que me llame una persona'],
  ['French', 'fr', 'je voudrais que quelqu’un de votre équipe me rappelle'],
  ['Italian', 'en', 'può subentrare un vostro collega'],
  ['Portuguese', 'en', 'chega de robô, me passa um atendente'],
  ['Dutch', 'en', 'ik wil dat een mens hiernaar kijkt'],
  ['Polish', 'en', 'nie chcę bota, dajcie mi człowieka'],
  ['Turkish', 'en', 'robotla konuşmak istemiyorum, beni birine bağlayın'],
  ['Arabic', 'ar', 'ممكن احد من فريقكم يشوف مشكلتي'],
  ['Hebrew', 'he', 'שמישהו מכם יתקשר אליי'],
]

describeEachDemoDatabase('a human asked for', given => {
  let server: TestServer

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  it.each(REQUESTS)(
    '[CHAT-09] [CHAT-11] in %s: the queue, and an apology in %s',
    async (_, locale, content) => {
      const visitor = await server.asVisitor()
      const params = { id: visitor.id }
      const { body } = await visitor.call('postMessage', { params, body: { content } })
      expect(body.conversation).toMatchObject({ needs_human: true, pen: 'none', status: 'open' })
      const place = await visitor.call('getQueuePosition', { params })
      expect(place.body.position).toBeGreaterThan(0)
      server.clock.advance(60_000)
      await visitor.call('applyTimeout', { params, body: { rule: 'queue-timeout' } })
      const said = (await settingsOf(server, given).thread(visitor)).at(-1)!
      expect(said.content).toBe(messagesFor(locale).apology)
    },
  )

  it.each(['are you a human?', 'how do I invite a colleague', 'את אנושית?', 'i dont need a human'])(
    '[CHAT-09] not for: %s',
    async content => {
      const visitor = await server.asVisitor()
      const { body } = await visitor.call('postMessage', { params: { id: visitor.id }, body: { content } })
      expect(body.conversation).toMatchObject({ needs_human: false, pen: 'ai' })
    },
  )
})
