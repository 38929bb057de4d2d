/** Removed messages: undone before anybody has read them, and deleted for good. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REPLY_EMAIL_GRACE_MS } from '#contract/constants/conversation.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { tellThread } from './thread-kit.ts'

const GONE = '[system] message deleted'

describeEachDemoDatabase('messages taken back', given => {
  const clock = createManualClock(Date.now() - 3_600_000)
  let server: TestServer
  let agent: Caller
  let other: Caller
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock })
    agent = await server.asMember('agent@acme.test')
    other = await server.asMember('tomas@acme.test')
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  async function reply(id: string, content: string): Promise<{ readonly id: string }> {
    clock.advance(1_000)
    return (await agent('postMessage', { params: { id }, body: { content } })).body.message
  }
  const column = async <T>(id: string, columns: string): Promise<T> =>
    (
      await given.database.asOwner(query =>
        query<T>(`select ${columns} from public.conversations where id = $1`, [id]),
      )
    )[0]!

  it('undoes a reply that nobody has seen: the visitor waits again, and nothing of it is left', async () => {
    const { id, call } = await server.asVisitor()
    await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
    await call('postMessage', { params: { id }, body: { content: 'Where is it?' } })
    const before = await column(id, 'waiting_since, first_replied_at, preview')
    const message = await reply(id, 'To the wrong person')
    expect(await column(id, 'waiting_since')).toEqual({ waiting_since: null })
    expect((await other('undoMessage', { params: message })).code).toBe('forbidden')
    const undone = await agent('undoMessage', { params: message })
    expect([undone.status, undone.body.content, undone.body.meta]).toEqual([
      200,
      GONE,
      { deleted_by: expect.any(String) },
    ])
    expect(await column(id, 'waiting_since, first_replied_at, preview')).toEqual(before)
    const { text } = await call('listMessages', { params: { id }, query: {} })
    expect(text.includes('wrong person')).toBe(false)
    expect((await agent('undoMessage', { params: message })).status).toBe(200)
  })

  it('keeps the whole address of an uploaded file in previews, whose name is at its end', async () => {
    const { id, call } = await server.asVisitor()
    const key = `${id}/1767225600000-${'0123abcd'.repeat(4)}-photo.png`
    const content = `https://files.help.test/storage/v1/object/public/conversation-uploads/${key}`
    await agent('updateConversation', {
      params: { id },
      body: { assignee_id: personId('agent@acme.test') },
    })
    await call('postMessage', { params: { id }, body: { content } })
    expect(await column(id, 'preview')).toEqual({ preview: content })
    const { notifications } = (await agent('listNotifications', { query: {} })).body
    expect(notifications.find(({ conversation_id }) => conversation_id === id)?.excerpt).toBe(content)
    const later = await reply(id, 'x'.repeat(200))
    expect(await column(id, 'preview')).toEqual({ preview: 'x'.repeat(140) })
    await agent('undoMessage', { params: later })
    expect(await column(id, 'preview')).toEqual({ preview: content })
    const { conversations } = (await agent('listConversations', { query: { q: 'photo' } })).body
    expect(conversations.find(found => found.id === id)?.found).toMatchObject({ text: 'photo.png' })
  })

  it('does not undo what the visitor has seen, but deletes it', async () => {
    const { id, call } = await server.asVisitor()
    const message = await reply(id, 'Seen at once')
    await call('postSeen', { params: { id }, body: { sequence: 1 } })
    expect((await agent('undoMessage', { params: message })).code).toBe('message_seen')
    expect((await call('listMessages', { params: { id }, query: {} })).text).toContain('Seen at once')
    expect((await agent('removeMessage', { params: message })).body.content).toBe(GONE)
    expect(await column(id, 'preview')).toEqual({ preview: '' })
  })

  it('also deletes the comment on an answer that the message repeats, and no other comment', async () => {
    const said = [
      ['ai', 'It costs 9.', { type: 'answer', helpful: false, comment: 'And in euros?' }],
      ['visitor', 'And in euros?'],
      ['ai', 'It costs 8.', { type: 'answer', helpful: false, comment: 'With tax?' }],
    ] as const
    const id = await given.database.asOwner(query => tellThread(query, clock, said))
    const { messages } = (await admin('listMessages', { params: { id }, query: {} })).body
    expect((await admin('removeMessage', { params: { id: messages[1]!.id } })).status).toBe(200)
    const sql = 'select rating_comment from public.messages where conversation_id = $1 order by sequence'
    const kept = await given.database.asOwner(query => query(sql, [id]))
    expect(kept.map(({ rating_comment }) => rating_comment)).toEqual([null, null, 'With tax?'])
  })

  it('tells a screen that has the message already that it is gone', async () => {
    const { id, call } = await server.asVisitor()
    const message = await reply(id, 'On a screen')
    await reply(id, 'Next')
    await agent('removeMessage', { params: message })
    const { messages } = (await call('listMessages', { params: { id }, query: { after: 2 } })).body
    expect(messages.map(({ sequence, content }) => [sequence, content])).toEqual([[1, GONE]])
    const all = (await call('listMessages', { params: { id }, query: {} })).body.messages
    expect(all.map(({ sequence }) => sequence)).toEqual([1, 2])
  })

  it('decides under the row lock: of a look and an undo at once exactly one wins', async () => {
    const { id, call } = await server.asVisitor()
    const message = await reply(id, 'A race')
    const [undone, seen] = await Promise.all([
      agent('undoMessage', { params: message }),
      call('postSeen', { params: { id }, body: { sequence: 1 } }),
    ])
    expect(seen.status).toBe(200)
    const { text } = await call('listMessages', { params: { id }, query: {} })
    expect(text.includes('A race')).toBe(undone.code === 'message_seen')
  })

  it('lets one delete the own words, those who settle things anybody’s, and nobody else', async () => {
    const { id, call } = await server.asVisitor()
    const { body } = await call('postMessage', { params: { id }, body: { content: 'My card is 4111' } })
    const params = { id: body.message.id }
    expect((await agent('removeMessage', { params })).code).toBe('forbidden')
    expect((await call('removeMessage', { params })).code).toBe('forbidden')
    expect((await admin('removeMessage', { params })).body).toMatchObject({ content: GONE, sequence: 1 })
    const [row] = await given.database.asOwner(query =>
      query<{ action: string }>('select action from public.audit where target_id = $1', [params.id]),
    )
    expect(row).toEqual({ action: 'message.removed' })
  })

  it('removes the file that a message stood for', async () => {
    const { id } = await server.asVisitor()
    const name = `${id}/1-x-a b.png`
    await given.database.asOwner(query =>
      query("insert into storage.objects (bucket_id, name) values ('conversation-uploads', $1)", [name]),
    )
    const address = `http://files.test/storage/v1/object/public/conversation-uploads/${id}/1-x-a%20b.png`
    const message = await reply(id, address)
    const files = () =>
      given.database.asOwner(query => query('select from storage.objects where name = $1', [name]))
    expect(await files()).toHaveLength(1)
    await agent('removeMessage', { params: message })
    expect(await files()).toHaveLength(0)
  })

  it('mails nothing of a reply that was undone, and undoes nothing that was mailed', async () => {
    const customer_email = 'undo@visitor.test'
    const opened = await server.caller(null, 'acme')('createTicket', {
      body: { customer_email, subject: 'Help', content: 'Please' },
    })
    const id = opened.body.conversationId
    await agent('undoMessage', { params: await reply(id, 'Undone words') })
    const mailed = await reply(id, 'Mailed words')
    clock.advance(REPLY_EMAIL_GRACE_MS + 5_000)
    await expect
      .poll(
        async () => (await readMails(server.dataFolder)).filter(({ text }) => text.includes('Mailed words')),
        { interval: 15 },
      )
      .toHaveLength(1)
    const mails = (await readMails(server.dataFolder)).filter(({ to }) => to === customer_email)
    expect(mails.some(({ text }) => text.includes('Undone words'))).toBe(false)
    await expect
      .poll(async () => (await agent('undoMessage', { params: mailed })).code, { interval: 15 })
      .toBe('message_seen')
  })
})
