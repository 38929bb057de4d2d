/** Mails that come in, whatever they are: which are refused, left out or given up, what the log says of them, and for how long. */
import { expect, it } from 'vitest'
import { INCOMING_EMAIL_MAX_BYTES, INCOMING_EMAIL_RETENTION_DAYS } from '#contract/constants/email.ts'
import { forgetIncoming } from '#server/domain/emails/incoming/read-incoming.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { deliver, MAIL_DOMAIN, readTaken, sourceOf, useMailServer } from './incoming-mail-kit.ts'

const DAY_MS = 24 * 60 * 60_000

describeEachDemoDatabase('mails that come in', given => {
  const { server, admin, receive, conversationOf } = useMailServer(given)

  it('of a blocked sender are left out, and read again on request', async () => {
    await changeSettings(admin, 'spam', { blocked_senders: ['blocked.example'] })
    expect(await receive({ from: 'x@blocked.example' })).toMatchObject({
      state: 'left-out',
      cause: 'blocked',
    })
    const [listed] = (await admin('listIncomingEmails', { query: {} })).body.emails
    expect(listed).toMatchObject({
      state: 'left-out',
      from_address: 'x@blocked.example',
      conversation_id: null,
    })
    await changeSettings(admin, 'spam', { blocked_senders: [] })
    const params = { id: listed!.id }
    expect((await admin('retryIncomingEmail', { params })).body).toMatchObject({
      state: 'waiting',
      cause: null,
    })
    await server().jobsSettled()
    expect((await readTaken(given.database))[0]).toMatchObject({
      state: 'done',
      messages: ['My lamp is broken.'],
    })
    expect((await admin('retryIncomingEmail', { params })).code).toBe('incoming_email_not_found')
  })

  it('of somebody who is blocked are left out of a conversation in which they take part, too', async () => {
    const heads = { Cc: 'lee@blocked.example', 'Message-ID': '<first@example.com>' }
    await receive({ heads })
    await changeSettings(admin, 'spam', { blocked_senders: ['blocked.example'] })
    const answer = { from: 'lee@blocked.example', heads: { 'In-Reply-To': '<first@example.com>' } }
    expect(await receive(answer)).toMatchObject({ state: 'left-out', cause: 'blocked' })
    await changeSettings(admin, 'spam', { blocked_senders: [] })
  })

  it('to the operator of the domain come to the platform’s own company', async () => {
    await deliver(server(), sourceOf({}), { to: `Postmaster@${MAIL_DOMAIN}` })
    await server().jobsSettled()
    expect(await readTaken(given.database, 'app')).toMatchObject([{ state: 'done' }])
  })

  it('are listed with the company’s address, and each with its source and with what its message leaves out', async () => {
    const taken = await receive({
      from: 'Dana <dana@example.com>',
      text: 'It broke.\r\n\r\nOn 3 Nov 2026, at 9:12, Acme wrote:\r\n> Hello',
      heads: { Cc: 'Lee <lee@example.org>' },
    })
    const log = (await admin('listIncomingEmails', { query: { state: 'done' } })).body
    expect(log).toMatchObject({ address: `acme@${MAIL_DOMAIN}`, next: null })
    expect(log.emails).toMatchObject([{ subject: 'A broken lamp', conversation_id: taken.conversation_id }])
    const params = { id: log.emails[0]!.id }
    const { source, is_cut } = (await admin('readEmailSource', { params })).body
    expect(source).toMatch(/^Return-Path: <bounces@example.com>\r\nDelivered-To: acme@/)
    expect(source).toContain('> Hello')
    expect(is_cut).toBe(false)
    const { emails } = (await admin('listConversationEmails', { params: { id: taken.conversation_id! } }))
      .body
    expect(emails).toMatchObject([
      { direction: 'in', from_address: 'dana@example.com', quoted: expect.stringContaining('> Hello') },
    ])
    expect(emails[0]!.recipients.cc).toEqual([{ name: 'Lee', address: 'lee@example.org' }])
    const noor = await server().asMember('admin@noor.test')
    expect((await noor('listIncomingEmails', { query: {} })).body.emails).toEqual([])
    expect((await noor('readEmailSource', { params })).code).toBe('incoming_email_not_found')
  })

  it('that nobody can read are kept and named, and the next ones are read', async () => {
    const deep = Array.from(
      { length: 120 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    )
    await deliver(
      server(),
      `From: dana@example.com\r\nSubject: Deep\r\nMIME-Version: 1.0\r\n${deep.join('')}`,
    )
    const after = await receive({})
    expect(after.state).toBe('done')
    expect(await readTaken(given.database)).toMatchObject([{}, { state: 'failed', cause: 'too-complex' }])
  })

  it('without a head, an address or a text, or with bytes that no text has, become a message all the same', async () => {
    for (const source of [
      'Just words',
      '\r\n\r\n',
      'From: \r\nSubject: \0\0\r\n\r\n\0\0',
      'Subject: =?utf-8?Q?=00=ED=A0=80?=\r\n\r\nx',
    ]) {
      server().clock.advance(1_000)
      await deliver(server(), source)
      await server().jobsSettled()
      const [taken] = await readTaken(given.database)
      expect(taken).toMatchObject({ state: 'done', attempts: 1 })
    }
  })

  it('with a text that is too long for a message keep the rest beside it', async () => {
    const line = `${'word '.repeat(20)}\r\n`
    const taken = await receive({ text: line.repeat(120) })
    const [shown] = taken.messages
    expect(shown!.length).toBeLessThanOrEqual(8_000)
    expect(shown!.length + taken.quoted!.length).toBeGreaterThan(11_500)
  })

  it('are refused at once for an address of nobody, for one elsewhere, and beyond 25 MB', async () => {
    const to = (address: string) => deliver(server(), sourceOf({}), { to: address })
    await expect(to(`nobody@${MAIL_DOMAIN}`)).rejects.toMatchObject({ responseCode: 550 })
    await expect(to('dana@example.com')).rejects.toMatchObject({ responseCode: 550 })
    const large = sourceOf({
      text: 'x'
        .repeat(998)
        .concat('\r\n')
        .repeat(INCOMING_EMAIL_MAX_BYTES / 1_000 + 1),
    })
    await expect(deliver(server(), large)).rejects.toMatchObject({ responseCode: 552 })
    expect(await readTaken(given.database)).toEqual([])
  })

  it('are forgotten with their source after 30 days, and with their conversation', async () => {
    const sources = () => given.database.asOwner(query => query('select from app.email_sources'))
    const { customer_id } = await conversationOf(await receive({ from: 'gone@example.com' }))
    expect(await sources()).toHaveLength(1)
    expect((await admin('eraseCustomer', { params: { id: customer_id! } })).status).toBe(200)
    expect(await sources()).toEqual([])
    await receive({})
    const end = server().clock.now() + INCOMING_EMAIL_RETENTION_DAYS * DAY_MS
    const forgetAt = (now: number) => forgetIncoming({ database: given.database, clock: { now: () => now } })
    await forgetAt(end - 1)
    expect(await sources()).toHaveLength(1)
    await forgetAt(end)
    expect(await sources()).toEqual([])
  })
})
