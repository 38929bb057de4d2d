/** Bounces and complaints as servers write them. */
import { describe, expect, it } from 'vitest'
import { BOUNCE_REPLY_MAX } from '#contract/constants/email.ts'
import { readBounce } from './read-bounce.ts'
import { readMail } from './read-mail.ts'

const RETURNED = ['text/rfc822-headers', 'To: Bob <bob@example.com>\nMessage-ID: <sent@shop.example>']
type Part = readonly string[]

async function read(head: string, body: string) {
  const source = `From: MAILER-DAEMON@mx.example\nTo: support@shop.example\n${head}\n\n${body}`
  const { mime, text, quoted } = await readMail(Buffer.from(source.replaceAll('\n', '\r\n')))
  return readBounce(mime, `${text}\n${quoted}`)
}
function readReport(type: string, ...parts: readonly Part[]) {
  const body = parts.map(([kind, content]) => `--b1\nContent-Type: ${kind}\n\n${content}\n`).join('')
  return read(
    `MIME-Version: 1.0\nContent-Type: multipart/report; report-type=${type}; boundary=b1`,
    `${body}--b1--\n`,
  )
}
/** A report of a server on deliveries, whose blocks are of one recipient each. */
const ofDelivery = (...blocks: readonly string[]) =>
  readReport(
    'delivery-status',
    ['text/plain', 'Your message could not be delivered.'],
    ['message/delivery-status', ['Reporting-MTA: dns; mx.example', ...blocks].join('\n\n')],
    RETURNED,
  )
const TO_BOB = 'Final-Recipient: rfc822; Bob@Example.com'

describe('a report on a delivery', () => {
  it('names the recipient, the cause, the code, the words and the mail', async () => {
    const bounce = await ofDelivery(
      `${TO_BOB}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 <bob@example.com>: Recipient\n    address rejected: User unknown`,
    )
    expect(bounce).toEqual({
      about: ['<sent@shop.example>'],
      notices: [
        {
          ...{ kind: 'hard', cause: 'no-mailbox', recipients: ['bob@example.com'], status: '5.1.1' },
          reply: '550 5.1.1 <bob@example.com>: Recipient address rejected: User unknown',
          isFinal: true,
        },
      ],
    })
  })

  it('has a notice for each recipient, with the addresses to which the mail was passed on', async () => {
    const { notices } = await ofDelivery(
      'Final-Recipient: rfc822; ann@example.com\nAction: delivered\nStatus: 2.0.0',
      'Original-Recipient: rfc822;bob@example.com\nFinal-Recipient: rfc822;bob@elsewhere.example\nAction: failed\nStatus: 5.2.2',
    )
    expect(notices).toMatchObject([
      { recipients: ['ann@example.com'], isFinal: false },
      { recipients: ['bob@example.com', 'bob@elsewhere.example'], cause: 'mailbox-full', isFinal: true },
    ])
  })

  it.each(['delayed', 'delivered', 'relayed', 'expanded'])('is not final if it is %s', async action => {
    const { notices } = await ofDelivery(`${TO_BOB}\nAction: ${action}\nStatus: 4.4.1`)
    expect(notices).toMatchObject([{ isFinal: false }])
  })

  it('takes the code from the words if the report has none, or one that says nothing', async () => {
    const { notices } = await ofDelivery(
      `${TO_BOB}\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 552 5.2.2 Over quota`,
      `${TO_BOB}\nAction: failed\nDiagnostic-Code: smtp; 550-5.1.1 The account does not exist. Please try\n 550-5.1.1 again.`,
    )
    expect(notices).toMatchObject([
      { status: '5.2.2', cause: 'mailbox-full' },
      { status: '5.1.1', reply: '550-5.1.1 The account does not exist. Please try again.' },
    ])
  })

  it('is read in the newer form for addresses of other scripts', async () => {
    const { notices } = await readReport('delivery-status', [
      'message/global-delivery-status',
      'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: utf-8; bob@example.com\nAction: failed\nStatus: 5.1.1',
    ])
    expect(notices).toMatchObject([{ recipients: ['bob@example.com'], cause: 'no-mailbox' }])
  })

  it('keeps one short line of what a server says', async () => {
    const { notices } = await ofDelivery(
      `${TO_BOB}\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550 \u202e${'no '.repeat(500)}`,
    )
    expect(notices[0]!.reply).toHaveLength(BOUNCE_REPLY_MAX)
    expect(notices[0]!.reply).not.toContain('\u202e')
  })
})

describe('a complaint', () => {
  const ofReader = (feedback: string, returned: Part = RETURNED) =>
    readReport('feedback-report', ['text/plain', 'A report'], ['message/feedback-report', feedback], returned)

  it('names the recipient and the mail', async () => {
    const { notices, about } = await ofReader('Feedback-Type: abuse\nOriginal-Rcpt-To: <bob@example.com>')
    expect(about).toEqual(['<sent@shop.example>'])
    expect(notices).toMatchObject([
      { kind: 'complaint', cause: 'complaint', recipients: expect.arrayContaining(['bob@example.com']) },
    ])
  })

  it('names the recipient of the mail that it returns, if it does not itself', async () => {
    const { notices } = await ofReader('Feedback-Type: abuse')
    expect(notices).toMatchObject([{ recipients: ['bob@example.com'], isFinal: true }])
  })

  it.each(['not-spam', 'auth-failure', ''])('is none of the type “%s”', async type => {
    expect((await ofReader(`Feedback-Type: ${type}`)).notices).toMatchObject([{ isFinal: false }])
  })
})

describe('a notice in prose', () => {
  it('names the recipient in brackets, the line with the answer, and the mail', async () => {
    const { notices, about } = await read(
      'Subject: failure notice',
      'I could not deliver your message.\n\n<bob@example.com>:\nRemote host said: 550 no mailbox here (#5.1.1)\n\n--- A copy of the message.\n\nTo: bob@example.com\nIn-Reply-To: <first@example.com>\nMessage-ID: <sent@shop.example>\n',
    )
    expect(about).toEqual(['<sent@shop.example>', '<first@example.com>'])
    expect(notices).toMatchObject([
      {
        ...{ kind: 'hard', cause: 'no-mailbox', recipients: ['bob@example.com'], status: '5.1.1' },
        ...{ reply: 'Remote host said: 550 no mailbox here (#5.1.1)', isFinal: true },
      },
    ])
  })

  it('names the recipient in its head', async () => {
    const { notices } = await read(
      'Subject: Mail delivery failed\nX-Failed-Recipients: bob@example.com',
      'A message that you sent could not be delivered.\n\n  bob@example.com\n    retry timeout exceeded\n',
    )
    expect(notices).toMatchObject([{ recipients: ['bob@example.com'], isFinal: true }])
  })

  it('is not final while the server tries on', async () => {
    const { notices } = await read(
      'Subject: Warning: message delayed 24 hours',
      'It has not yet been delivered to <bob@example.com>.\n',
    )
    expect(notices).toMatchObject([{ isFinal: false }])
  })
})
