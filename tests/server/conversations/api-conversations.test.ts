/** Calls about a conversation, from both sides. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedPeople } from '#demo/people.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

describeEachDatabase(
  'conversation calls',
  given => {
    let server: TestServer
    let agent: Caller
    let other: Caller

    beforeAll(async () => {
      server = await openTestServer(given.database)
      agent = await server.asMember('agent@acme.test')
      other = await server.asMember('tomas@acme.test')
    })
    afterAll(() => server.close())

    it('[API-02] [CHAT-07] creates with 40 characters of subject and priority medium, and both sides read it', async () => {
      const subject = '🐦'.repeat(45)
      const custom_fields = { plan: 'Team' }
      const body = { subject, customer_email: 'New@Visitor.test', customer_name: 'Vi', custom_fields }
      const created = await server.caller(null, 'acme')('createConversation', { body })
      expect(created.status).toBe(201)
      expect(created.body.token.split('.')).toHaveLength(3)
      const params = { id: created.body.conversationId }
      const staff = await agent('getConversation', { params })
      expect(staff.body).toMatchObject({
        subject: '🐦'.repeat(40),
        priority: 'medium',
        source: 'widget',
        status: 'open',
        customer_email: 'new@visitor.test',
        custom_fields,
      })
      const visitor = await server.caller(created.body.token)('getConversation', { params })
      expect([visitor.status, visitor.text.includes('visitor.test')]).toEqual([200, false])
      const list = await agent('listConversations', { query: { limit: 50 } })
      expect(list.body.conversations.map(({ id }) => id)).toContain(params.id)
      expect((await server.caller(created.body.token)('listConversations')).code).toBe('forbidden')
      expect((await server.caller(null)('listConversations')).code).toBe('token_missing')
      const patched = await agent('updateConversation', { params, body: { priority: 'urgent' } })
      expect([patched.status, patched.body.priority]).toEqual([200, 'urgent'])
    })

    it('gives the same conversation for the same client_id, and another one in another tenant', async () => {
      const body = { subject: 'Twice', client_id: randomUUID() }
      const create = async (tenant: string) =>
        (await server.caller(null, tenant)('createConversation', { body })).body.conversationId
      const [first, second] = await Promise.all([create('acme'), create('acme')])
      expect(second).toBe(first)
      expect(await create('noor')).not.toBe(first)
    })

    it('[CHAT-20] stores one client_id once and two equal texts twice', async () => {
      const { id, call } = await server.asVisitor()
      await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
      const post = (client_id: string) =>
        call('postMessage', { params: { id }, body: { content: 'same', client_id } })
      const client = randomUUID()
      const [one, again] = await Promise.all([post(client), post(client)])
      expect([one.status, again.status]).toEqual([201, 201])
      expect(again.body.message).toEqual(one.body.message)
      await post(randomUUID())
      const { body } = await call('listMessages', { params: { id }, query: {} })
      expect(body.messages.map(({ content, sequence }) => [content, sequence])).toEqual([
        ['same', 1],
        ['same', 2],
      ])
    })

    it('numbers 50 parallel posts of both sides without holes, each by its credential', async () => {
      const { id, call } = await server.asVisitor()
      await agent('updateConversation', {
        params: { id },
        body: { assignee_id: personId('agent@acme.test') },
      })
      const posts = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          (i % 2 === 0 ? call : agent)('postMessage', { params: { id }, body: { content: `m${i}` } }),
        ),
      )
      expect(posts.map(({ status }) => status)).toEqual(Array(50).fill(201))
      const { messages } = (await call('listMessages', { params: { id }, query: {} })).body
      expect(messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
      for (const { content, sender_type } of messages)
        expect([content, sender_type]).toEqual([
          content,
          Number(content.slice(1)) % 2 === 0 ? 'visitor' : 'agent',
        ])
      const rest = await call('listMessages', { params: { id }, query: { after: 48 } })
      expect(rest.body.messages.map(({ sequence }) => sequence)).toEqual([49, 50])
    })

    it('[CHAT-10] gives waiting visitors unique places in order, and moves them up', async () => {
      const waiting = [
        await server.asVisitor('empty'),
        await server.asVisitor('empty'),
        await server.asVisitor('empty'),
      ]
      for (const { id, call } of waiting) {
        server.clock.advance(1_000)
        await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
      }
      const positions = () =>
        Promise.all(
          waiting.map(
            async ({ id, call }) => (await call('getQueuePosition', { params: { id } })).body.position,
          ),
        )
      expect(await positions()).toEqual([1, 2, 3])
      await waiting[0]!.call('resolveConversation', { params: { id: waiting[0]!.id } })
      expect((await positions()).slice(1)).toEqual([1, 2])
    })

    it('[CHAT-18] resolves, reopens by needs_human false, and reopens by a message', async () => {
      const { id, call } = await server.asVisitor()
      const params = { id }
      expect((await call('resolveConversation', { params })).body.status).toBe('resolved')
      expect((await call('resolveConversation', { params })).body.status).toBe('resolved')
      const reopened = await call('setNeedsHuman', { params, body: { needs_human: false } })
      expect(reopened.body).toMatchObject({ status: 'open', responder: 'ai', needs_human: false })
      await agent('resolveConversation', { params })
      const posted = await call('postMessage', { params, body: { content: 'One more thing' } })
      expect(posted.body.conversation.status).toBe('open')
    })

    it('makes a ticket once, however often it is asked', async () => {
      const { id, call } = await server.asVisitor()
      const ask = () =>
        call('setNeedsHuman', { params: { id }, body: { needs_human: true, make_ticket: true } })
      const first = await ask()
      server.clock.advance(5_000)
      const second = await ask()
      expect([first.body.status, second.body.status]).toEqual(['ticket', 'ticket'])
      const { body } = await agent('getConversation', { params: { id } })
      expect(body).toMatchObject({ human_requested_at: first.body.updated_at, last_sequence: 0 })
    })

    it('lets exactly one of two agents take a conversation', async () => {
      for (let round = 0; round < 5; round++) {
        const { id } = await server.asVisitor()
        const take = (call: Caller, email: string) =>
          call('updateConversation', {
            params: { id },
            body: { assignee_id: personId(email), expected_assignee_id: null },
          })
        const both = await Promise.all([take(agent, 'agent@acme.test'), take(other, 'tomas@acme.test')])
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
        expect(both.find(({ status }) => status === 409)?.code).toBe('already_assigned')
      }
    })

    it('holds a reply that was written before a colleague’s, until it is sent without what its writer had seen', async () => {
      const { id, call } = await server.asVisitor()
      const params = { id }
      const { message: question } = (await call('postMessage', { params, body: { content: 'Hello?' } })).body
      await server.jobsSettled()
      const reply = (sender: Caller, content: string, seen?: number, client_id = randomUUID()) =>
        sender('postMessage', { params, body: { content, client_id, seen_sequence: seen } })
      const first = await reply(agent, 'I have it', question.sequence)
      // The writer's own replies don't hold their next one.
      expect([first.status, (await reply(agent, 'One moment', question.sequence)).status]).toEqual([201, 201])

      const client = randomUUID()
      const second = await reply(other, 'So do I', question.sequence, client)
      expect([second.status, second.code]).toEqual([409, 'colleague_replied'])
      expect(second.text).toContain('Priya replied in the meantime.')
      const listed = async () =>
        (await agent('listMessages', { params, query: {} })).body.messages.map(({ content }) => content)
      expect(await listed()).toEqual(expect.not.arrayContaining(['So do I']))
      expect((await reply(other, 'So do I', undefined, client)).status).toBe(201)
      expect(await listed()).toContain('So do I')
      // Repeated after it was stored, it is that message again, whoever replied since.
      expect((await reply(other, 'So do I', question.sequence, client)).status).toBe(201)
    })

    it('[CHAT-12] shows a visitor the agent’s first name, and no address or id of staff', async () => {
      const { id, call } = await server.asVisitor()
      const params = { id }
      await agent('updateConversation', { params, body: { assignee_id: personId('agent@acme.test') } })
      await agent('postMessage', { params, body: { content: 'Hello, I am here' } })
      const answers = [
        await call('getConversation', { params }),
        await call('listMessages', { params, query: {} }),
        await call('postMessage', { params, body: { content: 'Hi' } }),
        await call('setNeedsHuman', { params, body: { needs_human: true } }),
        await call('getQueuePosition', { params }),
        await call('resolveConversation', { params }),
      ]
      expect(answers[0]!.body).toMatchObject({ assignee_name: 'Priya', responder: 'agent' })
      const all = answers.map(({ text }) => text).join('')
      expect(all).toContain('Priya')
      for (const { id: staffId, email, full_name } of seedPeople)
        for (const secret of [staffId, email, full_name]) expect(all).not.toContain(secret)
    })
  },
  { content: 'demo' },
)
