/** Email by SMTP with a real server on loopback, and the embedded mailbox that replaces it. */
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createMailbox } from '#server/adapters/mail/mailbox.ts'
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { receiptEmail } from '#server/domain/conversations/tickets/queue-receipts.ts'
import { invitationEmail } from '#server/domain/emails/account-emails.ts'
import { renderEmail } from '#server/domain/emails/render-email.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startSmtpSink } from '#tests/support/smtp-sink.ts'

const FROM = 'Lapwing Störche <help@lapwing.test>'
const MAIL = { to: 'ada@acme.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const SOON_MS = 250

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function startSmtp(options: SMTPServerOptions = {}) {
  const sink = await startSmtpSink(options)
  closing.push(sink.close)
  return sink
}

describe('createSmtpMailer', () => {
  it('hands a mail over with both parts, the addresses and unicode names', async () => {
    const { received, host } = await startSmtp()
    const invitation = {
      link: 'https://help.test/a?b=1&c=2',
      inviterName: 'Zoë ✨',
      companyName: 'Müller & Söhne',
    }
    const mail = invitationEmail({ to: 'ada@acme.test', role: 'agent', ...invitation })
    await createSmtpMailer({ url: `smtp://${host}`, from: FROM }).send(mail)
    expect(received).toHaveLength(1)
    const { email, sender, recipients } = received[0]!
    expect([sender, recipients]).toEqual(['help@lapwing.test', ['ada@acme.test']])
    expect(email.from).toMatchObject({ name: 'Lapwing Störche', address: 'help@lapwing.test' })
    expect(email.to).toMatchObject([{ address: 'ada@acme.test' }])
    expect(email.subject).toBe('Zoë ✨ invites you to Müller & Söhne on Lapwing')
    expect(email.text?.trimEnd()).toBe(mail.text)
    expect(email.html?.trimEnd()).toBe(mail.html?.trimEnd())
    expect(email.html).toContain('Müller &#38; Söhne')
    expect(email.attachments).toEqual([])
    expect(email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it('reaches a domain in any script, and a name in any script over a mail server with SMTPUTF8', async () => {
    const plain = await startSmtp({ hideSMTPUTF8: true })
    const modern = await startSmtp({ hideSMTPUTF8: false })
    const send = ({ host }: typeof plain, to: string) =>
      createSmtpMailer({ url: `smtp://${host}`, from: FROM }).send({ ...MAIL, to })
    await send(plain, 'a@münchen.de')
    await send(plain, 'a@xn--mnchen-3ya.de')
    await send(modern, 'é@b.co')
    // The sink shows a Punycode domain in Unicode.
    const recipients = (sink: typeof plain) => sink.received.flatMap(mail => mail.recipients)
    expect([recipients(plain), recipients(modern)]).toEqual([['a@münchen.de', 'a@münchen.de'], ['é@b.co']])
  })

  it('keeps right-to-left words as they are, and sends plain text alone', async () => {
    const { received, host } = await startSmtp()
    const mailer = createSmtpMailer({ url: `smtp://${host}`, from: FROM })
    const ticket = {
      number: 7,
      customer_email: 'vi@visitor.test',
      company_name: 'نور',
      accent: null,
      locale: 'ar',
    }
    const mail = renderEmail(receiptEmail(ticket, false))
    await mailer.send(mail)
    await mailer.send({ to: 'vi@visitor.test', subject: 'Plain', text: '.\n..\nFrom me' })
    expect(received[0]!.email.subject).toBe(mail.subject)
    expect(received[0]!.email.text?.trimEnd()).toBe(mail.text)
    expect(received[1]!.email.text?.trimEnd()).toBe('.\n..\nFrom me')
    expect(received[1]!.email.html).toBeUndefined()
  })

  it('lets no value become a header or a second recipient', async () => {
    const { received, host } = await startSmtp()
    const mailer = createSmtpMailer({ url: `smtp://${host}`, from: FROM })
    await mailer.send({ ...MAIL, subject: 'Hi\r\nBcc: eve@evil.test\r\n\r\nBody' })
    for (const to of ['ada@acme.test, eve@evil.test', 'ada@acme.test>\r\nRCPT TO:<eve@evil.test'])
      await Promise.allSettled([mailer.send({ ...MAIL, to })])
    for (const { email, recipients } of received) {
      expect(email.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(recipients).toHaveLength(1)
      expect(recipients).not.toContain('eve@evil.test')
    }
    expect(received[0]!.email.subject).toMatch(/^Hi Bcc: eve@evil\.test +Body$/)
  })

  it('signs in with the user and password of the address', async () => {
    const seen: unknown[] = []
    const { received, host } = await startSmtp({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        seen.push(username, password)
        callback(null, { user: String(username) })
      },
    })
    await createSmtpMailer({ url: `smtp://us%40er:p%2Fw@${host}`, from: FROM }).send(MAIL)
    expect([seen, received.length]).toEqual([['us@er', 'p/w'], 1])
  })

  it('rejects when the server refuses the recipient, the mail or the password', async () => {
    const refuse = (_given: unknown, _session: unknown, callback: (error: Error) => void) =>
      callback(Object.assign(new Error('refused here'), { responseCode: 550 }))
    const refusals: SMTPServerOptions[] = [
      { onRcptTo: refuse },
      {
        onData(stream, _session, callback) {
          stream.resume().on('end', () => callback(new Error('refused here')))
        },
      },
      {
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, callback) => callback(new Error('refused here')),
      },
    ]
    for (const options of refusals) {
      const { host } = await startSmtp(options)
      const mailer = createSmtpMailer({ url: `smtp://user:word@${host}`, from: FROM })
      await expect(mailer.send(MAIL)).rejects.toThrow('refused here')
    }
  })

  it('rejects when nobody listens, and does not trust a certificate that nobody vouches for', async () => {
    const nobody = await freePort()
    await expect(
      createSmtpMailer({ url: `smtp://127.0.0.1:${nobody}`, from: FROM }).send(MAIL),
    ).rejects.toMatchObject({ problem: 'connection_refused', reply: null })
    const { received, host } = await startSmtp({ secure: true })
    await expect(createSmtpMailer({ url: `smtps://${host}`, from: FROM }).send(MAIL)).rejects.toMatchObject({
      problem: 'certificate',
    })
    expect(received).toEqual([])
  })

  it('gives up on a server that hangs: before the greeting, and after the mail', async () => {
    const silent = createServer()
    await new Promise<void>(listening => silent.listen(0, '127.0.0.1', listening))
    closing.push(() => new Promise(closed => silent.close(() => closed())))
    silent.on('connection', socket => socket.on('error', () => {}))
    const { host } = await startSmtp({ onData: stream => void stream.resume() })
    for (const address of [`127.0.0.1:${(silent.address() as AddressInfo).port}`, host]) {
      const mailer = createSmtpMailer({ url: `smtp://${address}`, from: FROM }, SOON_MS)
      await expect(mailer.send(MAIL)).rejects.toMatchObject({ problem: 'timeout' })
    }
  })
})

describe('createMailbox', () => {
  const START_MS = Date.UTC(2026, 0, 1)

  async function openMailbox() {
    const folder = await mkdtemp(join(tmpdir(), 'lapwing-mailbox-'))
    closing.push(() => rm(folder, { recursive: true }))
    const clock = createManualClock(START_MS)
    return { folder, clock, mailbox: createMailbox(folder, clock) }
  }

  it('gives back what was sent, the newest first', async () => {
    const { clock, mailbox } = await openMailbox()
    expect(await mailbox.read()).toEqual([])
    await mailbox.send(MAIL)
    clock.advance(1_000)
    await mailbox.send({ to: 'eve@acme.test', subject: 'Plain', text: 'Line\nline' })
    const mails = await mailbox.read()
    expect(mails).toEqual([
      {
        id: expect.any(String),
        to: 'eve@acme.test',
        subject: 'Plain',
        text: 'Line\nline',
        html: '',
        sent_at: '2026-01-01T00:00:01.000Z',
      },
      { id: expect.any(String), ...MAIL, sent_at: '2026-01-01T00:00:00.000Z' },
    ])
    expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
  })

  it('skips lines that are broken, and shows 200 at the most', async () => {
    const { folder, mailbox } = await openMailbox()
    for (let i = 0; i < 201; i++) await mailbox.send({ ...MAIL, subject: `Mail ${i}` })
    await appendFile(join(folder, 'mailbox.jsonl'), '{"to":"x"}\nno json\n{"id":"cut sho')
    const mails = await mailbox.read()
    expect(mails).toHaveLength(200)
    expect([mails[0]!.subject, mails.at(-1)!.subject]).toEqual(['Mail 200', 'Mail 1'])
  })
})
