/** Replies by email, if a visitor has not seen them. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REPLY_EMAIL_GRACE_MS, VISITOR_GONE_AFTER_MS } from '#contract/constants/conversation.ts'
import { LIMITS } from '#contract/constants/limits.ts'
import type { Locale } from '#contract/constants/locales.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { queueReplyEmails } from '#server/domain/conversations/reply-emails/queue-reply-emails.ts'
import { createCompanyMailers } from '#server/domain/emails/outbox/company-mailers.ts'
import { sendQueuedEmails } from '#server/domain/emails/outbox/send-queued.ts'
import { createRateLimits } from '#server/limits/rate-limits.ts'
import type { Mail } from '#server/ports/mail.ts'
import { createMailTokens } from '#server/tokens/mail-token.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { openTestServer, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const LEASE_MS = 2 * MINUTE_MS

/** Returns the messages in an email, without sender and time. */
const saidIn = ({ text }: Mail) =>
  text
    .split('\n\n')
    .filter(part => part.startsWith('Priya, '))
    .map(part => part.split('\n').slice(1).join('\n'))

/** A visitor with an email address. */
type Reachable = VisitorCaller & { readonly email: string }

describeEachDemoDatabase('replies by mail', given => {
  let server: TestServer
  // Its timers never fire, so the server's own job leaves everything to the tests' nodes.
  const clock = { ...createManualClock(Date.now() - MINUTE_MS), setTimeout: () => null }

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock })
  })
  afterAll(() => server.close())

  /** Opens a chat that becomes a ticket. Unlike the ticket form, no call of it wakes the server's own job. */
  async function ticket({
    locale = 'en' as Locale,
    tenant = 'acme',
    email = `${randomUUID()}@visitor.test`,
  } = {}) {
    const body = { customer_email: email, subject: 'A lost parcel', locale }
    const opened = (await server.caller(null, tenant)('createConversation', { body })).body
    const { conversationId: id, token } = opened
    const call = server.caller(token)
    await call('setNeedsHuman', { params: { id }, body: { needs_human: true, make_ticket: true } })
    await call('postMessage', { params: { id }, body: { content: 'Where is it?' } })
    const [row] = await given.database.asOwner(query =>
      query<{ number: number }>('select number from public.conversations where id = $1', [id]),
    )
    return { id, token, call, email, number: row!.number }
  }
  async function chat(email: string | null = `${randomUUID()}@visitor.test`): Promise<Reachable> {
    const body = { subject: 'A lost parcel', ...(email !== null && { customer_email: email }) }
    const { conversationId: id, token } = (await server.caller(null, 'acme')('createConversation', { body }))
      .body
    return { id, token, call: server.caller(token), email: email ?? '' }
  }
  async function reply({ id }: { readonly id: string }, content: string, by = 'agent@acme.test') {
    const agent = await server.asMember(by)
    const posted = await agent('postMessage', { params: { id }, body: { content } })
    expect(posted.status).toBe(201)
    return posted.body.message.sequence
  }
  const see = ({ id, call }: VisitorCaller, sequence: number) =>
    call('postSeen', { params: { id }, body: { sequence } })
  async function dueAt({ id }: { readonly id: string }): Promise<Date | null> {
    const rows = await given.database.asOwner(query =>
      query<{ due_at: Date | null }>('select due_at from app.reply_emails where conversation_id = $1', [id]),
    )
    return rows[0]!.due_at
  }

  /** Returns a node whose job is called by hand; its emails go nowhere. */
  function node() {
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail) }
    const deps = {
      database: given.database,
      clock,
      limits: createRateLimits({ database: given.database, clock }),
      mailerOf: createCompanyMailers({
        database: given.database,
        mailKey: new Uint8Array(32),
        platform: { send: mail => mailer.send(mail) },
        openOwn: () => mailer,
        mailTokens: createMailTokens(randomBytes(32)),
        mailDomain: null,
        hostName: 'support.example',
      }),
      publicUrl: () => 'https://help.test',
      takesMail: false,
      log: { error: () => {} },
    }
    const run = async () => {
      const isMore = await queueReplyEmails(deps)
      return (await sendQueuedEmails(deps)) || isMore
    }
    return {
      mailer,
      run,
      /** Returns the emails sent to a visitor so far. */
      async mailsTo({ email }: { readonly email: string }): Promise<readonly Mail[]> {
        while (await run());
        return sent.filter(({ to }) => to === email)
      },
    }
  }

  it('[CHAT-11] mails the new replies in a ticket, all in one, a minute after the last of them', async () => {
    const visitor = await ticket()
    const { mailsTo } = node()
    await reply(visitor, 'It is <b>on its way</b>.')
    clock.advance(10_000)
    await reply(visitor, 'It comes\ntomorrow.')
    clock.advance(REPLY_EMAIL_GRACE_MS - 1)
    expect(await mailsTo(visitor)).toEqual([])
    clock.advance(1)
    const [mail, ...others] = await mailsTo(visitor)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: `[#${visitor.number}] Acme has answered you` })
    expect(mail!.text).toMatch(
      /^Priya, \S+Z\nIt is <b>on its way<\/b>\.\n\nPriya, \S+Z\nIt comes\ntomorrow\.\n\n/,
    )
    expect(mail!.html).toContain('It is &#60;b&#62;on its way')
    expect(mail!.html).toContain('<a href="https://acme.help.test/widget/ticket?locale=en"')
    for (const words of [mail!.text, mail!.html!, mail!.subject])
      for (const typed of ['A lost parcel', 'Where is it?', visitor.email, visitor.id, visitor.token])
        expect(words).not.toContain(typed)

    clock.advance(DAY_MS)
    expect(await mailsTo(visitor)).toHaveLength(1)
    expect(await dueAt(visitor)).toBeNull()
  })

  it('mails later only what was not in a mail before, also once the ticket is resolved', async () => {
    const visitor = await ticket()
    const { mailsTo } = node()
    await reply(visitor, 'First answer')
    clock.advance(REPLY_EMAIL_GRACE_MS)
    expect(await mailsTo(visitor)).toHaveLength(1)
    await reply(visitor, 'Second answer')
    await visitor.call('resolveConversation', { params: { id: visitor.id } })
    clock.advance(REPLY_EMAIL_GRACE_MS)
    const [, second] = await mailsTo(visitor)
    expect(saidIn(second!)).toEqual(['Second answer'])
  })

  it('mails what an agent formatted as plain text', async () => {
    const visitor = await ticket()
    const { mailsTo } = node()
    await reply(visitor, 'Press **Reset** in [Settings](https://acme.test/settings)')
    clock.advance(REPLY_EMAIL_GRACE_MS)
    const [mail] = await mailsTo(visitor)
    expect(saidIn(mail!)).toEqual(['Press Reset in Settings (https://acme.test/settings)'])
    expect(mail!.html).not.toContain('**')
  })

  it('mails nothing that the visitor has seen in time', async () => {
    const [open, half] = [await ticket(), await ticket()]
    const { mailsTo } = node()
    await see(open, await reply(open, 'Seen at once'))
    await see(half, await reply(half, 'Seen'))
    await reply(half, 'Not seen')
    clock.advance(REPLY_EMAIL_GRACE_MS)
    expect(await mailsTo(open)).toEqual([])
    const [mail] = await mailsTo(half)
    expect(saidIn(mail!)).toEqual(['Not seen'])
  })

  it('mails neither deleted messages, nor to a visitor without an address', async () => {
    const [hidden, nameless, late] = [await ticket(), await chat(null), await chat(null)]
    const { mailsTo, run } = node()
    const agent = await server.asMember('agent@acme.test')
    const body = { content: 'For somebody else' }
    const { message } = (await agent('postMessage', { params: { id: hidden.id }, body })).body
    expect((await agent('undoMessage', { params: message })).status).toBe(200)
    await reply(nameless, 'Hello?')
    await reply(late, 'Hello?')
    const email = `${randomUUID()}@visitor.test`
    await late.call('correctContact', { params: { id: late.id }, body: { email } })
    clock.advance(VISITOR_GONE_AFTER_MS)
    expect(await mailsTo(hidden)).toEqual([])
    expect(await mailsTo({ email })).toHaveLength(1)
    expect([await dueAt(hidden), await dueAt(nameless), await run()]).toEqual([null, null, false])
  })

  it('[CHAT-21] mails a reply that begins with ‘[system]’, as only the server makes marks', async () => {
    const [open, { mailsTo }] = [await ticket(), node()]
    await reply(open, '[system] settings are at the top right')
    clock.advance(REPLY_EMAIL_GRACE_MS)
    const [mail] = await mailsTo(open)
    expect(saidIn(mail!)).toEqual(['[system] settings are at the top right'])
  })

  it('mails replies in a chat only once the visitor has left', async () => {
    const visitor = await chat()
    const { mailsTo } = node()
    const first = await reply(visitor, 'Are you there?')
    clock.advance(MINUTE_MS)
    await visitor.call('postMessage', { params: { id: visitor.id }, body: { content: 'Yes' } })
    clock.advance(MINUTE_MS)
    await see(visitor, first)
    await reply(visitor, 'And now?')
    clock.advance(VISITOR_GONE_AFTER_MS - 1)
    expect(await mailsTo(visitor)).toEqual([])
    clock.advance(1)
    const [mail, ...others] = await mailsTo(visitor)
    expect([mail!.subject, others]).toEqual(['Acme has answered you', []])
    expect(saidIn(mail!)).toEqual(['And now?'])
    expect(mail!.html).toContain('href="https://acme.help.test/widget/chat?locale=en"')
  })

  it('gives a reply its minute where the visitor had left long before', async () => {
    const visitor = await chat()
    clock.advance(VISITOR_GONE_AFTER_MS)
    const { mailsTo } = node()
    await reply(visitor, 'Sorry for the wait')
    clock.advance(REPLY_EMAIL_GRACE_MS - 1)
    expect(await mailsTo(visitor)).toEqual([])
    clock.advance(1)
    expect(await mailsTo(visitor)).toHaveLength(1)
  })

  it.each([
    ['de', 'Acme hat Ihnen geantwortet'],
    ['ar', 'ردّ عليك \u2068Acme\u2069'],
  ] as const)('writes in the visitor’s language: %s', async (locale, words) => {
    const visitor = await ticket({ locale })
    const { mailsTo } = node()
    await reply(visitor, 'Hi')
    clock.advance(REPLY_EMAIL_GRACE_MS)
    const [mail] = await mailsTo(visitor)
    expect(mail!.subject).toBe(`[#${visitor.number}] ${words}`)
    expect(mail!.text).toContain(`/widget/ticket?locale=${locale}`)
  })

  it('[ADMIN-04] keeps the replies of a chat in the chat where the company wants no emails of them', async () => {
    const admin = await server.asMember('admin@acme.test')
    const [inChat, inTicket] = [await chat(), await ticket()]
    const { mailsTo } = node()
    await changeSettings(admin, 'email', { emails_chat_replies: false })
    await reply(inChat, 'Hi')
    await reply(inTicket, 'Hi')
    clock.advance(VISITOR_GONE_AFTER_MS)
    expect(await mailsTo(inChat)).toEqual([])
    expect(await mailsTo(inTicket)).toHaveLength(1)
    await changeSettings(admin, 'email', { emails_chat_replies: true })
    await reply(inChat, 'Hi again')
    clock.advance(VISITOR_GONE_AFTER_MS)
    expect((await mailsTo(inChat)).map(saidIn)).toEqual([['Hi', 'Hi again']])
  })

  it('is taken up by another node when one dies with the mail in its hands', async () => {
    const visitor = await ticket()
    const [dead, living] = [node(), node()]
    await reply(visitor, 'Hi')
    clock.advance(REPLY_EMAIL_GRACE_MS)
    await new Promise<void>(resolve => {
      dead.mailer.send = mail => {
        if (mail.to === visitor.email) resolve()
        return new Promise(() => {})
      }
      void dead.run()
    })
    clock.advance(LEASE_MS - 1)
    expect(await living.mailsTo(visitor)).toEqual([])
    clock.advance(1)
    expect(await living.mailsTo(visitor)).toHaveLength(1)
  })

  it('goes out once, however many nodes look for it at once', async () => {
    const visitor = await ticket()
    const nodes = [node(), node(), node()]
    await reply(visitor, 'Hi')
    clock.advance(REPLY_EMAIL_GRACE_MS)
    const mails = await Promise.all(nodes.map(({ mailsTo }) => mailsTo(visitor)))
    expect(mails.flat()).toHaveLength(1)
  })

  it('keeps the reply that comes while a mail is on its way for the next one', async () => {
    const visitor = await ticket()
    const { mailer, mailsTo } = node()
    const { send } = mailer
    await reply(visitor, 'First answer')
    clock.advance(REPLY_EMAIL_GRACE_MS)
    mailer.send = async mail => {
      await reply(visitor, 'Second answer')
      await send(mail)
    }
    expect(await mailsTo(visitor)).toHaveLength(1)
    mailer.send = send
    clock.advance(REPLY_EMAIL_GRACE_MS)
    const [, second] = await mailsTo(visitor)
    expect(saidIn(second!)).toEqual(['Second answer'])
  })

  it('sends nothing of a conversation that was erased meanwhile', async () => {
    const visitor = await ticket()
    const { mailsTo } = node()
    await reply(visitor, 'Hi')
    await visitor.call('eraseConversation', { params: { id: visitor.id } })
    clock.advance(REPLY_EMAIL_GRACE_MS)
    expect(await mailsTo(visitor)).toEqual([])
  })

  it('waits with the replies of a suspended company until it is open again', async () => {
    const visitor = await ticket({ tenant: 'noor' })
    const { mailsTo } = node()
    await reply(visitor, 'Hi', 'admin@noor.test')
    const suspend = (reason: string | null) =>
      given.database.asOwner(query =>
        query(
          "update public.companies set suspended_reason = $1, suspended_at = case when $1::text is null then null else now() end where subdomain = 'noor'",
          [reason],
        ),
      )
    await suspend('The invoice is overdue')
    clock.advance(REPLY_EMAIL_GRACE_MS)
    expect(await mailsTo(visitor)).toEqual([])
    await suspend(null)
    expect(await mailsTo(visitor)).toHaveLength(1)
  })

  it('mails a conversation only so often a day; the rest comes in one mail the next day', async () => {
    const [byConversation] = LIMITS.replyMail
    const visitor = await ticket()
    const { mailsTo } = node()
    const replyLater = async (content: string) => {
      await reply(visitor, content)
      clock.advance(REPLY_EMAIL_GRACE_MS)
    }
    const startedAt = clock.now() + REPLY_EMAIL_GRACE_MS
    for (let i = 1; i <= byConversation.max; i++) {
      await replyLater(`answer ${i}`)
      expect(await mailsTo(visitor)).toHaveLength(i)
    }
    for (const content of ['one more', 'and another']) {
      await replyLater(content)
      expect(await mailsTo(visitor)).toHaveLength(byConversation.max)
    }
    clock.advance(startedAt + DAY_MS - clock.now() - 1)
    expect(await mailsTo(visitor)).toHaveLength(byConversation.max)
    clock.advance(1)
    const last = (await mailsTo(visitor)).slice(byConversation.max)
    expect(last.map(saidIn)).toEqual([['one more', 'and another']])
  })

  it('mails an address only so often a day, however many conversations name it', async () => {
    const [, byAddress] = LIMITS.replyMail
    const email = `${randomUUID()}@victim.test`
    const limits = createRateLimits({ database: given.database, clock })
    for (let i = 1; i < byAddress.max; i++)
      await limits.take('replyMail', { conversation: randomUUID(), account: email })
    const tickets = [await ticket({ email }), await ticket({ email }), await ticket({ email })]
    for (const one of tickets) await reply(one, 'Hi')
    const { mailsTo } = node()
    clock.advance(REPLY_EMAIL_GRACE_MS)
    expect(await mailsTo({ email })).toHaveLength(1)
    clock.advance(DAY_MS)
    expect(await mailsTo({ email })).toHaveLength(tickets.length)
  })
})
