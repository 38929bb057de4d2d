/** Surveys by email: to visitors who have not answered, once, as late as the company's settings say. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { UNDO_MS } from '#contract/constants/desk.ts'
import { LIMITS } from '#contract/constants/limits.ts'
import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import type { SettingsInput } from '#contract/settings/index.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createCompanyMailers } from '#server/domain/emails/outbox/company-mailers.ts'
import { sendQueuedEmails } from '#server/domain/emails/outbox/send-queued.ts'
import { queueSurveyEmails } from '#server/domain/surveys/emails/queue-survey-emails.ts'
import { createRateLimits } from '#server/limits/rate-limits.ts'
import type { Mail } from '#server/ports/mail.ts'
import { createMailTokens } from '#server/tokens/mail-token.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

const MINUTE_MS = 60_000
const DELAY_MINUTES = 30
const LEASE_MS = 2 * MINUTE_MS
const SETTINGS: SettingsInput<'csat'> = {
  is_enabled: true,
  kind: 'emoji',
  in_chat: true,
  by_email: true,
  email_delay_minutes: DELAY_MINUTES,
  question: {},
}

type Resolved = { readonly params: { readonly id: string }; readonly call: Caller }

describeEachDemoDatabase('surveys by email', given => {
  let server: TestServer
  // Its timers never fire, so the server's own job leaves everything to the tests' nodes.
  const clock = { ...createManualClock(Date.now() - MINUTE_MS), setTimeout: () => null }

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock })
  })
  afterAll(() => server.close())
  beforeEach(() => set({}))

  async function set(change: SettingsInput<'csat'>) {
    const admin = await server.asMember('admin@acme.test')
    const { status, text } = await changeSettings(admin, 'csat', { ...SETTINGS, ...change })
    expect(status, text).toBe(200)
  }

  /** A resolved chat whose visitor left an address. */
  async function resolved({ locale = 'en' as Locale, email = `${randomUUID()}@visitor.test` } = {}) {
    const body = { customer_email: email, subject: 'Parcel', locale }
    const opened = (await server.caller(null, 'acme')('createConversation', { body })).body
    const params = { id: opened.conversationId }
    const call = server.caller(opened.token)
    await call('postMessage', { params, body: { content: 'Where is my secret parcel?' } })
    await call('resolveConversation', { params })
    return { id: params.id, params, call, email }
  }
  /** Moves when the email is due, relative to now, in ms. */
  const dueIn = (id: string, ms: number) =>
    given.database.asOwner(query =>
      query('update public.surveys set email_due_at = $2 where conversation_id = $1', [
        id,
        new Date(clock.now() + ms),
      ]),
    )
  const surveyOf = async (id: string) =>
    (
      await given.database.asOwner(query =>
        query('select * from public.surveys where conversation_id = $1', [id]),
      )
    )[0]!

  /** Returns a node whose jobs are called by hand. Its emails to one address are counted. */
  function node() {
    const sent: Mail[] = []
    const deps = {
      database: given.database,
      clock,
      tokens: server.tokens,
      limits: createRateLimits({ database: given.database, clock }),
      publicUrl: () => 'https://help.test',
      mailerOf: createCompanyMailers({
        database: given.database,
        mailKey: new Uint8Array(32),
        platform: { send: async mail => void sent.push(mail) },
        openOwn: () => ({ send: async () => {} }),
        mailTokens: createMailTokens(randomBytes(32)),
        mailDomain: null,
        hostName: 'support.example',
      }),
      log: { error: () => {} },
    }
    return {
      sent,
      queue: () => queueSurveyEmails(deps),
      async run() {
        while (await queueSurveyEmails(deps));
        while (await sendQueuedEmails(deps));
      },
    }
  }
  async function mailsTo(email: string, nodes = [node()]): Promise<Mail[]> {
    await Promise.all(nodes.map(({ run }) => run()))
    return nodes.flatMap(({ sent }) => sent).filter(({ to }) => to === email)
  }
  const tokenIn = ({ text }: Mail) => /#survey=(\S+)/.exec(text)![1]!
  const anyone: Caller = (name, request) => server.caller(null, 'acme')(name, request)

  it('[ADMIN-05] are sent once the delay is over, and not a millisecond before', async () => {
    const { id, email } = await resolved()
    const { email_due_at, asked_at } = await surveyOf(id)
    expect((email_due_at as Date).getTime() - (asked_at as Date).getTime()).toBe(DELAY_MINUTES * MINUTE_MS)
    await dueIn(id, 1)
    expect(await mailsTo(email)).toEqual([])
    await dueIn(id, 0)
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await surveyOf(id)).toMatchObject({ email_due_at: null, emailed_at: new Date(clock.now()) })
  })

  it('[ADMIN-05] are not sent before the resolving can no longer be undone', async () => {
    await set({ email_delay_minutes: 0 })
    const { email } = await resolved()
    clock.advance(UNDO_MS - 1)
    expect(await mailsTo(email)).toEqual([])
    clock.advance(1)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('[ADMIN-05] are sent once by two servers', async () => {
    const { id, email } = await resolved()
    await dueIn(id, 0)
    expect(await mailsTo(email, [node(), node()])).toHaveLength(1)
    await dueIn(id, 0)
    expect(await mailsTo(email)).toEqual([])
  })

  it('[ADMIN-05] are sent by another server if one dies with the work', async () => {
    const { id, email } = await resolved()
    await dueIn(id, -LEASE_MS)
    await given.database.asOwner(query =>
      query('update public.surveys set email_due_at = $2 where conversation_id = $1', [
        id,
        new Date(clock.now() + LEASE_MS),
      ]),
    )
    expect(await mailsTo(email)).toEqual([])
    clock.advance(LEASE_MS)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('[ADMIN-05] are not sent to who has answered in the chat', async () => {
    const { id, call, params, email } = await resolved()
    await call('answerSurvey', { params, body: { score: 3 } })
    await dueIn(id, 0)
    expect(await mailsTo(email)).toEqual([])
    expect(await surveyOf(id)).toMatchObject({ email_due_at: null, emailed_at: null })
  })

  it('[ADMIN-05] wait until a conversation that goes on is resolved again', async () => {
    const { id, call, params, email } = await resolved()
    await call('postMessage', { params, body: { content: 'One more thing.' } })
    await dueIn(id, 0)
    expect(await mailsTo(email)).toEqual([])
    await call('resolveConversation', { params })
    await dueIn(id, 0)
    expect(await mailsTo(email)).toHaveLength(1)
    await call('postMessage', { params, body: { content: 'And another.' } })
    await call('resolveConversation', { params })
    expect((await surveyOf(id))['email_due_at']).toBeNull()
  })

  it.each<[string, (chat: Resolved) => Promise<unknown>]>([
    ['the company has turned the emails off', () => set({ by_email: false })],
    ['the company has turned surveys off', () => set({ is_enabled: false })],
    [
      'the visitor was blocked',
      async ({ params }) =>
        (await server.asMember('agent@acme.test'))('blockVisitor', { params, body: { blocked: true } }),
    ],
    [
      'the conversation turned out to be spam',
      async ({ params }) =>
        (await server.asMember('agent@acme.test'))('markSpam', { params, body: { spam: true } }),
    ],
    ['the visitor has erased it', ({ params, call }) => call('eraseConversation', { params })],
  ])('[ADMIN-05] are not sent if %s meanwhile', async (_case, happen) => {
    const chat = await resolved()
    await dueIn(chat.id, 0)
    await happen(chat)
    expect(await mailsTo(chat.email)).toEqual([])
  })

  it('[ADMIN-05] count against the limit of emails to an unconfirmed address, and are sent later', async () => {
    const email = `${randomUUID()}@visitor.test`
    const limits = createRateLimits({ database: given.database, clock })
    const [perConversation] = LIMITS.replyMail
    const { id } = await resolved({ email })
    for (let count = 0; count < perConversation.max; count++)
      await limits.take('replyMail', { conversation: id, account: email })
    await dueIn(id, 0)
    expect(await mailsTo(email)).toEqual([])
    expect(((await surveyOf(id))['email_due_at'] as Date).getTime()).toBeGreaterThan(clock.now())
  })

  it('[ADMIN-05] link each score, say nothing that the visitor wrote, and come from the company', async () => {
    const { id, email } = await resolved()
    await dueIn(id, 0)
    const [mail] = await mailsTo(email)
    const token = tokenIn(mail!)
    const links = [1, 2, 3, 4, 5].map(
      score => `https://acme.help.test/widget/csat?embed=1&score=${score}&locale=en#survey=${token}`,
    )
    expect(mail!.text.split('\n').filter(line => line.startsWith('https:'))).toEqual(links)
    expect(
      [...mail!.html!.matchAll(/href="([^"]*)"/g)].map(([, link]) => link!.replaceAll('&#38;', '&')),
    ).toEqual(links)
    expect(mail!.subject).toBe('How was your conversation with Acme?')
    expect(`${mail!.subject}${mail!.text}${mail!.html}`).not.toContain('secret parcel')
    expect(mail!.html).not.toMatch(/<img|<script|src=/)
    expect(mail).toMatchObject({ fromName: 'Acme' })
    const answered = await anyone('answerSurveyLink', { body: { token, score: 4, comment: null } })
    expect(answered.body).toMatchObject({ kind: 'emoji', score: 4 })
    expect(await surveyOf(id)).toMatchObject({ score: 4, channel: 'chat' })
  })

  it.each([
    ['stars', 5, '★★★★☆'],
    ['numbers', 11, '10:'],
    ['thumbs', 2, 'Not good'],
    ['comment', 1, 'Write a comment'],
  ] as const)('[ADMIN-05] ask in the kind %s', async (kind, count, text) => {
    await set({ kind })
    const { id, email } = await resolved()
    await dueIn(id, 0)
    const [mail] = await mailsTo(email)
    expect(mail!.text.match(/^https:/gm)).toHaveLength(count)
    expect(mail!.text).toContain(text)
  })

  it('[ADMIN-05] are in the language of the conversation, in the company’s words if it has some', async () => {
    await set({ question: { de: 'Zufrieden?' } })
    const texts = new Map<Locale, string>()
    for (const locale of LOCALES) {
      const { id, email } = await resolved({ locale })
      await dueIn(id, 0)
      const [mail] = await mailsTo(email)
      expect(mail!.html).toContain(`<html lang="${locale}"`)
      texts.set(locale, mail!.text.replace(/https:\S+/g, ''))
    }
    expect(new Set(texts.values()).size).toBe(LOCALES.length)
    expect(texts.get('de')).toContain('Zufrieden?')
    expect(texts.get('fr')).toContain('Que pensez-vous de notre aide ?')
  })
})
