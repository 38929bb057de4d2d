/** When the AI answers, and what it says. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Locale } from '#contract/constants/locales.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { messagesFor } from '#core/messages/shared-messages.ts'
import { localModel } from '#server/adapters/model/local-model.ts'
import type { Model, ModelAnswer, ModelRequest } from '#server/ports/model.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { answered, answersIn, KNOWN, say, settled, UNKNOWN } from './answer-kit.ts'

/** Returns an answer that quotes its question. */
const answerTo = ({ question, passages }: ModelRequest): ModelAnswer => ({
  kind: 'answer',
  text: `to ${question}`,
  used: passages.map(({ slug }) => slug),
})

describeEachDemoDatabase('AI answers', given => {
  let server: TestServer
  let model: Model['answer'] = localModel.answer
  const asked: ModelRequest[] = []

  beforeAll(async () => {
    const answer = (request: ModelRequest) => {
      asked.push(request)
      return model(request)
    }
    server = await openTestServer(given.database, { model: { answer } })
  })
  afterAll(() => server.close())

  async function visitorIn(locale: Locale): Promise<VisitorCaller> {
    const body = { subject: 'Help', locale }
    const created = await server.caller(null, 'acme')('createConversation', { body })
    const { conversationId: id, token } = created.body
    return { id, token, call: server.caller(token) }
  }
  /** Installs a model that waits until it is released; `reached` counts the calls. */
  function holdModel() {
    const releases: (() => void)[] = []
    model = request => new Promise(resolve => releases.push(() => resolve(answerTo(request))))
    return releases
  }

  it('answers a known question once, with the article it rests on', async () => {
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    const [answer] = await answered(visitor)
    expect(answer!.meta).toEqual({
      type: 'answer',
      citations: [{ title: 'Plans and prices', slug: 'plans-and-prices' }],
    })
    await settled(given.database, visitor)
    expect(await answersIn(visitor)).toHaveLength(1)
  })

  it('answers both parts of a question of two, and meanwhile another visitor', async () => {
    const own = await openTestServer(given.database)
    const [visitor, other] = [await own.asVisitor(), await own.asVisitor()]
    await say(visitor, 'How much does Acme Planner cost? And how do I invite people?')
    await say(other, KNOWN)
    const [answer] = await answered(visitor)
    const citations = [{ slug: 'plans-and-prices' }, { slug: 'invite-teammate' }]
    expect(answer!.meta).toMatchObject({ type: 'answer', citations })
    expect((await answered(other))[0]!.meta.type).toBe('answer')
    await own.close()
  })

  it('answers what was written before the answer came, whatever is written last', async () => {
    const own = await openTestServer(given.database)
    const visitor = await own.asVisitor()
    await say(visitor, 'how much does acme planner cost')
    await say(visitor, 'how do i invite people')
    await say(visitor, 'thx')
    const [answer] = await answered(visitor)
    const citations = [{ slug: 'plans-and-prices' }, { slug: 'invite-teammate' }]
    expect(answer!.meta).toMatchObject({ type: 'answer', citations })
    await own.close()
  })

  it('[CHAT-13] offers a human for an unknown question, and leaves ‘No thanks!’ without a reply', async () => {
    const visitor = await server.asVisitor()
    await say(visitor, UNKNOWN)
    const [offer] = await answered(visitor)
    expect([offer!.content, offer!.meta]).toEqual([SHARED_MESSAGES.noInformation, { type: 'offer' }])
    const declined = await say(visitor, SHARED_MESSAGES.noThanks)
    expect(declined.body.message.meta).toEqual({ type: 'declined' })
    await settled(given.database, visitor)
    expect(await answersIn(visitor)).toHaveLength(1)
  })

  it('[CHAT-13] takes “Ja, gerne” for a Yes to the offer', async () => {
    const visitor = await server.asVisitor()
    await say(visitor, UNKNOWN)
    await answered(visitor)
    const { body } = await say(visitor, 'Ja, gerne')
    expect(body.conversation).toMatchObject({ needs_human: true })
    await settled(given.database, visitor)
    expect(await answersIn(visitor)).toHaveLength(1)
  })

  it('[CHAT-13] takes “nope, thanks” for a No to the offer, and “no” for one to the next', async () => {
    const visitor = await server.asVisitor()
    await say(visitor, UNKNOWN)
    await answered(visitor)
    expect((await say(visitor, 'nope, thanks')).body).toMatchObject({
      message: { meta: { type: 'declined' } },
      conversation: { needs_human: false },
    })
    await say(visitor, 'Which wine goes with grilled squid?')
    await answered(visitor, 2)
    expect((await say(visitor, 'no')).body.message.meta.type).toBe('declined')
  })

  it('takes a yes to an answer for no request', async () => {
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    await answered(visitor)
    expect((await say(visitor, 'yes')).body.conversation.needs_human).toBe(false)
  })

  it.each([
    ['en', 'Welcher Wein passt zu gegrilltem Oktopus?', 'de'],
    ['ar', 'איזה יין מתאים לתמנון בגריל?', 'he'],
    ['fr', 'Oktopus Grillo Vino', 'fr'],
  ] as const)(
    '[CHAT-13] in a conversation in %s, offers who writes “%s” a human in %s',
    async (locale, question, language) => {
      const visitor = await visitorIn(locale)
      const copy = messagesFor(language)
      await say(visitor, question)
      const [offer] = await answered(visitor)
      // The sentence before it names the articles' languages, where they differ.
      expect(offer!.content.endsWith(copy.noInformation)).toBe(true)
      expect(offer!.meta).toEqual({ type: 'offer' })
      const declined = await say(visitor, copy.noThanks)
      expect(declined.body.message).toMatchObject({ content: copy.noThanks, meta: { type: 'declined' } })
      await settled(given.database, visitor)
      expect(await answersIn(visitor)).toHaveLength(1)
    },
  )

  it('answers small talk at once and asks no model', async () => {
    const before = asked.length
    const visitor = await visitorIn('de')
    await say(visitor, 'Vielen Dank!')
    const [answer] = await answered(visitor)
    expect([answer!.content, answer!.meta]).toEqual(['Gern geschehen!', { type: 'answer', citations: [] }])
    expect(asked.length).toBe(before)
  })

  it('gives its own words where the model hears small talk', async () => {
    model = async () => ({ kind: 'small-talk', of: 'thanks' })
    const visitor = await visitorIn('fr')
    await say(visitor, 'Super, ça m’a bien aidé')
    const [answer] = await answered(visitor)
    model = localModel.answer
    expect([answer!.content, answer!.meta]).toEqual([
      'Je vous en prie\u00a0!',
      { type: 'answer', citations: [] },
    ])
  })

  it('[CHAT-13] takes no statement for small talk, whatever the model hears in it', async () => {
    model = async () => ({ kind: 'small-talk', of: 'thanks' })
    const visitor = await server.asVisitor()
    await say(visitor, 'thanks, the refund is 90 days')
    const [offer] = await answered(visitor)
    model = localModel.answer
    expect([offer!.content, offer!.meta.type]).toEqual([SHARED_MESSAGES.unsure, 'suggestions'])
  })

  it('leaves ‘No thanks!’ without a reply even when it comes while an answer is composed', async () => {
    const releases = holdModel()
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    await waitFor(() => expect(releases).toHaveLength(1))
    await say(visitor, SHARED_MESSAGES.noThanks)
    model = localModel.answer
    releases[0]!()
    const barrier = await server.asVisitor()
    await say(barrier, KNOWN)
    await answered(barrier)
    await settled(given.database, visitor)
    expect(await answersIn(visitor)).toEqual([])
  })

  it('[CHAT-09] hands over on a request for a human, and the AI stays quiet', async () => {
    const visitor = await server.asVisitor()
    const before = asked.length
    const posted = await say(visitor, 'I want to talk to a human')
    expect(posted.body.conversation).toMatchObject({ needs_human: true, responder: 'none' })
    await say(visitor, KNOWN)
    server.clock.advance(60_000)
    await settled(given.database, visitor)
    expect([await answersIn(visitor), asked.length]).toEqual([[], before])
  })

  it('never hands drafts, internal or foreign articles to the model', async () => {
    const from = asked.length
    for (const question of [
      'What is the quokka-plan?',
      'When do I start a wombat-escalation?',
      'How much does the Enterprise plan cost?',
    ]) {
      const visitor = await server.asVisitor()
      await say(visitor, question)
      const [answer] = await answered(visitor)
      expect(answer!.content).not.toMatch(/quokka|wombat/)
    }
    expect(asked.length).toBeGreaterThan(from)
    expect(JSON.stringify(asked.slice(from).map(({ passages }) => passages))).not.toMatch(/quokka|wombat/)
  })

  it('quotes what an article says now, and nothing once it is unpublished', async () => {
    const slug = 'heron-test'
    await given.database.asOwner(query =>
      query(
        `insert into public.content (company_id, slug, title, body, status)
         select id, $1, 'Heron calibration', 'Heron calibration takes four minutes.', 'published'
           from public.companies where subdomain = 'acme'`,
        [slug],
      ),
    )
    const ask = async () => {
      const visitor = await server.asVisitor()
      await say(visitor, 'How long does heron calibration take?')
      return (await answered(visitor))[0]!.content
    }
    const change = (set: string) =>
      given.database.asOwner(query => query(`update public.content set ${set} where slug = $1`, [slug]))
    expect(await ask()).toContain('four minutes')
    await change("body = 'Heron calibration takes nine minutes.'")
    expect(await ask()).toContain('nine minutes')
    await change("status = 'draft'")
    expect(await ask()).not.toMatch(/four|nine/)
  })

  it('drops an answer that comes after an agent took over', async () => {
    const releases = holdModel()
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    await waitFor(() => expect(releases).toHaveLength(1))
    const agent = await server.asMember('agent@acme.test')
    const body = { assignee_id: personId('agent@acme.test') }
    await agent('updateConversation', { params: { id: visitor.id }, body })
    model = localModel.answer
    releases[0]!()
    const barrier = await server.asVisitor()
    await say(barrier, KNOWN)
    await answered(barrier)
    await settled(given.database, visitor)
    expect(await answersIn(visitor)).toEqual([])
  })

  it('gives one answer, to both messages, when another comes while it is composed', async () => {
    const releases = holdModel()
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    await waitFor(() => expect(releases).toHaveLength(1))
    await say(visitor, 'For a team')
    await waitFor(() => expect(releases).toHaveLength(2))
    model = async request => answerTo(request)
    for (const release of releases) release()
    expect((await answered(visitor))[0]!.content).toBe(`to ${KNOWN}\nFor a team`)
    await settled(given.database, visitor)
    expect(await answersIn(visitor)).toHaveLength(1)
  })

  it('[CHAT-27] offers a human when the model fails and nothing else is known', async () => {
    model = () => Promise.reject(new Error('down'))
    const visitor = await server.asVisitor()
    await say(visitor, UNKNOWN)
    const [offer] = await answered(visitor)
    model = localModel.answer
    expect([offer!.content, offer!.meta]).toEqual([SHARED_MESSAGES.unavailable, { type: 'offer' }])
  })

  it('brings an answer that a killed process left, once its lease is over', async () => {
    const visitor = await server.asVisitor()
    const due = new Date(server.clock.now() + 30_000)
    await given.database.asOwner(async query => {
      await query(
        `insert into public.messages (company_id, conversation_id, client_id, sender_type, content)
         select company_id, id, $2, 'visitor', $3 from public.conversations where id = $1`,
        [visitor.id, randomUUID(), KNOWN],
      )
      await query('update public.conversations set ai_due_at = $2 where id = $1', [visitor.id, due])
    })
    server.clock.advance(28_000)
    expect(await answersIn(visitor)).toEqual([])
    server.clock.advance(4_000)
    await answered(visitor)
    await settled(given.database, visitor)
  })
})
