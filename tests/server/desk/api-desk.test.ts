/** Calls of the agents' desk: bulk actions, undo, merging, teams and labels. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SUBJECT_MAX } from '#contract/constants/conversation.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import {
  type Caller,
  openTestServer,
  personId,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'

const NOBODY = '00000000-0000-4000-8000-00000000dead'

describeEachDemoDatabase('calls of the desk', given => {
  const priya = personId('agent@acme.test')
  const tomas = personId('tomas@acme.test')
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

  const staffSees = async (id: string) =>
    (await agent('getConversation', { params: { id } })).body as StaffConversation
  const kinds = async (id: string) =>
    (
      await given.database.asOwner(query =>
        query<{ kind: string }>(
          'select kind from public.activities where conversation_id = $1 order by created_at, id',
          [id],
        ),
      )
    ).map(({ kind }) => kind)

  /** Opens a visitor with this email who waits for a human. */
  async function asks(email: string | null, subject = 'Help'): Promise<VisitorCaller> {
    const body = { subject, client_id: randomUUID(), ...(email !== null && { customer_email: email }) }
    const created = await server.caller(null, 'acme')('createConversation', { body })
    const { conversationId: id, token } = created.body
    const call = server.caller(token, 'acme')
    await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
    await call('postMessage', { params: { id }, body: { content: 'Is anybody there?' } })
    return { id, token, call }
  }

  it('an agent begins a conversation with a customer, has it, and the customer is emailed in their language', async () => {
    const customer_email = `${randomUUID()}@visitor.test`
    await server.caller(null, 'acme')('createConversation', {
      body: { subject: 'Hallo', customer_email, customer_name: 'Jonas Weber', locale: 'de' },
    })
    const content = 'Good morning! The part that you ordered in May has arrived at last.'
    const begun = await agent('startOutbound', {
      body: { customer_email: customer_email.toUpperCase(), content },
    })
    expect(begun.status).toBe(201)
    const { id } = begun.body
    expect(await staffSees(id)).toMatchObject({
      subject: 'Good morning! The part that you ordered',
      customer_email,
      customer_name: 'Jonas Weber',
      locale: 'de',
      responder: 'agent',
      assignee_id: priya,
      preview: content,
      waiting_since: null,
      is_verified: false,
    })
    const due = await given.database.asOwner(query =>
      query('select 1 from app.reply_emails where conversation_id = $1', [id]),
    )
    expect(due).toHaveLength(1)
    const subject = `  ${'x'.repeat(SUBJECT_MAX)}  `
    const named = await agent('startOutbound', { body: { customer_email, content, subject } })
    expect(await staffSees(named.body.id)).toMatchObject({ subject: subject.trim() })
    const tooLong = { customer_email, content, subject: 'x'.repeat(SUBJECT_MAX + 1) }
    expect((await agent('startOutbound', { body: tooLong })).code).toBe('invalid_request')
    expect((await viewer('startOutbound', { body: { customer_email, content } })).code).toBe('forbidden')
  })

  it('marks as unread until somebody opens it, and as read with all its messages', async () => {
    const { id } = await asks(null)
    const marked = async () => {
      const { is_marked_unread, agent_seen_sequence, last_sequence } = await staffSees(id)
      return [is_marked_unread, last_sequence - agent_seen_sequence]
    }
    const { last_sequence: sequence } = await staffSees(id)
    await agent('postSeen', { params: { id }, body: { sequence } })
    expect(await marked()).toEqual([false, 0])
    await agent('markRead', { body: { ids: [id, NOBODY], is_read: false } })
    expect(await marked()).toEqual([true, 0])
    await other('postSeen', { params: { id }, body: { sequence: 1 } })
    expect(await marked()).toEqual([false, 0])

    const unread = await asks(null)
    await agent('markRead', { body: { ids: [unread.id], is_read: false } })
    await agent('markRead', { body: { ids: [unread.id], is_read: true } })
    const read = await staffSees(unread.id)
    expect([read.is_marked_unread, read.agent_seen_sequence]).toEqual([false, read.last_sequence])
    expect((await viewer('markRead', { body: { ids: [id], is_read: true } })).code).toBe('forbidden')
  })

  it('acts on many, answers each for itself, and puts all of them back', async () => {
    const [one, two] = [await asks(null), await asks(null)]
    await other('updateConversation', { params: { id: two.id }, body: { assignee_id: tomas } })
    const before = [await staffSees(one.id), await staffSees(two.id)]
    const foreign = await server.asVisitor('noor')
    server.clock.advance(1_000)
    const { body } = await agent('actOnConversations', {
      body: {
        ids: [one.id, NOBODY, two.id, foreign.id, one.id],
        actions: [
          { type: 'assign', assignee_id: priya },
          { type: 'add-label', label: 'Sorted' },
          { type: 'set-priority', priority: 'low' },
          { type: 'resolve' },
        ],
      },
    })
    expect(body.results).toEqual([
      { id: one.id, outcome: 'done' },
      { id: NOBODY, outcome: 'refused', code: 'conversation_not_found' },
      { id: two.id, outcome: 'done' },
      { id: foreign.id, outcome: 'refused', code: 'conversation_not_found' },
    ])
    for (const { id } of [one, two])
      expect(await staffSees(id)).toMatchObject({
        status: 'resolved',
        assignee_id: priya,
        tags: ['Sorted'],
        priority: 'low',
        waiting_since: null,
      })
    server.clock.advance(1_000)
    const undone = await agent('undoActs', { body: { undo: body.undo } })
    expect(undone.body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    const updated_at = new Date(server.clock.now()).toISOString()
    for (const was of before) expect(await staffSees(was.id)).toEqual({ ...was, updated_at })
  })

  it('puts back nothing that somebody has changed since, and of the labels only its own', async () => {
    const { id, call } = await asks(null)
    const act = async (action: DeskAction) =>
      (await agent('actOnConversations', { body: { ids: [id], actions: [action] } })).body.undo
    const labelled = await act({ type: 'add-label', label: 'a' })
    await act({ type: 'add-label', label: 'b' })
    await agent('undoActs', { body: { undo: labelled } })
    expect((await staffSees(id)).tags).toEqual(['b'])

    const resolved = await act({ type: 'resolve' })
    await call('postMessage', { params: { id }, body: { content: 'And another thing' } })
    const refused = { id, outcome: 'refused', code: 'changed_meanwhile' }
    expect((await agent('undoActs', { body: { undo: resolved } })).body.results).toEqual([refused])
    const raised = await act({ type: 'set-priority', priority: 'high' })
    await other('updateConversation', { params: { id }, body: { priority: 'urgent' } })
    expect((await agent('undoActs', { body: { undo: raised } })).body.results).toEqual([refused])
    expect(await staffSees(id)).toMatchObject({ status: 'open', priority: 'urgent' })
    expect(await act({ type: 'set-priority', priority: 'urgent' })).toEqual([])
  })

  it('does all of a list or none of it, and nothing for who may only read', async () => {
    const { id } = await asks(null)
    const body = {
      ids: [id],
      actions: [
        { type: 'add-label', label: 'half' } as const,
        { type: 'assign', assignee_id: NOBODY } as const,
      ],
    }
    expect((await agent('actOnConversations', { body })).body).toEqual({
      results: [{ id, outcome: 'refused', code: 'assignee_not_found' }],
      undo: [],
    })
    expect((await staffSees(id)).tags).toEqual([])
    expect((await viewer('actOnConversations', { body })).code).toBe('forbidden')
  })

  it('snoozes until an instant of the future, and wakes by the visitor’s word', async () => {
    const { id, call } = await asks(null)
    const until = (ms: number) => new Date(server.clock.now() + ms).toISOString()
    const snooze = (snoozed_until: string | null) =>
      agent('updateConversation', { params: { id }, body: { snoozed_until } })
    expect((await snooze(until(0))).code).toBe('snooze_past')
    expect((await snooze(until(1))).body.snoozed_until).toBe(until(1))
    const later = until(60_000)
    expect((await snooze(later)).body.snoozed_until).toBe(later)
    expect((await snooze(null)).body.snoozed_until).toBeNull()
    await snooze(later)
    await call('postMessage', { params: { id }, body: { content: 'Hello?' } })
    expect((await staffSees(id)).snoozed_until).toBeNull()
    await agent('resolveConversation', { params: { id } })
    expect((await snooze(later)).code).toBe('conversation_resolved')
  })

  it('merges into another conversation of the customer, where the wait goes on, and back', async () => {
    const email = `${randomUUID()}@visitor.test`
    const source = await asks(email, 'Second')
    const target = await asks(email, 'First')
    await agent('resolveConversation', { params: { id: target.id } })
    const stranger = await asks(`${randomUUID()}@visitor.test`)
    const nameless = await asks(null)
    const before = await staffSees(source.id)
    const targets = await agent('listMergeTargets', { params: { id: source.id } })
    expect(targets.body.conversations.map(({ id }) => id)).toEqual([target.id])
    const merge = (id: string, into_id: string) =>
      agent('mergeConversation', { params: { id }, body: { into_id } })
    for (const [id, into] of [
      [source.id, stranger.id],
      [source.id, source.id],
      [nameless.id, nameless.id],
      [nameless.id, source.id],
    ] as const)
      expect((await merge(id, into)).code).toBe('customers_differ')
    expect((await merge(source.id, NOBODY)).code).toBe('conversation_not_found')

    server.clock.advance(5_000)
    const now = new Date(server.clock.now()).toISOString()
    const merged = await merge(source.id, target.id)
    expect(merged.body).toMatchObject({ status: 'resolved', merged_into_id: target.id, needs_human: false })
    expect(await staffSees(target.id)).toMatchObject({
      status: 'open',
      needs_human: true,
      responder: 'none',
      human_requested_at: now,
      waiting_since: before.waiting_since,
    })
    const { messages } = (await source.call('listMessages', { params: { id: source.id }, query: {} })).body
    expect(messages.at(-1)).toMatchObject({
      sender_type: 'ai',
      content: 'This conversation continues in your other one: “First”.',
    })
    expect((await merge(source.id, target.id)).code).toBe('already_merged')
    expect((await merge(target.id, source.id)).code).toBe('already_merged')

    const back = await agent('unmergeConversation', { params: { id: source.id } })
    expect(back.body).toMatchObject({
      status: 'open',
      merged_into_id: null,
      needs_human: true,
      human_requested_at: before.human_requested_at,
      waiting_since: before.waiting_since,
    })
    expect((await agent('unmergeConversation', { params: { id: source.id } })).code).toBe('not_merged')
    expect(await kinds(source.id)).toEqual(expect.arrayContaining(['merged', 'unmerged']))
  })

  it('opens a merged conversation again by what its visitor says there', async () => {
    const email = `${randomUUID()}@visitor.test`
    const [source, target] = [await asks(email), await asks(email)]
    await agent('mergeConversation', { params: { id: source.id }, body: { into_id: target.id } })
    const written = { params: { id: source.id }, body: { content: 'Still here' } }
    expect(await source.call('postMessage', written)).toMatchObject({ status: 201 })
    expect(await staffSees(source.id)).toMatchObject({ status: 'open', merged_into_id: null })
    const { messages } = (await source.call('listMessages', { params: { id: source.id }, query: {} })).body
    // The conversation no longer waits for a human, so the AI may have answered.
    const theirs = messages.filter(({ sender_type }) => sender_type === 'visitor')
    expect(theirs.at(-1)?.content).toBe('Still here')
    expect((await agent('unmergeConversation', { params: { id: source.id } })).code).toBe('not_merged')
  })

  it('lets only one of two merges that go crosswise happen', async () => {
    for (let round = 0; round < 4; round++) {
      const email = `${randomUUID()}@visitor.test`
      const [one, two] = [await asks(email), await asks(email)]
      const answers = await Promise.all([
        agent('mergeConversation', { params: { id: one.id }, body: { into_id: two.id } }),
        other('mergeConversation', { params: { id: two.id }, body: { into_id: one.id } }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })

  it('keeps teams, which conversations are given to', async () => {
    const name = `Team ${randomUUID().slice(0, 8)}`
    const created = await admin('createTeam', { body: { name, member_ids: [priya, priya] } })
    expect([created.status, created.body.member_ids]).toEqual([201, [priya]])
    const params = { id: created.body.id }
    expect((await admin('createTeam', { body: { name } })).code).toBe('team_exists')
    expect((await agent('createTeam', { body: { name: 'Mine' } })).code).toBe('forbidden')
    const foreign = personId('admin@noor.test')
    const wrong = await admin('updateTeam', { params, body: { member_ids: [foreign] } })
    expect(wrong.code).toBe('person_not_found')
    const changed = await admin('updateTeam', { params, body: { member_ids: [tomas] } })
    expect(changed.body).toEqual({ id: params.id, name, member_ids: [tomas] })
    const { id } = await asks(null)
    await agent('updateConversation', { params: { id }, body: { team_id: params.id } })
    expect((await staffSees(id)).team_id).toBe(params.id)
    const missing = await agent('updateConversation', { params: { id }, body: { team_id: NOBODY } })
    expect(missing.code).toBe('team_not_found')
    expect((await viewer('listTeams')).body.teams).toContainEqual(changed.body)
    expect((await admin('removeTeam', { params })).status).toBe(200)
    expect((await admin('removeTeam', { params })).code).toBe('team_not_found')
    expect((await staffSees(id)).team_id).toBeNull()
  })

  it('offers the labels in use, as they are written most often', async () => {
    const label = `L${randomUUID().slice(0, 8)}`
    const ids = [await asks(null), await asks(null), await asks(null)].map(({ id }) => id)
    const add = (ids: string[], label: string) =>
      agent('actOnConversations', { body: { ids, actions: [{ type: 'add-label', label }] } })
    await add([ids[0]!], label.toUpperCase())
    await add(ids.slice(1), label)
    const { labels } = (await viewer('listLabels')).body
    expect(labels).toContainEqual({ label, count: 3 })
    const elsewhere = await server.asMember('admin@noor.test')
    expect(JSON.stringify((await elsewhere('listLabels')).body)).not.toContain(label)
  })

  it('names the active colleagues, and who of them may answer', async () => {
    const { colleagues } = (await agent('listColleagues')).body
    const of = (email: string) => colleagues.find(({ id }) => id === personId(email))
    expect(of('agent@acme.test')).toMatchObject({ may_reply: true })
    expect(of('elena@acme.test')).toMatchObject({ may_reply: false })
    expect(of('admin@noor.test')).toBeUndefined()
  })
})
