/** Emails that come back: their conversation says so, and an address that gets none is paused. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { REPLY_EMAIL_GRACE_MS } from '#contract/constants/conversation.ts'
import type { EmailKind } from '#contract/constants/email.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { ownMailId } from '#server/domain/emails/incoming/find-thread.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { MAIL_DOMAIN, useMailServer } from './incoming-mail-kit.ts'

/** An email that was sent: its id in the outbox and in the mail, and to whom it went. */
type Sent = { readonly id: string; readonly rfcId: string; readonly recipient: string }
/** What a report on a delivery says. */
type Said = {
  readonly action?: string
  readonly status?: string
  readonly words?: string
  readonly recipient?: string
}

/** A report as servers send it, to the sender of an email. `head` and `returned` are what they do each in their own way. */
function report({ rfcId, recipient }: Sent, said: Said = {}, returnedType = 'message/rfc822') {
  const { action = 'failed', status = '5.1.1', words = '550 5.1.1 User unknown' } = said
  const block = `Final-Recipient: rfc822; ${said.recipient ?? recipient}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${words}`
  const parts = [
    ['text/plain', 'Your message could not be delivered.'],
    ['message/delivery-status', `Reporting-MTA: dns; mx.example\r\n\r\n${block}`],
    [returnedType, `From: Acme <acme@${MAIL_DOMAIN}>\r\nTo: ${recipient}\r\nMessage-ID: ${rfcId}\r\n`],
  ]
  return reportOf('delivery-status', parts)
}

function reportOf(type: string, parts: readonly (readonly string[])[]) {
  const body = parts.map(([kind, content]) => `--b1\r\nContent-Type: ${kind}\r\n\r\n${content}\r\n`).join('')
  return {
    from: 'Mail Delivery System <MAILER-DAEMON@mx.example>',
    subject: `Undelivered Mail Returned to Sender ${randomUUID()}`,
    heads: {
      'MIME-Version': '1.0',
      'Content-Type': `multipart/report; report-type=${type}; boundary=b1`,
      'Auto-Submitted': 'auto-replied',
    },
    text: `${body}--b1--`,
  }
}

describeEachDemoDatabase('emails that come back', given => {
  const { server, admin, receive, tokens } = useMailServer(given)
  const NOBODY = { from: '' }
  const bounce = (draft: ReturnType<typeof report>, to?: string) =>
    receive({ ...draft, ...(to && { to }) }, { ...NOBODY, ...(to && { to }) })

  async function sentIn(conversation: string, kind: EmailKind): Promise<Sent> {
    const [row] = await given.database.asOwner(query =>
      query<Omit<Sent, 'rfcId'>>(
        `select id, recipient from public.emails where conversation_id = $1 and kind = $2
          order by created_at desc limit 1`,
        [conversation, kind],
      ),
    )
    return { ...row!, rfcId: ownMailId(tokens().sign(conversation), row!.id, MAIL_DOMAIN) }
  }
  /** An agent answers, and the email with the reply is sent. */
  async function answer(id: string, content = 'Which lamp is it?'): Promise<Sent> {
    await admin('postMessage', { params: { id }, body: { content } })
    server().clock.advance(REPLY_EMAIL_GRACE_MS)
    await server().jobsSettled()
    server().clock.advance(10_000)
    await server().jobsSettled()
    return sentIn(id, 'reply')
  }
  /** A customer writes by email, and gets an answer by email. */
  async function conversation(address = `${randomUUID()}@example.com`) {
    const { conversation_id } = await receive(
      { from: `Dana <${address}>`, subject: randomUUID() },
      { from: address },
    )
    const id = conversation_id!
    return { id, address, reply: await answer(id), receipt: await sentIn(id, 'receipt') }
  }
  const problems = async (id: string) =>
    (await admin('listActivities', { params: { id } })).body.activities
      .filter(({ kind }) => kind === 'email-problem')
      .map(({ detail }) => detail)
  const pauses = async (id: string) => {
    const { body } = await admin('getConversation', { params: { id } })
    const { customer_id } = body as StaffConversation
    return (await admin('getCustomer', { params: { id: customer_id! } })).body.paused_addresses
  }
  const logged = async ({ id }: Sent, state?: 'sent' | 'undelivered' | 'failed') =>
    (await admin('listEmails', { query: state ? { state } : {} })).body.emails.find(each => each.id === id)
  const mailsTo = async (address: string) =>
    (await readMails(server().dataFolder)).filter(({ to }) => to === address)

  it('mark the email and its messages, and pause the address', async () => {
    const { id, address, reply } = await conversation()
    const words = `550 5.1.1 <${address}>: Recipient address rejected:\r\n    User unknown`
    expect(await bounce(report(reply, { words }))).toMatchObject({
      ...{ state: 'left-out', cause: 'bounce', conversation_id: id },
    })
    expect(await logged(reply, 'undelivered')).toMatchObject({
      ...{ state: 'sent', bounce_kind: 'hard', bounce_cause: 'no-mailbox', bounce_status: '5.1.1' },
      bounce_reply: `550 5.1.1 <${address}>: Recipient address rejected: User unknown`,
      bounced_at: new Date(server().clock.now()).toISOString(),
    })
    expect(await logged(reply, 'sent')).toBeUndefined()
    const { messages } = (await admin('listMessages', { params: { id }, query: {} })).body
    expect(await problems(id)).toEqual([
      {
        ...{ email_id: reply.id, email: 'reply', recipient: address, cause: 'no-mailbox' },
        reply: expect.stringContaining('User unknown'),
        sequences: [messages.find(({ content }) => content === 'Which lamp is it?')!.sequence],
      },
    ])
    expect(await pauses(id)).toMatchObject([{ address, cause: 'no-mailbox' }])
  })

  it.each([
    ['Postfix, which may return the head alone,', {}, 'text/rfc822-headers'],
    ['Exchange', { words: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found', status: '5.1.10' }],
    ['Gmail', { words: '550-5.1.1 The email account that you tried\r\n 550-5.1.1 to reach does not exist.' }],
    ['Exim, whose code says nothing,', { words: '550 5.1.1 unknown user', status: '5.0.0' }],
  ] as const)('are understood as %s writes it', async (_, said, returnedType?: string) => {
    const { id, address, reply } = await conversation()
    await bounce(report(reply, said, returnedType))
    expect(await problems(id)).toMatchObject([{ cause: 'no-mailbox', recipient: address }])
  })

  it('say so without a mark at a message if they carried none', async () => {
    const { id, receipt } = await conversation()
    await bounce(report(receipt))
    const [problem] = await problems(id)
    expect(problem).toMatchObject({ email: 'receipt', cause: 'no-mailbox' })
    expect(problem).not.toHaveProperty('sequences')
  })

  it('for another reason than the address pause nothing', async () => {
    const { id, reply } = await conversation()
    await bounce(report(reply, { status: '5.2.2', words: '552 5.2.2 Mailbox full' }))
    expect(await problems(id)).toMatchObject([{ cause: 'mailbox-full' }])
    expect(await logged(reply)).toMatchObject({ bounce_kind: 'soft' })
    expect(await pauses(id)).toEqual([])
  })

  it('are not meant by a server that tries on', async () => {
    const { id, reply } = await conversation()
    await bounce(report(reply, { action: 'delayed', status: '4.4.1' }))
    expect(await problems(id)).toEqual([])
    await bounce(report(reply, { status: '4.4.7', words: 'delivery time expired' }))
    expect(await problems(id)).toMatchObject([{ cause: 'unreachable' }])
  })

  it('show once, however often a server says it', async () => {
    const { id, reply } = await conversation()
    await bounce(report(reply))
    await bounce(report(reply, { status: '5.2.2' }))
    expect(await problems(id)).toMatchObject([{ cause: 'no-mailbox' }])
  })

  it('and that their reader calls spam pause the address, and count as sent', async () => {
    const { id, address, reply } = await conversation()
    const returned = `To: ${address}\r\nMessage-ID: ${reply.rfcId}\r\n`
    const complaint = reportOf('feedback-report', [
      ['text/plain', 'An email abuse report'],
      ['message/feedback-report', 'Feedback-Type: abuse\r\nUser-Agent: Loop/1.0\r\nVersion: 1'],
      ['message/rfc822', returned],
    ])
    await receive({ ...complaint, from: 'fbl@example.com' })
    expect(await problems(id)).toMatchObject([{ cause: 'complaint' }])
    expect(await logged(reply, 'sent')).toMatchObject({ bounce_kind: 'complaint' })
    expect(await pauses(id)).toMatchObject([{ address, cause: 'complaint' }])
  })

  it('are believed of nobody who invents them', async () => {
    const [dana, eve] = [await conversation(), await conversation()]
    const forged = { ...dana.reply, rfcId: ownMailId('a'.repeat(39), dana.reply.id, MAIL_DOMAIN) }
    await bounce(report(forged))
    // Eve knows the id of an email that she got, and of her conversation.
    await bounce(report(eve.reply, { recipient: dana.address }))
    const mixed = { ...dana.reply, rfcId: ownMailId(tokens().sign(eve.id), dana.reply.id, MAIL_DOMAIN) }
    await bounce(report(mixed))
    await bounce(report({ ...dana.reply, rfcId: `<${randomUUID()}@${MAIL_DOMAIN}>` }))
    for (const { id } of [dana, eve]) {
      expect(await problems(id)).toEqual([])
      expect(await pauses(id)).toEqual([])
    }
  })

  it('count for the company at which they come in, and at the platform’s for whoever it sent for', async () => {
    const { id, reply } = await conversation()
    await bounce(report(reply), `noor@${MAIL_DOMAIN}`)
    expect(await problems(id)).toEqual([])
    await bounce(report(reply), `postmaster@${MAIL_DOMAIN}`)
    expect(await problems(id)).toMatchObject([{ cause: 'no-mailbox' }])
  })

  it('are the last to a paused address: what follows is not sent, and the conversation says so', async () => {
    const { id, address, reply } = await conversation()
    await bounce(report(reply))
    const before = (await mailsTo(address)).length
    const held = await answer(id, 'Are you there?')
    expect(await logged(held, 'failed')).toMatchObject({ problem: 'recipient_paused', reply: null })
    expect(await mailsTo(address)).toHaveLength(before)
    expect((await problems(id)).at(-1)).toMatchObject({
      ...{ email_id: held.id, cause: 'paused', recipient: address, sequences: [expect.any(Number)] },
    })
    // Another conversation of the same person, with its receipt.
    const other = await receive({ from: address.toUpperCase(), subject: 'Another thing' })
    expect(other.conversation_id).not.toBe(id)
    server().clock.advance(10_000)
    await server().jobsSettled()
    expect(await problems(other.conversation_id!)).toMatchObject([{ email: 'receipt', cause: 'paused' }])
    const { checks } = (await admin('getWorkspaceHealth')).body
    expect(checks.find(({ name }) => name === 'mail')).toMatchObject({ cause: 'mail-sent' })
  })

  it('are sent again once an agent says so, with the replies that waited', async () => {
    const { id, address, reply } = await conversation()
    await bounce(report(reply))
    const held = await answer(id, 'Are you there?')
    const [pause] = await pauses(id)
    const params = { id: pause!.id }
    const asOther = async (email: string) => (await server().asMember(email))('resumeAddress', { params })
    expect((await asOther('elena@acme.test')).code).toBe('forbidden')
    expect((await asOther('admin@noor.test')).code).toBe('paused_address_not_found')
    expect((await asOther('agent@acme.test')).body).toEqual({ ok: true })
    expect((await asOther('agent@acme.test')).code).toBe('paused_address_not_found')
    await server().jobsSettled()
    expect(await logged(held)).toMatchObject({ state: 'sent', problem: null, bounced_at: null })
    expect((await mailsTo(address)).at(-1)!.text).toContain('Are you there?')
    expect((await problems(id)).at(-1)).toMatchObject({ email_id: held.id, cause: 'sent' })
    expect(await pauses(id)).toEqual([])
    const { entries } = (await admin('listAudit', { query: {} })).body
    expect(entries.find(({ action }) => action === 'address.resumed')).toMatchObject({
      ...{ target_id: id, detail: {} },
    })
    // The bounce is read a second time, and changes nothing.
    await bounce(report(reply))
    expect(await pauses(id)).toEqual([])
  })

  it('are sent again to whoever has written since, if the sender is proven', async () => {
    const address = `${randomUUID()}@proven.example`
    const { id, reply } = await conversation(address)
    await bounce(report(reply))
    await answer(id, 'Are you there?')
    await receive({ from: address, text: 'Hello?' }, { from: `x@example.com` })
    expect(await pauses(id)).toMatchObject([{ address }])
    await receive({ from: address, text: 'Yes, I am.' }, { from: address })
    expect(await pauses(id)).toEqual([])
    server().clock.advance(10_000)
    await server().jobsSettled()
    expect((await mailsTo(address)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Are you there?'),
    )
  })

  it('pause nobody who has written after the email', async () => {
    const address = `${randomUUID()}@proven.example`
    const { id, reply } = await conversation(address)
    const to = tokens().addressOf(`acme@${MAIL_DOMAIN}`, id)!
    await receive({ from: address, to, text: 'The green one.' }, { from: address, to })
    await bounce(report(reply))
    expect(await problems(id)).toMatchObject([{ cause: 'no-mailbox' }])
    expect(await pauses(id)).toEqual([])
  })

  it('show in the conversation that goes on, if theirs was merged into it', async () => {
    const first = await conversation()
    const second = await conversation(first.address)
    await admin('mergeConversation', { params: { id: first.id }, body: { into_id: second.id } })
    await bounce(report(first.reply))
    const [problem] = await problems(second.id)
    expect(problem).toMatchObject({ recipient: first.address, cause: 'no-mailbox' })
    expect(problem).not.toHaveProperty('sequences')
  })
})
