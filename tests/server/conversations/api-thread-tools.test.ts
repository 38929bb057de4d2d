/** Agents' writing tools: notes, drafts, canned replies, macros, and a thread's pages. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AFTER_ALL_MESSAGES } from '#contract/constants/thread-tools.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

describeEachDemoDatabase('thread tools', given => {
  let server: TestServer
  let agent: Caller
  let other: Caller
  let admin: Caller
  let viewer: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    other = await server.asMember('tomas@acme.test')
    admin = await server.asMember('admin@acme.test')
    viewer = await server.asMember('elena@acme.test')
  })
  afterAll(() => server.close())

  it('keeps notes between colleagues: seen by members, never by the visitor, removed by their author alone', async () => {
    const { id, call } = await server.asVisitor()
    const params = { id }
    const client_id = randomUUID()
    const body = { content: 'Ask the bank.', client_id, mentioned_ids: [personId('tomas@acme.test')] }
    const note = await agent('addNote', { params, body })
    expect(note.status).toBe(201)
    expect(note.body).toMatchObject({ content: 'Ask the bank.', mentioned_ids: body.mentioned_ids })
    const again = await agent('addNote', { params, body })
    expect(again.body).toEqual(note.body)
    expect((await viewer('listNotes', { params })).body.notes).toEqual([note.body])
    expect((await call('listNotes', { params })).code).toBe('forbidden')
    const { body: thread, text } = await call('listMessages', { params, query: {} })
    expect([thread.messages, text.includes('bank')]).toEqual([[], false])
    expect((await viewer('addNote', { params, body: { content: 'x' } })).code).toBe('forbidden')
    const own = { params: { id: note.body.id } }
    expect((await other('removeNote', own)).code).toBe('note_not_found')
    expect((await agent('removeNote', own)).status).toBe(200)
    expect((await agent('listNotes', { params })).body.notes).toEqual([])
  })

  it.each(['hana@acme.test', 'admin@noor.test'])(
    'refuses a mention of %s, who is no active colleague',
    async email => {
      await given.database.asOwner(query =>
        query("update public.profiles set status = 'suspended' where id = $1", [personId('hana@acme.test')]),
      )
      const { id } = await server.asVisitor()
      const body = { content: 'Look', mentioned_ids: [personId('tomas@acme.test'), personId(email)] }
      expect((await agent('addNote', { params: { id }, body })).code).toBe('person_not_found')
      expect((await agent('listNotes', { params: { id } })).body.notes).toEqual([])
    },
  )

  it('tells what happened, in order and by whom', async () => {
    const { id } = await server.asVisitor()
    const params = { id }
    await agent('updateConversation', { params, body: { assignee_id: personId('agent@acme.test') } })
    await agent('updateConversation', { params, body: { priority: 'urgent' } })
    const { activities } = (await viewer('listActivities', { params })).body
    expect(activities.map(({ kind, actor_type }) => [kind, actor_type])).toEqual([
      ['created', 'visitor'],
      ['assignee', 'agent'],
      ['priority', 'agent'],
    ])
    expect(activities[2]).toMatchObject({
      actor_id: personId('agent@acme.test'),
      detail: { from: 'medium', to: 'urgent' },
    })
  })

  it('lists what was merged into a conversation', async () => {
    const [{ id }, source] = [await server.asVisitor(), await server.asVisitor()]
    await given.database.asOwner(query =>
      query("update public.conversations set status = 'resolved', merged_into_id = $2 where id = $1", [
        source.id,
        id,
      ]),
    )
    const { conversations } = (await agent('listMerged', { params: { id } })).body
    expect(conversations.map(each => each.id)).toEqual([source.id])
    expect((await agent('listMerged', { params: { id: source.id } })).body.conversations).toEqual([])
  })

  it('reads a thread backwards, page by page', async () => {
    const { id } = await server.asVisitor()
    const params = { id }
    for (const content of ['1', '2', '3', '4', '5']) await agent('postMessage', { params, body: { content } })
    const page = async (query: { before?: number; after?: number; limit: number }) =>
      (await agent('listMessages', { params, query })).body.messages.map(({ content }) => content)
    expect(await page({ before: AFTER_ALL_MESSAGES, limit: 2 })).toEqual(['4', '5'])
    expect(await page({ before: 4, limit: 2 })).toEqual(['2', '3'])
    expect(await page({ before: 2, limit: 2 })).toEqual(['1'])
    expect(await page({ before: 5, after: 2, limit: 9 })).toEqual(['3', '4'])
    expect(await page({ limit: 2 })).toEqual(['1', '2'])
  })

  it('keeps a draft for its writer alone, until it is empty', async () => {
    const { id } = await server.asVisitor()
    const params = { id }
    const draftOf = async (call: Caller) => (await call('getThreadDraft', { params })).body.draft
    expect(await draftOf(agent)).toBeNull()
    await agent('saveThreadDraft', { params, body: { kind: 'reply', content: 'Dear ' } })
    await agent('saveThreadDraft', { params, body: { kind: 'note', content: 'Dear all ' } })
    expect(await draftOf(agent)).toEqual({ kind: 'note', content: 'Dear all ' })
    expect([await draftOf(other), await draftOf(admin)]).toEqual([null, null])
    await agent('saveThreadDraft', { params, body: { kind: 'reply', content: ' ' } })
    expect(await draftOf(agent)).toBeNull()
    expect((await viewer('saveThreadDraft', { params, body: { kind: 'reply', content: 'x' } })).code).toBe(
      'forbidden',
    )
  })

  it('keeps canned replies: everybody’s by those who settle things, one’s own seen by nobody else', async () => {
    const shortcut = 'refund'
    const body = { shortcut, content: 'Hi {{ customer.first_name }}, no. {{ticket.number}}', is_shared: true }
    expect((await agent('createCannedReply', { body })).code).toBe('forbidden')
    const shared = await admin('createCannedReply', { body })
    expect([shared.status, shared.body.owner_id]).toEqual([201, null])
    expect((await admin('createCannedReply', { body })).code).toBe('shortcut_taken')
    const own = await agent('createCannedReply', { body: { ...body, content: 'Mine', is_shared: false } })
    expect(own.body.owner_id).toBe(personId('agent@acme.test'))
    const contents = async (call: Caller) =>
      (await call('listCannedReplies')).body.replies
        .filter(reply => reply.shortcut === shortcut)
        .map(({ content }) => content)
    expect((await contents(agent)).sort()).toEqual([body.content, 'Mine'])
    expect(await contents(admin)).toEqual([body.content])
    const params = { id: own.body.id }
    expect((await admin('removeCannedReply', { params })).code).toBe('canned_reply_not_found')
    expect((await agent('updateCannedReply', { params, body })).code).toBe('forbidden')
    expect((await agent('updateCannedReply', { params: { id: shared.body.id }, body })).code).toBe(
      'forbidden',
    )
    const changed = { shortcut: 'mine', content: 'Still mine', is_shared: false }
    expect((await agent('updateCannedReply', { params, body: changed })).body).toMatchObject({
      shortcut: 'mine',
      content: 'Still mine',
    })
    expect((await agent('removeCannedReply', { params })).status).toBe(200)
    expect(await contents(agent)).toEqual([body.content])
  })

  it('says which variable of a canned reply does not exist', async () => {
    const body = { shortcut: 'x', content: 'Hi {{customer.nickname}}', is_shared: false }
    const { status, code, text } = await agent('createCannedReply', { body })
    expect([status, code]).toEqual([400, 'invalid_request'])
    expect(text).toContain('There is no variable {{customer.nickname}}.')
  })

  it('keeps macros: everybody sees them, those who settle things write them', async () => {
    const actions = [{ type: 'add-label', label: 'Billing' }, { type: 'resolve' }] as const
    const body = { name: 'Close billing', actions: [...actions] }
    expect((await agent('createMacro', { body })).code).toBe('forbidden')
    const { body: made, status } = await admin('createMacro', { body })
    expect([status, made.actions]).toEqual([201, actions])
    expect((await admin('createMacro', { body })).code).toBe('macro_exists')
    expect((await viewer('listMacros')).body.macros).toContainEqual(made)
    const params = { id: made.id }
    const renamed = { name: 'Billing done', actions: [actions[1]] }
    expect((await admin('updateMacro', { params, body: renamed })).body).toMatchObject(renamed)
    expect((await admin('removeMacro', { params })).status).toBe(200)
    expect((await admin('removeMacro', { params })).code).toBe('macro_not_found')
    expect((await admin('createMacro', { body: { name: 'None', actions: [] } })).code).toBe('invalid_request')
  })
})
