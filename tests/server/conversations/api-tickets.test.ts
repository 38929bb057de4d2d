/** Tickets from the form, and their confirmation emails. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queueReceipts } from '#server/domain/conversations/tickets/queue-receipts.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const SUBJECT = 'Cheap watches at spam.example'
const OFTEN = { interval: 15 }

describeEachDemoDatabase('tickets', given => {
  let server: TestServer
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())

  const form = (more: object = {}) => ({
    customer_email: `${randomUUID()}@visitor.test`,
    subject: SUBJECT,
    content: 'Please look at this.',
    ...more,
  })
  const create = (body: ReturnType<typeof form>, tenant = 'acme') =>
    server.caller(null, tenant)('createTicket', { body })
  const mailsTo = async (to: string) =>
    (await readMails(server.dataFolder)).filter(mail => mail.to === to.toLowerCase())
  const mailTo = (to: string) =>
    waitFor(async () => {
      const [mail, ...others] = await mailsTo(to)
      expect(others).toEqual([])
      expect(mail).toBeDefined()
      return mail!
    }, OFTEN)
  const receiptDue = async (id: string) =>
    (
      await given.database.asOwner(query =>
        query<{ receipt_due_at: Date | null }>(
          'select receipt_due_at from public.conversations where id = $1',
          [id],
        ),
      )
    )[0]!.receipt_due_at

  it('opens a numbered conversation that waits for a human, with the words as its first message', async () => {
    const body = form({
      customer_email: 'Form@Visitor.test',
      customer_name: 'Flo',
      category: 'Billing',
      custom_fields: { plan: 'Team', workspace: '' },
      locale: 'de',
    })
    const created = await create(body)
    expect(created.status).toBe(201)
    expect(created.body.realtime.url).toMatch(/^http/)
    const params = { id: created.body.conversationId }
    expect((await agent('getConversation', { params })).body).toMatchObject({
      subject: SUBJECT,
      status: 'ticket',
      number: created.body.number,
      source: 'widget',
      needs_human: true,
      responder: 'none',
      assignee_id: null,
      customer_email: 'form@visitor.test',
      customer_name: 'Flo',
      category: 'Billing',
      custom_fields: { plan: 'Team' },
      locale: 'de',
      is_verified: false,
      preview: 'Please look at this.',
    })
    const visitor = server.caller(created.body.token)
    const { body: thread } = await visitor('listMessages', { params, query: {} })
    expect(thread.messages.map(({ sender_type, content }) => [sender_type, content])).toEqual([
      ['visitor', 'Please look at this.'],
    ])
    expect(thread.conversation.number).toBe(created.body.number)
    expect((await visitor('postMessage', { params, body: { content: 'And this' } })).status).toBe(201)
  })

  it('counts by company, without holes or doubles', async () => {
    const created = await Promise.all(Array.from({ length: 10 }, () => create(form())))
    const numbers = created.map(({ body }) => body.number).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, i) => numbers[0]! + i))
    expect((await create(form(), 'empty')).body.number).toBe(1_001)
  })

  it('gives the same ticket, one message and one receipt for the same client_id', async () => {
    const body = form({ client_id: randomUUID() })
    const [first, second] = await Promise.all([create(body), create(body)])
    expect([second.status, second.body.conversationId, second.body.number]).toEqual([
      201,
      first.body.conversationId,
      first.body.number,
    ])
    await create(body)
    const params = { id: first.body.conversationId }
    const { messages } = (await agent('listMessages', { params, query: {} })).body
    expect(messages).toHaveLength(1)
    await mailTo(body.customer_email)
    await waitFor(async () => expect(await receiptDue(params.id)).toBeNull(), OFTEN)
    server.clock.advance(3_600_000)
    const later = form()
    await create(later)
    await mailTo(later.customer_email)
    expect(await mailsTo(body.customer_email)).toHaveLength(1)
  })

  it('refuses the key of a conversation that is no ticket', async () => {
    const client_id = randomUUID()
    await server.caller(null, 'acme')('createConversation', { body: { subject: 'Chat', client_id } })
    const refused = await create(form({ client_id }))
    expect([refused.code, refused.text.includes('body.client_id')]).toEqual(['invalid_request', true])
  })

  it.each([
    ['an unknown category', 'acme', { category: 'Gossip' }, 'body.category'],
    ['a category of a company without any', 'empty', { category: 'Billing' }, 'body.category'],
    ['an unknown field', 'acme', { custom_fields: { colour: 'red' } }, 'body.custom_fields.colour'],
    [
      'a field of an object’s own',
      'acme',
      { custom_fields: { constructor: 'x' } },
      'body.custom_fields.constructor',
    ],
    ['a choice that is not offered', 'acme', { custom_fields: { plan: 'team' } }, 'body.custom_fields.plan'],
    ['a required field left out', 'clinic', {}, 'body.custom_fields.patient'],
    [
      'a required field left empty',
      'clinic',
      { custom_fields: { patient: ' ' } },
      'body.custom_fields.patient',
    ],
  ])('refuses %s', async (_, tenant, wrong, path) => {
    const refused = await create(form(wrong), tenant)
    expect([refused.status, refused.code]).toEqual([400, 'invalid_request'])
    expect(refused.body).toMatchObject({ issues: [{ path }] })
  })

  it('mails a receipt with number and company, and no word of the visitor’s', async () => {
    const body = form({ customer_name: 'Mallory' })
    const { number, conversationId } = (await create(body)).body
    const mail = await mailTo(body.customer_email)
    expect(mail.subject).toBe(`[#${number}] Acme received your request`)
    const words = JSON.stringify({ subject: mail.subject, text: mail.text, html: mail.html })
    expect(mail.text).toContain(`#${number}`)
    for (const typed of [SUBJECT, body.content, 'Mallory', conversationId, body.customer_email])
      expect(words).not.toContain(typed)
  })

  it.each([
    ['de', (number: number) => `[#${number}] Ihre Anfrage ist bei Acme eingegangen`],
    ['he', (number: number) => `[#${number}] הפנייה שלך התקבלה אצל \u2068Acme\u2069`],
  ])('writes the receipt in the language of the ticket: %s', async (locale, subject) => {
    const body = form({ locale })
    const { number } = (await create(body)).body
    const mail = await mailTo(body.customer_email)
    expect(mail.subject).toBe(subject(number))
    for (const typed of [SUBJECT, body.content]) expect(mail.text).not.toContain(typed)
  })

  it('[CHAT-11] mails the receipt of a conversation that became a ticket, if it has an address', async () => {
    const open = async (address: object) => {
      const body = { subject: 'Help', ...address }
      const { conversationId: id, token } = (
        await server.caller(null, 'acme')('createConversation', { body })
      ).body
      const request = { params: { id }, body: { needs_human: true, make_ticket: true } }
      expect((await server.caller(token)('setNeedsHuman', request)).body.status).toBe('ticket')
      return id
    }
    const customer_email = `${randomUUID()}@visitor.test`
    const [known, unknown] = [await open({ customer_email }), await open({})]
    server.clock.advance(5_000)
    await mailTo(customer_email)
    await waitFor(async () => expect(await receiptDue(known)).toBeNull(), OFTEN)
    expect(await receiptDue(unknown)).toBeNull()
  })

  it('owes no second receipt when a ticket is resolved and opened again', async () => {
    const body = form()
    const { conversationId: id, token } = (await create(body)).body
    await mailTo(body.customer_email)
    await waitFor(async () => expect(await receiptDue(id)).toBeNull(), OFTEN)
    const visitor = server.caller(token)
    await visitor('resolveConversation', { params: { id } })
    await visitor('setNeedsHuman', { params: { id }, body: { needs_human: true, make_ticket: true } })
    expect(await receiptDue(id)).toBeNull()
  })

  it('queues a receipt once, however many nodes look for it at once', async () => {
    const { conversationId: id } = (await create(form())).body
    await waitFor(async () => expect(await receiptDue(id)).toBeNull(), OFTEN)
    const queued = () =>
      given.database.asOwner(query => query('select 1 from public.emails where conversation_id = $1', [id]))
    const before = (await queued()).length
    await given.database.asOwner(query =>
      query('update public.conversations set receipt_due_at = $2 where id = $1', [id, new Date(0)]),
    )
    const deps = { database: given.database, clock: server.clock, takesMail: false }
    await Promise.all([queueReceipts(deps), queueReceipts(deps), queueReceipts(deps)])
    // The server's own job looks, too: it may have the receipt, and not have committed it yet.
    await waitFor(async () => expect(await receiptDue(id)).toBeNull(), OFTEN)
    expect(await queued()).toHaveLength(before + 1)
  })

  it('owes no receipt for the tickets of the demo', async () => {
    const rows = await given.database.asOwner(query =>
      query(
        "select 1 from public.conversations where receipt_due_at is not null and customer_email like '%@example.%'",
      ),
    )
    expect(rows).toEqual([])
  })
})
