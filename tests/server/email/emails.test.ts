/** Emails to visitors: the company's sender and server, retries, the log, and how long it is kept. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { EMAIL_ATTEMPTS_MAX, EMAIL_RETENTION_DAYS } from '#contract/constants/email.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createOwnMailers } from '#server/adapters/mail/own-mailer.ts'
import { queueReceipts } from '#server/domain/conversations/tickets/queue-receipts.ts'
import { createCompanyMailers } from '#server/domain/emails/outbox/company-mailers.ts'
import { forgetEmails } from '#server/domain/emails/outbox/forget-emails.ts'
import { sendQueuedEmails } from '#server/domain/emails/outbox/send-queued.ts'
import type { Mail } from '#server/ports/mail.ts'
import { createMailTokens } from '#server/tokens/mail-token.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { startOwnServer } from './mail-server-kit.ts'

const OFTEN = { interval: 15 }
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Minutes between the attempts. */
const DELAYS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360, 360, 360]
const SENDER = { sender_name: 'Acme Help', reply_to: 'answers@acme.example', signature: { en: 'Bye,\nAcme' } }

describeEachDemoDatabase('emails to visitors', given => {
  let server: TestServer
  // A new token each time, because the clock leaves the old ones behind.
  const admin: Caller = async (...call) => (await server.asMember('admin@acme.test'))(...call)
  let byPlatform: Mail[]
  let own: Awaited<ReturnType<typeof startOwnServer>>
  // Its timers never fire, so the server's own job leaves everything to the tests.
  const clock = { ...createManualClock(Date.now() - DAY_MS), setTimeout: () => null }
  /** Dependencies of the outbox, whose platform sends as the test says. */
  const depsWith = (send: (mail: Mail) => Promise<void>) => ({
    database: given.database,
    clock,
    log: { error: () => {} },
    takesMail: false,
    mailerOf: createCompanyMailers({
      database: given.database,
      mailKey: new Uint8Array(32),
      platform: { send },
      openOwn: createOwnMailers({ helloName: 'help.test', allowsLoopback: true }),
      mailTokens: createMailTokens(randomBytes(32)),
      mailDomain: null,
      hostName: 'support.example',
    }),
  })
  let deps: ReturnType<typeof depsWith>

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock })
  })
  beforeEach(async () => {
    byPlatform = []
    deps = depsWith(async mail => void byPlatform.push(mail))
    own = await startOwnServer()
    await given.database.asOwner(query => query('delete from public.emails'))
    await changeSettings(admin, 'email', SENDER)
  })
  afterEach(async () => {
    await own.close()
    await admin('removeMailServer')
  })
  afterAll(() => server.close())

  async function run(): Promise<void> {
    while (await queueReceipts(deps));
    while (await sendQueuedEmails(deps));
  }
  /** Opens a conversation that becomes a ticket, whose receipt is due. No call of it wakes the server's own job. */
  async function ticket(tenant = 'acme') {
    const customer_email = `${randomUUID()}@visitor.test`
    const opened = await server.caller(null, tenant)('createConversation', {
      body: { subject: 'Help', customer_email },
    })
    const { conversationId: id, token } = opened.body
    const call = server.caller(token)
    await call('setNeedsHuman', { params: { id }, body: { needs_human: true, make_ticket: true } })
    return { id, call, email: customer_email }
  }
  const log = async (query: object = {}, call = admin) =>
    (await call('listEmails', { query: query as { state?: 'failed' } })).body

  it('[ADMIN-04] carry the company’s name without any setting', async () => {
    await ticket('noor')
    await run()
    expect(byPlatform).toMatchObject([{ fromName: 'Noor Home' }])
    expect(byPlatform[0]!.replyTo).toBeUndefined()
    expect(byPlatform[0]!.text).not.toContain('Bye')
  })

  it('[ADMIN-04] go through the company’s own server, and emails about accounts do not', async () => {
    await admin('setMailServer', { body: own.server })
    const visitor = await ticket()
    await run()
    await admin('createInvitation', { body: { email: `${randomUUID()}@acme.test`, role: 'agent' } })
    expect(byPlatform).toEqual([])
    expect(own.received).toHaveLength(1)
    const [{ email, sender, recipients }] = own.received as [(typeof own.received)[number]]
    expect([sender, recipients]).toEqual(['help@acme.example', [visitor.email]])
    expect(email.from).toMatchObject({ name: 'Acme Help', address: 'help@acme.example' })
    expect(email.replyTo).toMatchObject([{ address: 'answers@acme.example' }])
    await server.jobsSettled()
    expect((await readMails(server.dataFolder)).at(-1)).not.toHaveProperty('from_name')
    expect((await log()).emails).toMatchObject([
      { kind: 'receipt', recipient: visitor.email, state: 'sent', attempts: 1, used_own_server: true },
    ])
  })

  it('[ADMIN-04] keep their content until they are sent, and no longer', async () => {
    await ticket()
    const contents = () => given.database.asOwner(query => query('select page from public.emails'))
    await queueReceipts(deps)
    expect(await contents()).toMatchObject([{ page: { sender: 'Acme' } }])
    await run()
    expect(await contents()).toEqual([{ page: null }])
  })

  it('[ADMIN-04] fail at once where the server knows no such recipient, and say what it said', async () => {
    await own.close()
    own = await startOwnServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('No such\u202e user'), { responseCode: 550 })),
    })
    await admin('setMailServer', { body: own.server })
    await ticket()
    await run()
    expect((await log()).emails).toMatchObject([
      { state: 'failed', attempts: 1, problem: 'recipient_refused', reply: '550 No such user' },
    ])
  })

  it('say nothing of the platform’s own server but the kind of its failure', async () => {
    await ticket()
    await queueReceipts(deps)
    await sendQueuedEmails(depsWith(() => Promise.reject(new Error('450 relay7.internal is busy'))))
    const { emails } = await log()
    expect(emails).toMatchObject([
      { state: 'queued', problem: 'failed', reply: null, used_own_server: false },
    ])
    expect(JSON.stringify(emails)).not.toContain('internal')
  })

  it('do not wait for another company’s slow server: a round takes five of each', async () => {
    for (let i = 0; i < 6; i++) await ticket()
    await ticket('noor')
    await queueReceipts(deps)
    await sendQueuedEmails(deps)
    const names = byPlatform.map(({ fromName }) => fromName)
    expect(names.filter(name => name === 'Acme Help')).toHaveLength(5)
    expect(names).toContain('Noor Home')
  })

  it('[ADMIN-04] are listed page by page, by state, and only to their company', async () => {
    for (let i = 0; i < 5; i++) {
      await ticket()
      clock.advance(1)
    }
    await ticket('noor')
    await run()
    await ticket()
    await queueReceipts(deps)
    const first = await log({ limit: '4' })
    const second = await log({ limit: '4', cursor: first.next })
    const all = [...first.emails, ...second.emails]
    expect([first.emails.length, all.length, second.next]).toEqual([4, 6, null])
    const times = all.map(({ created_at }) => created_at)
    expect(times).toEqual([...times].sort().reverse())
    expect((await log({ state: 'queued' })).emails).toHaveLength(1)
    expect((await log({ state: 'sent' })).emails).toHaveLength(5)
    const noor = await server.asMember('admin@noor.test')
    expect((await log({}, noor)).emails).toHaveLength(1)
    expect((await noor('retryEmail', { params: { id: all[0]!.id } })).code).toBe('email_not_found')
  })

  it('[ADMIN-04] leave the log after thirty days, to the millisecond', async () => {
    await ticket()
    await run()
    clock.advance(EMAIL_RETENTION_DAYS * DAY_MS - 1)
    await forgetEmails(deps)
    expect((await log()).emails).toHaveLength(1)
    clock.advance(1)
    await forgetEmails(deps)
    expect((await log()).emails).toEqual([])
  })

  it('[ADMIN-04] are gone with their conversation', async () => {
    const visitor = await ticket()
    await queueReceipts(deps)
    await visitor.call('eraseConversation', { params: { id: visitor.id } })
    await run()
    expect([byPlatform, (await log()).emails]).toEqual([[], []])
  })

  it('[ADMIN-04] are tried again ever later by the same server, fail in the end, and can be sent again', async () => {
    await admin('setMailServer', { body: own.server })
    const { host, close } = own
    await close()
    const visitor = await ticket()
    await run()
    const attempts = async () => (await log()).emails[0]!.attempts
    for (const [before, minutes] of DELAYS.entries()) {
      clock.advance(minutes * MINUTE_MS - 1)
      await run()
      expect(await attempts()).toBe(before + 1)
      clock.advance(1)
      await run()
      expect(await attempts()).toBe(before + 2)
    }
    const failed = (await log({ state: 'failed' })).emails
    expect(failed).toMatchObject([
      {
        recipient: visitor.email,
        attempts: EMAIL_ATTEMPTS_MAX,
        due_at: null,
        problem: 'connection_refused',
        reply: null,
        used_own_server: true,
      },
    ])
    clock.advance(DAY_MS)
    await run()
    // Never through another sender.
    expect(byPlatform).toEqual([])

    own = await startOwnServer()
    await admin('setMailServer', { body: own.server })
    expect(own.host).not.toBe(host)
    const params = { id: failed[0]!.id }
    expect((await admin('retryEmail', { params })).body).toMatchObject({ state: 'queued', attempts: 0 })
    // The server's own job sends it at once.
    await waitFor(
      async () => expect((await log()).emails).toMatchObject([{ state: 'sent', attempts: 1, problem: null }]),
      OFTEN,
    )
    expect(own.received.map(({ recipients }) => recipients)).toEqual([[visitor.email]])
    expect((await admin('retryEmail', { params })).code).toBe('email_not_found')
  })

  it('[ADMIN-04] carry the company’s name, reply address and signature through the platform', async () => {
    const { id, call, email } = await ticket()
    await call('postMessage', { params: { id }, body: { content: 'Hello?' } })
    // The server's own job sends both.
    await call('sendTranscript', { params: { id } })
    const mails = await waitFor(async () => {
      const found = (await readMails(server.dataFolder)).filter(({ to }) => to === email)
      expect(found).toHaveLength(2)
      return found
    }, OFTEN)
    for (const mail of mails) {
      expect(mail).toMatchObject({ from_name: 'Acme Help', reply_to: 'answers@acme.example' })
      expect(mail.text).toContain('\n\nBye,\nAcme\n\n')
      expect(mail.html).toContain('Bye,<br>Acme')
    }
  })
})
