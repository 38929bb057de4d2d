/** What visitors may do with their own conversation, besides writing. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { staffConversation } from '#contract/entities/conversation.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import {
  type Caller,
  openTestServer,
  personId,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const OFTEN = { interval: 15 }

describeEachDemoDatabase('a visitor’s own data', given => {
  let server: TestServer
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())

  /** Opens a visitor with an email. */
  async function withAddress(customer_email: string | undefined, name?: string): Promise<VisitorCaller> {
    const body = { subject: 'Help', customer_email, ...(name && { customer_name: name }) }
    const created = (await server.caller(null, 'acme')('createConversation', { body })).body
    return { id: created.conversationId, token: created.token, call: server.caller(created.token) }
  }
  const newAddress = () => `${randomUUID()}@visitor.test`
  const transcriptTo = (address: string) =>
    waitFor(async () => {
      const found = (await readMails(server.dataFolder)).find(({ to }) => to === address)
      expect(found).toBeDefined()
      return found!
    }, OFTEN)
  const say = (visitor: VisitorCaller, content: string) =>
    visitor.call('postMessage', { params: { id: visitor.id }, body: { content } })
  /** Adds a mark of the server, as a timeout does. */
  const mark = ({ id }: VisitorCaller) =>
    given.database.asOwner(query =>
      query(
        `insert into public.messages (company_id, conversation_id, sender_type, content)
         select company_id, id, 'system', '[system] not for the eye' from public.conversations where id = $1`,
        [id],
      ),
    )
  const read = async ({ id }: VisitorCaller) =>
    staffConversation.parse((await agent('getConversation', { params: { id } })).body)
  /** Opens a visitor whose question the AI has answered. */
  async function answered() {
    const visitor = await server.asVisitor()
    await say(visitor, 'How much does Acme Planner cost?')
    const answer = await waitFor(async () => {
      const { messages } = (await visitor.call('listMessages', { params: { id: visitor.id }, query: {} }))
        .body
      const found = messages.find(({ sender_type }) => sender_type === 'ai')
      expect(found).toBeDefined()
      return found!
    }, OFTEN)
    return { visitor, answer }
  }

  it('raises what either side has seen, never lowers it, never beyond the last message', async () => {
    const visitor = await server.asVisitor()
    const params = { id: visitor.id }
    await visitor.call('setNeedsHuman', { params, body: { needs_human: true } })
    for (const content of ['one', 'two', 'three']) await say(visitor, content)
    const before = await read(visitor)
    // Too little for the server's jobs, which change conversations as well.
    server.clock.advance(1)
    const changes: { table: string; type: string; id: string }[] = []
    const stop = await given.database.listen('gateway_changes', payload => changes.push(JSON.parse(payload)))
    // Changes arrive in the order of their commits: those of the three messages before this one.
    const marker = await server.asVisitor()
    await waitFor(() => expect(changes.map(({ id }) => id)).toContain(marker.id), OFTEN)
    changes.length = 0
    const told = () =>
      changes.filter(({ id }) => id === visitor.id).map(({ table, type }) => `${table} ${type}`)
    const seen = async (call: Caller, sequence: number) => {
      expect((await call('postSeen', { params, body: { sequence } })).status).toBe(200)
      const { agent_seen_sequence, visitor_seen_sequence, updated_at } = await read(visitor)
      return [visitor_seen_sequence, agent_seen_sequence, updated_at]
    }
    const at = before.updated_at
    const start = before.visitor_seen_sequence
    expect(await seen(agent, 2)).toEqual([start, 2, at])
    expect(await seen(agent, 1)).toEqual([start, 2, at])
    expect(await seen(visitor.call, 3)).toEqual([3, 2, at])
    expect(await seen(agent, 99)).toEqual([3, 3, at])
    // Only an increase is sent to the other side.
    await waitFor(() => expect(told()).toEqual(Array(3).fill('conversations UPDATE')), OFTEN)
    await stop()
    const viewer = await server.asMember('elena@acme.test')
    expect((await viewer('postSeen', { params, body: { sequence: 3 } })).code).toBe('forbidden')
  })

  it('keeps the visitor’s word on an AI answer, and takes it back', async () => {
    const { visitor, answer } = await answered()
    const params = { id: visitor.id }
    const rate = (helpful: boolean | null, message_id = answer.id) =>
      visitor.call('rateAnswer', { params, body: { message_id, helpful } })
    expect(answer.helpful).toBeNull()
    expect((await rate(true)).body).toEqual({ ...answer, helpful: true })
    expect((await rate(false)).body.helpful).toBe(false)
    const { messages } = (await agent('listMessages', { params, query: {} })).body
    expect(messages.map(({ helpful }) => helpful)).toEqual([null, false])
    expect((await rate(null)).body.helpful).toBeNull()
  })

  it('keeps what the visitor missed in an answer with its rating, as long as it is unhelpful', async () => {
    const { visitor, answer } = await answered()
    const params = { id: visitor.id }
    const rate = (helpful: boolean | null, comment?: string) =>
      visitor.call('rateAnswer', { params, body: { message_id: answer.id, helpful, comment } })
    const stored = async () => {
      const sql = 'select helpful, rating_comment from public.messages where id = $1'
      return (await given.database.asOwner(query => query(sql, [answer.id])))[0]
    }
    expect((await rate(false, ' The price per year ')).body).toEqual({ ...answer, helpful: false })
    expect(await stored()).toEqual({ helpful: false, rating_comment: 'The price per year' })
    await rate(false)
    expect(await stored()).toEqual({ helpful: false, rating_comment: 'The price per year' })
    await rate(false, 'And with tax')
    expect(await stored()).toEqual({ helpful: false, rating_comment: 'And with tax' })
    for (const helpful of [true, null]) {
      await rate(false, 'And with tax')
      await rate(helpful)
      expect(await stored()).toEqual({ helpful, rating_comment: null })
    }
  })

  it('lets nobody rate what is no answer of the AI in this very conversation', async () => {
    const { visitor, answer } = await answered()
    const other = await answered()
    const params = { id: visitor.id }
    const { message: own } = (await say(visitor, 'Which wine goes with grilled octopus?')).body
    const offer = await waitFor(async () => {
      const { messages } = (await visitor.call('listMessages', { params, query: { after: own.sequence } }))
        .body
      expect(messages[0]?.meta.type).toBe('offer')
      return messages[0]!
    }, OFTEN)
    for (const message_id of [own.id, offer.id, other.answer.id, randomUUID()]) {
      const body = { message_id, helpful: true }
      expect((await visitor.call('rateAnswer', { params, body })).code).toBe('answer_not_found')
    }
    const body = { message_id: answer.id, helpful: true }
    expect((await agent('rateAnswer', { params, body })).code).toBe('forbidden')
    expect((await other.visitor.call('rateAnswer', { params, body })).code).toBe('conversation_not_found')
  })

  it('mails the visible thread to the conversation’s own address, once in five minutes', async () => {
    const address = newAddress()
    const visitor = await withAddress(address, 'Vi')
    const params = { id: visitor.id }
    await visitor.call('setNeedsHuman', { params, body: { needs_human: true } })
    await say(visitor, 'Is anybody there?')
    await mark(visitor)
    await agent('postMessage', { params, body: { content: 'Yes, I am here' } })
    const body = { email: 'attacker@elsewhere.test' }
    const sent = await Promise.all([
      visitor.call('sendTranscript', { params, body } as never),
      visitor.call('sendTranscript', { params }),
    ])
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 429])
    await transcriptTo(address)
    server.clock.advance(299_999)
    expect((await visitor.call('sendTranscript', { params })).code).toBe('transcript_sent')
    const mails = (await readMails(server.dataFolder)).filter(({ subject }) =>
      subject.includes('conversation'),
    )
    const mine = mails.filter(({ to }) => to === address)
    expect([mine.length, mails.some(({ to }) => to.includes('elsewhere'))]).toEqual([1, false])
    expect(mine[0]!.subject).toBe('Your conversation with Acme')
    expect(mine[0]!.text).toMatch(
      /^Vi, \d{4}-\d\d-\d\dT[\d:.]+Z\nIs anybody there\?\n\nPriya, \d{4}-\d\d-\d\dT[\d:.]+Z\nYes, I am here\n\nYou received this email because [^\n]+$/,
    )
    server.clock.advance(1)
    expect((await visitor.call('sendTranscript', { params })).status).toBe(200)
  })

  it.each([
    ['de', 'Ihre Unterhaltung mit Acme', /^Sie, \d{4}-\S+Z\nHallo\n\n[^\n]+$/],
    ['ar', 'محادثتك مع \u2068Acme\u2069', /^أنت، \u2066\d{4}-\S+Z\u2069\nHallo\n\n[^\n]+$/],
  ] as const)(
    'writes the transcript in the language of the conversation: %s',
    async (locale, subject, text) => {
      const customer_email = newAddress()
      const body = { subject: 'Help', customer_email, locale }
      const created = (await server.caller(null, 'acme')('createConversation', { body })).body
      const visitor = {
        id: created.conversationId,
        token: created.token,
        call: server.caller(created.token),
      }
      const params = { id: visitor.id }
      await visitor.call('setNeedsHuman', { params, body: { needs_human: true } })
      await say(visitor, 'Hallo')
      expect((await visitor.call('sendTranscript', { params })).status).toBe(200)
      const mail = await transcriptTo(customer_email)
      expect(mail.subject).toBe(subject)
      expect(mail.text).toMatch(text)
    },
  )

  it('writes an uploaded file into the transcript by its name, above its address', async () => {
    const customer_email = newAddress()
    const visitor = await withAddress(customer_email)
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    const address = `https://files.example.com${UPLOAD_PUBLIC_PATH}c1/1763900000000-a1b2c3d4-photo.png`
    await say(visitor, address)
    expect((await visitor.call('sendTranscript', { params: { id: visitor.id } })).status).toBe(200)
    const mail = await transcriptTo(customer_email)
    expect(mail.text).toContain(`\nphoto.png\n${address}\n`)
  })

  it('has nothing to send without an address, and before the first visible word', async () => {
    const nameless = await withAddress(undefined)
    await say(nameless, 'Hello')
    const silent = await withAddress(newAddress())
    const hidden = await withAddress(newAddress())
    await hidden.call('setNeedsHuman', { params: { id: hidden.id }, body: { needs_human: true } })
    await mark(hidden)
    for (const { id, call } of [nameless, silent, hidden])
      expect((await call('sendTranscript', { params: { id } })).code).toBe('nothing_to_send')
  })

  it('corrects the name as often as wanted and the address once, and tells neither back', async () => {
    const visitor = await withAddress('Wrong@Visitor.test', 'Vi')
    const params = { id: visitor.id }
    const correct = (body: { email?: string; name?: string }) =>
      visitor.call('correctContact', { params, body })
    for (const name of ['Vera', 'Violet']) {
      const answer = await correct({ name })
      expect([answer.status, answer.text]).toEqual([200, '{"ok":true}'])
    }
    expect((await correct({ email: 'wrong@visitor.test' })).status).toBe(200)
    expect((await correct({ email: ' Right@Visitor.TEST ' })).status).toBe(200)
    expect((await correct({ email: 'again@visitor.test', name: 'Nobody' })).code).toBe('email_corrected')
    expect((await correct({ email: 'right@visitor.test' })).status).toBe(200)
    expect(await read(visitor)).toMatchObject({
      customer_email: 'right@visitor.test',
      customer_name: 'Violet',
      is_verified: false,
    })
    const [customer] = await given.database.asOwner(query =>
      query(
        `select u.email, u.is_verified from public.customers u join public.conversations c on c.customer_id = u.id
          where c.id = $1`,
        [visitor.id],
      ),
    )
    expect(customer).toEqual({ email: 'right@visitor.test', is_verified: false })
    expect((await correct({ name: '' })).status).toBe(200)
    expect((await read(visitor)).customer_name).toBeNull()
  })

  it('takes a first address for no correction', async () => {
    const visitor = await withAddress(undefined)
    for (const [email, status] of [
      [newAddress(), 200],
      [newAddress(), 200],
      [newAddress(), 409],
    ] as const)
      expect(
        (await visitor.call('correctContact', { params: { id: visitor.id }, body: { email } })).status,
      ).toBe(status)
  })

  it('erases the conversation with messages and files, and answers like for an unknown one after it', async () => {
    const [visitor, neighbour] = [await server.asVisitor(), await server.asVisitor()]
    const urls = []
    for (const { id, token, call } of [visitor, neighbour]) {
      await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
      await call('postMessage', { params: { id }, body: { content: 'My secret is a lapwing' } })
      const key = `conversation-uploads/${id}/1700000000000-0123456789abcdef0123456789abcdef-note.txt`
      const uploaded = await server.request(`/storage/v1/object/${key}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
        body: 'a file',
      })
      expect([uploaded.status, await uploaded.text()]).toEqual([200, expect.stringContaining(key)])
      urls.push(`/storage/v1/object/public/${key}`)
    }
    const params = { id: visitor.id }
    const open = (url: string) => server.request(url, { headers: { host: 'files.localhost:3000' } })
    expect((await open(urls[0]!)).status).toBe(200)
    const stored = () => readdir(join(server.dataFolder, 'files'))
    expect(await stored()).toHaveLength(2)
    const erased = await visitor.call('eraseConversation', { params })
    expect(await stored()).toHaveLength(1)
    expect([erased.status, erased.text]).toEqual([200, '{"ok":true}'])

    const unknown = server.caller(
      await server.tokens.sign(
        {
          aud: 'visitor',
          role: 'anon',
          company_id: (await server.caller(null, 'acme')('tenant')).body.id,
          conversation_id: '00000000-0000-4000-8000-000000000000',
          tenant: 'acme',
        },
        Math.floor(server.clock.now() / 1_000) + 600,
      ),
    )
    const nowhere = { id: '00000000-0000-4000-8000-000000000000' }
    const asked = async (call: Caller, params: { id: string }) => [
      await call('getConversation', { params }),
      await call('listMessages', { params, query: {} }),
      await call('postMessage', { params, body: { content: 'x' } }),
      await call('getQueuePosition', { params }),
      await call('setNeedsHuman', { params, body: { needs_human: true } }),
      await call('resolveConversation', { params }),
      await call('applyTimeout', { params, body: { rule: 'auto-close' } }),
      await call('postTyping', { params }),
      await call('postSeen', { params, body: { sequence: 1 } }),
      await call('rateAnswer', { params, body: { message_id: randomUUID(), helpful: true } }),
      await call('sendTranscript', { params }),
      await call('correctContact', { params, body: { name: 'x' } }),
      await call('eraseConversation', { params }),
      await call('createVisitorToken', { body: { conversation_id: params.id } }),
    ]
    const plain = (answers: readonly { status: number; text: string }[]) =>
      answers.map(({ status, text }) => [status, text])
    const gone = plain(await asked(visitor.call, params))
    expect(new Set(gone.map(([status]) => status))).toEqual(new Set([404]))
    expect(gone).toEqual(plain(await asked(unknown, nowhere)))
    expect((await agent('getConversation', { params })).code).toBe('conversation_not_found')

    const left = await given.database.asOwner(async query => ({
      messages: await query('select 1 from public.messages where conversation_id = $1', [visitor.id]),
      files: await query('select 1 from storage.objects where name like $1', [`${visitor.id}/%`]),
      audit: await query('select action, actor_id, detail from public.audit where target_id = $1', [
        visitor.id,
      ]),
    }))
    expect(left).toEqual({
      messages: [],
      files: [],
      audit: [{ action: 'conversation.erased_by_visitor', actor_id: null, detail: {} }],
    })
    expect(await Promise.all(urls.map(async url => (await open(url)).status))).toEqual([404, 200])
    const { body } = await neighbour.call('listMessages', { params: { id: neighbour.id }, query: {} })
    expect(body.messages.map(({ content }) => content)).toEqual(['My secret is a lapwing'])
  })

  it('forgets a typed address with the last conversation that has it', async () => {
    const customers = () =>
      given.database.asOwner(query =>
        query<{ count: number }>(
          "select count(*)::int from public.customers where email = 'gone@visitor.test'",
        ),
      )
    const start = async () => {
      const body = { subject: 'Hello', customer_email: 'gone@visitor.test' }
      const created = await server.caller(null, 'acme')('createConversation', { body })
      return () =>
        server.caller(created.body.token)('eraseConversation', {
          params: { id: created.body.conversationId },
        })
    }
    const [eraseFirst, eraseLast] = [await start(), await start()]
    await eraseFirst()
    expect(await customers()).toEqual([{ count: 1 }])
    await eraseLast()
    expect(await customers()).toEqual([{ count: 0 }])
  })

  it('leaves erasing to the visitor alone', async () => {
    const visitor = await server.asVisitor()
    const other = await server.asVisitor()
    const params = { id: visitor.id }
    expect((await agent('eraseConversation', { params })).code).toBe('forbidden')
    expect((await other.call('eraseConversation', { params })).code).toBe('conversation_not_found')
    expect((await visitor.call('getConversation', { params })).status).toBe(200)
  })

  it('[CHAT-12] tells a visitor no address and nobody’s id in any of these answers', async () => {
    const { visitor, answer } = await answered()
    const params = { id: visitor.id }
    await visitor.call('correctContact', { params, body: { email: 'hidden@visitor.test' } })
    await agent('updateConversation', { params, body: { assignee_id: personId('agent@acme.test') } })
    const texts = [
      await visitor.call('rateAnswer', { params, body: { message_id: answer.id, helpful: true } }),
      await visitor.call('postSeen', { params, body: { sequence: 1 } }),
      await visitor.call('getConversation', { params }),
      await visitor.call('sendTranscript', { params }),
    ].map(({ text }) => text)
    for (const secret of ['hidden@', personId('agent@acme.test'), 'custom_fields', 'is_verified'])
      expect(texts.join('')).not.toContain(secret)
  })
})
