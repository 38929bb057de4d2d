/** Mails that come in at our own door become conversations, once each. */
import { expect, it } from 'vitest'
import { ownMailId } from '#server/domain/emails/incoming/find-thread.ts'
import type { Mail } from '#server/ports/mail.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { MAIL_DOMAIN, readTaken, useMailServer } from './incoming-mail-kit.ts'

describeEachDemoDatabase('mails that come in', given => {
  const { server, admin, receive, conversationOf, tokens } = useMailServer(given)

  it('become a ticket that waits for a person, with what its writer newly wrote', async () => {
    const taken = await receive({
      subject: 'Zerbrochene Lampe',
      text: 'Guten Tag, die Lampe ist kaputt. Können Sie mir bitte helfen?\r\n\r\nAm 3.11.2026 um 9:12 schrieb Acme:\r\n> Wie geht es Ihnen?',
    })
    expect(taken).toMatchObject({ state: 'done', kind: 'message', authentication: 'none', threaded_by: null })
    expect(taken.messages).toEqual(['Guten Tag, die Lampe ist kaputt. Können Sie mir bitte helfen?'])
    expect(taken.quoted).toContain('> Wie geht es Ihnen?')
    expect(await conversationOf(taken)).toMatchObject({
      ...{
        subject: 'Zerbrochene Lampe',
        source: 'email',
        status: 'ticket',
        needs_human: true,
        responder: 'none',
      },
      ...{ customer_email: 'dana@example.com', customer_name: 'Dana', locale: 'de', is_verified: false },
      waiting_since: expect.any(String),
    })
  })

  it('are kept once, however often and by however many ways they come', async () => {
    const draft = { heads: { 'Message-ID': '<one@example.com>' } }
    const first = await receive(draft)
    await receive(draft)
    expect(await readTaken(given.database)).toHaveLength(1)
    const again = await receive({ heads: { ...draft.heads, 'X-Way': 'another' } })
    expect(again).toMatchObject({
      state: 'left-out',
      cause: 'duplicate',
      conversation_id: first.conversation_id,
    })
    expect((await conversationOf(first)).last_sequence).toBe(1)
  })

  it('bring their files, each as a message, in their order', async () => {
    const boundary = 'b1'
    const part = (name: string, bytes: Buffer, more = '') =>
      `--${boundary}\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n${more}\r\n${bytes.toString('base64')}\r\n`
    const taken = await receive({
      heads: { 'MIME-Version': '1.0', 'Content-Type': `multipart/mixed; boundary=${boundary}` },
      text: `--${boundary}\r\nContent-Type: text/plain\r\n\r\nSee the files.\r\n${part('a plan/../x.pdf', Buffer.from('%PDF-1.4 plan'))}${part('لوحة.png', Buffer.from('not a picture'))}--${boundary}--`,
    })
    expect(taken.files).toMatchObject([
      { name: 'x.pdf', state: 'kept' },
      { name: 'لوحة.png', state: 'kept' },
    ])
    expect(taken.messages).toEqual([
      'See the files.',
      expect.stringMatching(/\/storage\/v1\/object\/public\/conversation-uploads\/.*-x\.pdf$/),
      expect.stringContaining(encodeURIComponent('لوحة.png')),
    ])
    const { pathname } = new URL(taken.messages[1]!)
    const file = await server().request(pathname, { headers: { host: 'files.localhost' } })
    expect(await file.text()).toBe('%PDF-1.4 plan')
  })

  it('that answer go into the conversation that they answer, and wake it', async () => {
    const first = await receive({ heads: { 'Message-ID': '<first@example.com>' } })
    const id = first.conversation_id!
    await admin('resolveConversation', { params: { id } })
    const second = await receive({
      subject: 'Re: Something else by now',
      text: 'It is still broken.',
      heads: { 'In-Reply-To': '<first@example.com>' },
    })
    expect(second).toMatchObject({
      conversation_id: id,
      threaded_by: 'header',
      messages: ['It is still broken.'],
    })
    expect(await conversationOf(first)).toMatchObject({ status: 'ticket', preview: 'It is still broken.' })
  })

  it('find their conversation by its token, whoever is named in other heads, and by its number', async () => {
    const first = await receive({})
    const { number } = await conversationOf(first)
    const address = tokens().addressOf(`acme@${MAIL_DOMAIN}`, first.conversation_id!)!
    const byToken = await receive(
      { to: address, heads: { 'In-Reply-To': '<unknown@example.com>' } },
      { to: address },
    )
    expect(byToken).toMatchObject({ threaded_by: 'token', conversation_id: first.conversation_id })
    const byNumber = await receive({ subject: `Re: [#${number}] A lamp` })
    expect(byNumber).toMatchObject({ threaded_by: 'number', conversation_id: first.conversation_id })
  })

  it('of somebody else join no conversation by an id, a token or a number, unless the sender is proven', async () => {
    const first = await receive({ heads: { 'Message-ID': '<first@example.com>' } })
    const { number } = await conversationOf(first)
    const answer = { subject: `Re: [#${number}] A lamp`, heads: { References: '<first@example.com>' } }
    const stranger = await receive({ from: 'eve@example.net', ...answer })
    expect(stranger).toMatchObject({ state: 'done', threaded_by: null })
    expect(stranger.conversation_id).not.toBe(first.conversation_id)
    const proven = { from: 'Dan <dan@proven.example>' }
    expect(
      await receive({ ...proven, subject: answer.subject }, { from: 'dan@proven.example' }),
    ).toMatchObject({
      ...{ authentication: 'pass', threaded_by: null },
    })
    const joined = await receive(
      { ...proven, ...answer, text: 'I am his colleague.' },
      { from: 'dan@proven.example' },
    )
    expect(joined).toMatchObject({ threaded_by: 'header', conversation_id: first.conversation_id })
  })

  it('with a copy make those who got it take part', async () => {
    const first = await receive({
      heads: { Cc: 'Lee <lee@example.org>', 'Message-ID': '<first@example.com>' },
    })
    const lee = await receive({ from: 'lee@example.org', heads: { 'In-Reply-To': '<first@example.com>' } })
    expect(lee).toMatchObject({ threaded_by: 'header', conversation_id: first.conversation_id })
  })

  it('with a forged sender wait in spam, and touch no conversation', async () => {
    const first = await receive({
      from: 'dana@forged.example',
      heads: { 'Message-ID': '<first@forged.example>' },
    })
    expect(first).toMatchObject({ authentication: 'fail', state: 'done' })
    expect(await conversationOf(first)).toMatchObject({ spam_reason: 'sender', needs_human: false })
    const token = tokens().addressOf(`acme@${MAIL_DOMAIN}`, first.conversation_id!)!
    const second = await receive({ from: 'dana@forged.example', to: token }, { to: token })
    expect(second.conversation_id).not.toBe(first.conversation_id)
  })

  it('of a forwarder are judged by the server that the company names, and by no other', async () => {
    const said = {
      from: 'dana@forged.example',
      heads: { 'Authentication-Results': 'mx.acme.example; dmarc=pass' },
    }
    expect(await receive(said)).toMatchObject({ authentication: 'fail' })
    await changeSettings(admin, 'incoming-email', { authserv_ids: ['mx.acme.example'] })
    expect(await receive({ ...said, text: 'Again.' })).toMatchObject({ authentication: 'fail' })
    await changeSettings(admin, 'incoming-email', { forwarders: ['127.0.0.0/8'] })
    expect(await receive({ ...said, text: 'And again.' })).toMatchObject({ authentication: 'pass' })
    const other = { ...said, heads: { 'Authentication-Results': 'evil.example; dmarc=pass' } }
    expect(await receive(other)).toMatchObject({ authentication: 'none' })
  })

  it.each([
    ['our own mail that came back', { from: `Acme <acme@${MAIL_DOMAIN}>` }, 'loop'],
    ['a bounce', { from: 'MAILER-DAEMON@example.com', subject: 'Undelivered Mail' }, 'bounce'],
    [
      'a receipt',
      { heads: { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=x' } },
      'receipt',
    ],
  ])('become no message if they are %s', async (_, draft, cause) => {
    const taken = await receive(draft, { from: cause === 'bounce' ? '' : 'dana@example.com' })
    expect(taken).toMatchObject({ state: 'left-out', cause, conversation_id: null })
  })

  it('of a machine wake nobody, and get no receipt', async () => {
    const away = { heads: { 'Auto-Submitted': 'auto-replied' }, text: 'I am away.' }
    const first = await receive({ heads: { 'Message-ID': '<first@example.com>' } })
    const id = first.conversation_id!
    await admin('resolveConversation', { params: { id } })
    const answer = await receive({ ...away, heads: { ...away.heads, 'In-Reply-To': '<first@example.com>' } })
    expect(answer).toMatchObject({ kind: 'auto-reply', conversation_id: id, messages: ['I am away.'] })
    expect(await conversationOf(first)).toMatchObject({ status: 'resolved', waiting_since: null })
    const receipts = () =>
      given.database.asOwner(query =>
        query(
          "select recipient from public.emails where kind = 'receipt' and recipient = 'dana@example.com'",
        ),
      )
    server().clock.advance(10_000)
    await server().jobsSettled()
    expect(await receipts()).toHaveLength(1)
    await receive({ ...away, text: 'I am away again.' })
    server().clock.advance(10_000)
    await server().jobsSettled()
    expect(await receipts()).toHaveLength(1)
  })

  it('go to the team of the address to which they were written, in its language', async () => {
    const team = (await admin('createTeam', { body: { name: 'Returns' } })).body
    await changeSettings(admin, 'incoming-email', {
      addresses: [{ address: 'returns@acme.example', team_id: team.id, locale: 'fr' }],
    })
    const taken = await receive({ to: 'returns@acme.example', text: 'XYZ-100' })
    expect(await conversationOf(taken)).toMatchObject({ team_id: team.id, locale: 'fr' })
  })

  it('that answer an email of ours come back into its conversation, by the address and by the id that it has', async () => {
    const first = await receive({ from: 'round@example.com' })
    const id = first.conversation_id!
    expect(
      (await admin('postMessage', { params: { id }, body: { content: 'Which lamp is it?' } })).status,
    ).toBe(201)
    server().clock.advance(2 * 60_000)
    await server().jobsSettled()
    server().clock.advance(10_000)
    await server().jobsSettled()
    const emails = (await readMails(server().dataFolder)) as (Mail & { readonly reply_to: string })[]
    const sent = emails.find(({ text }) => text.includes('Which lamp is it?'))!
    expect(sent.text).toContain('reply to this email')
    const byAddress = await receive({ from: 'round@example.com', to: sent.reply_to, text: 'The green one.' })
    expect(byAddress).toMatchObject({ threaded_by: 'token', conversation_id: id })
    const ownId = ownMailId(tokens().sign(id), 'any-email', MAIL_DOMAIN)
    const byId = await receive({
      from: 'round@example.com',
      text: 'Oh, the red one.',
      heads: { References: ownId },
    })
    expect(byId).toMatchObject({ threaded_by: 'header', conversation_id: id })
    expect(await receive({ heads: { 'Message-ID': ownId } })).toMatchObject({
      state: 'left-out',
      cause: 'loop',
    })
  })

  it('of a colleague who answers a customer are the colleague’s reply, if the sender is proven', async () => {
    const first = await receive({ from: 'Vi <vi@example.com>', text: 'Where is my order?' })
    const to = tokens().addressOf(`acme@${MAIL_DOMAIN}`, first.conversation_id!)!
    await given.database.asOwner(query =>
      query("update auth.users set email = 'priya@proven.example' where email = 'agent@acme.test'"),
    )
    const answer = { from: 'Priya <priya@proven.example>', to, text: 'It is on its way.' }
    expect(await receive(answer, { from: 'x@elsewhere.example', to })).toMatchObject({
      ...{ state: 'left-out', cause: 'unproven-colleague', conversation_id: null },
    })
    const sent = await receive({ ...answer, heads: { 'X-Try': '2' } }, { from: 'priya@proven.example', to })
    expect(sent).toMatchObject({ state: 'done', threaded_by: 'token', messages: ['It is on its way.'] })
    const { responder, assignee_name, waiting_since } = await conversationOf(first)
    expect([responder, assignee_name, waiting_since]).toEqual(['agent', 'Priya', null])
    await given.database.asOwner(query =>
      query("update auth.users set email = 'agent@acme.test' where email = 'priya@proven.example'"),
    )
  })
})
