/** Who gets which notifications. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOTIFICATION_LIFETIME_MS, READ_NOTIFICATION_LIFETIME_MS } from '#contract/constants/notifications.ts'
import type { NotificationKind } from '#contract/entities/attention.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { forgetNotifications } from '#server/domain/conversations/attention/forget-notifications.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const MAYA = personId('agent@acme.test')

describeEachDemoDatabase('notifications', given => {
  let server: TestServer
  let maya: Caller
  let tomas: Caller
  let viewer: Caller

  const sql = <T>(text: string, values: readonly unknown[] = []) =>
    given.database.asOwner(query => query<T>(text, values))

  beforeAll(async () => {
    server = await openTestServer(given.database)
    maya = await server.asMember('agent@acme.test')
    tomas = await server.asMember('tomas@acme.test')
    viewer = await server.asMember('elena@acme.test')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.advance(1_000)
    await sql('delete from public.conversations')
    await sql('delete from public.notification_choices')
  })

  const list = async (by: Caller, query = {}) => (await by('listNotifications', { query })).body
  const kinds = async (by: Caller) => (await list(by)).notifications.map(({ kind }) => kind)
  const take = (id: string, by: Caller = tomas, assignee_id: string = MAYA) =>
    by('updateConversation', { params: { id }, body: { assignee_id } })
  const say = (visitor: Awaited<ReturnType<TestServer['asVisitor']>>, content: string) => {
    server.clock.advance(10)
    return visitor.call('postMessage', { params: { id: visitor.id }, body: { content } })
  }

  it('[CHAT-28] tells everybody who may answer of a human request, until somebody has come', async () => {
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    expect([await kinds(maya), await kinds(tomas), await kinds(viewer)]).toEqual([
      ['human-request'],
      ['human-request'],
      [],
    ])
    expect(await kinds(await server.asMember('admin@noor.test'))).toEqual([])
    await take(visitor.id, tomas, personId('tomas@acme.test'))
    const { notifications, unread } = await list(maya)
    expect([notifications[0]!.read_at === null, unread]).toEqual([false, 0])
    // An agent who takes a conversation gets no notification of it.
    expect(await kinds(tomas)).toEqual(['human-request'])
  })

  it('leaves a request unread that nobody answered in time, until somebody takes the ticket', async () => {
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    await visitor.call('setNeedsHuman', {
      params: { id: visitor.id },
      body: { needs_human: true, make_ticket: true },
    })
    expect((await list(maya)).unread).toBe(1)
    await take(visitor.id, tomas, personId('tomas@acme.test'))
    expect((await list(maya)).unread).toBe(0)
  })

  it('tells of an assignment by others and of replies in it, all unread ones of a kind in one', async () => {
    const visitor = await server.asVisitor()
    await say(visitor, 'Nobody holds it yet')
    expect(await kinds(maya)).toEqual([])
    await take(visitor.id)
    await say(visitor, 'First')
    await say(visitor, 'Second')
    const { notifications, unread } = await list(maya)
    expect(unread).toBe(2)
    expect(notifications).toMatchObject([
      { kind: 'reply', excerpt: 'Second', count: 2, conversation_id: visitor.id },
      { kind: 'assigned', actor_name: 'Tomás Ferreira', count: 1 },
    ])
    expect(await kinds(tomas)).toEqual([])
  })

  it('marks as read and unread, by ids, by conversation and all, and only what is the own', async () => {
    const [one, two] = [await server.asVisitor(), await server.asVisitor()]
    for (const visitor of [one, two]) {
      await take(visitor.id)
      await say(visitor, 'Hello')
    }
    const { notifications } = await list(maya)
    const ids = notifications.map(({ id }) => id)
    const mark = async (by: Caller, body: Parameters<typeof by<'markNotifications'>>[1]) =>
      (await by('markNotifications', body)).body.unread
    expect(await mark(tomas, { body: { ids, is_read: true } })).toBe(0)
    expect(await mark(maya, { body: { ids: [ids[0]!], is_read: true } })).toBe(3)
    expect(await mark(maya, { body: { conversation_id: one.id, is_read: true } })).toBe(1)
    expect(await mark(maya, { body: { ids, is_read: false } })).toBe(4)
    expect(await mark(maya, { body: { all: true, is_read: true } })).toBe(0)

    await say(two, 'Again')
    // The newer one is already unread and covers both.
    expect(await mark(maya, { body: { ids, is_read: false } })).toBe(4)
    const newest = await list(maya, { limit: 2 })
    expect([newest.notifications.length, newest.unread]).toEqual([2, 4])
  })

  it('tells of a mention, of a snooze that is over, of a rule and of a promise, but nobody of their own doing', async () => {
    const visitor = await server.asVisitor()
    await take(visitor.id, maya)
    const note = (author: string) =>
      sql(
        `insert into public.notes (company_id, conversation_id, author_id, author_name, content, mentioned_ids, created_at)
         select company_id, id, $2, 'Tomas', 'Look at this', $3, $4 from public.conversations where id = $1`,
        [visitor.id, author, [MAYA], new Date(server.clock.now())],
      )
    await note(MAYA)
    await server.catchUp()
    expect(await kinds(maya)).toEqual([])
    await note(randomUUID())
    for (const [kind, actor, detail] of [
      ['woken', 'visitor', {}],
      ['woken', 'system', {}],
      ['rule-applied', 'system', { name: 'After hours', rule_id: randomUUID() }],
      ['sla-warned', 'system', { timer: 'resolution' }],
      ['sla-breached', 'system', { timer: 'resolution' }],
    ] as const) {
      server.clock.advance(10)
      await sql(
        `insert into public.activities (company_id, conversation_id, kind, actor_type, detail, created_at)
         select company_id, id, $2, $3, $5, $4 from public.conversations where id = $1`,
        [visitor.id, kind, actor, new Date(server.clock.now()), detail],
      )
    }
    await server.catchUp()
    const expected: NotificationKind[] = ['sla-breached', 'sla-warned', 'rule', 'snooze-over', 'mentioned']
    expect(await kinds(maya)).toEqual(expected)
    const { notifications } = await list(maya)
    expect(notifications.at(2)).toMatchObject({ actor_name: 'After hours' })
    expect(notifications.at(-1)).toMatchObject({ actor_name: 'Tomas', excerpt: 'Look at this' })
  })

  it('tells active colleagues alone of a mention, and nobody of another company', async () => {
    const visitor = await server.asVisitor()
    const everybody = await sql<{ id: string }>('select id from public.profiles')
    const suspended = personId('tomas@acme.test')
    await sql("update public.profiles set status = 'suspended' where id = $1", [suspended])
    await sql(
      `insert into public.notes (company_id, conversation_id, author_id, author_name, content, mentioned_ids, created_at)
       select company_id, id, $2, 'Maya', 'All of you', $3, now() from public.conversations where id = $1`,
      [visitor.id, MAYA, everybody.map(({ id }) => id)],
    )
    await server.catchUp()
    await sql("update public.profiles set status = 'active' where id = $1", [suspended])
    const told = await sql<{ person_id: string }>(
      "select person_id from public.notifications where kind = 'mentioned'",
    )
    const colleagues = await sql<{ id: string }>(
      `select p.id from public.profiles p join public.companies c on c.id = p.company_id
        where c.subdomain = 'acme' and p.status = 'active' and p.id <> all($1::uuid[])`,
      [[MAYA, suspended]],
    )
    expect(told.map(({ person_id }) => person_id).sort()).toEqual(colleagues.map(({ id }) => id).sort())
  })

  it('marks the notifications of the conversation’s own request as read, and no other', async () => {
    const ask = async () => {
      const visitor = await server.asVisitor()
      await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
      return visitor.id
    }
    const [one, two] = [await ask(), await ask()]
    await take(one, tomas, personId('tomas@acme.test'))
    const unread = await sql<{ conversation_id: string }>(
      'select distinct conversation_id from public.notifications where read_at is null',
    )
    expect(unread).toEqual([{ conversation_id: two }])
  })

  it('forgets words that were taken back', async () => {
    const visitor = await server.asVisitor()
    await take(visitor.id, maya)
    await say(visitor, 'A secret')
    await sql(
      `insert into public.notes (company_id, conversation_id, author_id, author_name, content, mentioned_ids, created_at)
       select company_id, id, $2, 'Tomas', 'Another secret', $3, $4 from public.conversations where id = $1`,
      [visitor.id, randomUUID(), [MAYA], new Date(server.clock.now())],
    )
    await server.catchUp()
    const excerpts = async () => (await list(maya)).notifications.map(({ excerpt }) => excerpt).sort()
    expect(await excerpts()).toEqual(['A secret', 'Another secret'])
    await sql("update public.messages set content = '[system] message deleted' where content = 'A secret'")
    expect(await excerpts()).toEqual(['', 'Another secret'])
    await sql('delete from public.notes where conversation_id = $1', [visitor.id])
    expect(await excerpts()).toEqual(['', ''])
  })

  /** Adds notifications for Maya in one conversation, at one instant, read if `isRead` says so. */
  async function told(count: number, isRead: (index: number) => boolean = () => true, person = MAYA) {
    const { id } = await server.asVisitor()
    await sql(
      `insert into public.notifications (company_id, person_id, conversation_id, kind, excerpt, created_at, read_at)
       select c.company_id, $2, c.id, 'reply', n.index::text, $3,
              case when n.is_read then $3::timestamptz end
         from public.conversations c, unnest($4::int[], $5::boolean[]) as n (index, is_read) where c.id = $1`,
      [
        id,
        person,
        new Date(server.clock.now()),
        Array.from({ length: count }, (_, index) => index),
        Array.from({ length: count }, (_, index) => isRead(index)),
      ],
    )
  }

  it('goes on page by page, without holes or doubles, also where many came at one instant and more come meanwhile', async () => {
    await told(7)
    server.clock.advance(1)
    await told(5)
    await told(3, undefined, personId('tomas@acme.test'))
    const first = await list(maya, { limit: 5 })
    expect(first.next).not.toBeNull()
    // A new entry at the front shifts no later page.
    server.clock.advance(1)
    await told(2)
    const seen = [...first.notifications]
    for (let { next } = first; next !== null; ) {
      const page = await list(maya, { limit: 5, cursor: next })
      seen.push(...page.notifications)
      next = page.next
    }
    expect(seen).toHaveLength(12)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(12)
    expect(seen.map(({ created_at }) => created_at)).toEqual(
      seen
        .map(({ created_at }) => created_at)
        .sort()
        .reverse(),
    )
    const strange = await maya('listNotifications', { query: { cursor: 'x' } })
    expect([strange.status, strange.code]).toEqual([400, 'invalid_request'])
  })

  describe('forgets', () => {
    const forget = (afterMs: number, batch?: number) =>
      forgetNotifications({
        database: given.database,
        clock: createManualClock(server.clock.now() + afterMs),
        ...(batch !== undefined && { batch }),
      })
    const left = async () => (await list(maya)).notifications.map(({ read_at }) => read_at === null)

    it('what was read when its time is over, to the millisecond, and the rest later', async () => {
      await told(2, index => index === 0)
      await forget(READ_NOTIFICATION_LIFETIME_MS - 1)
      expect((await left()).sort()).toEqual([false, true])
      expect(await forget(READ_NOTIFICATION_LIFETIME_MS)).toBe(false)
      expect(await left()).toEqual([true])
      await forget(NOTIFICATION_LIFETIME_MS - 1)
      expect(await left()).toEqual([true])
      await forget(NOTIFICATION_LIFETIME_MS)
      expect(await left()).toEqual([])
    })

    it('nothing that was told again since', async () => {
      const visitor = await server.asVisitor()
      await take(visitor.id)
      await say(visitor, 'First')
      server.clock.advance(1)
      await say(visitor, 'Second')
      await forget(NOTIFICATION_LIFETIME_MS - 1)
      expect(await kinds(maya)).toEqual(['reply'])
    })

    it('more than go at once, by several nodes', async () => {
      await told(50)
      const forgetTwenty = () => forget(READ_NOTIFICATION_LIFETIME_MS, 20)
      expect(await forgetTwenty()).toBe(true)
      expect(await left()).toHaveLength(30)
      await Promise.all([forgetTwenty(), forgetTwenty()])
      expect(await left()).toEqual([])
    })

    it('by itself', async () => {
      await told(1)
      const later = createManualClock(server.clock.now() + READ_NOTIFICATION_LIFETIME_MS)
      const second = await openTestServer(given.database, { clock: later })
      await waitFor(async () => expect(await left()).toEqual([]))
      await second.close()
    })
  })

  it('goes by what somebody has chosen, kind by kind', async () => {
    const choice = { kind: 'reply', in_app: false, sound: true, desktop: false, email: false } as const
    const { choices } = (await maya('setNotificationChoice', { body: choice })).body
    expect(choices.find(({ kind }) => kind === 'reply')).toEqual(choice)
    expect(choices.find(({ kind }) => kind === 'human-request')).toMatchObject({ in_app: true, sound: true })
    expect((await tomas('getNotificationChoices')).body.choices).toContainEqual({
      kind: 'reply',
      in_app: true,
      sound: false,
      desktop: true,
      email: false,
    })
    const visitor = await server.asVisitor()
    await take(visitor.id)
    await say(visitor, 'Hello')
    const { notifications, unread } = await list(maya)
    expect([notifications.map(({ kind }) => kind), unread]).toEqual([['assigned'], 1])
  })

  it("tells only its members of a team's human request", async () => {
    const visitor = await server.asVisitor()
    await sql(
      `with team as (insert into public.teams (company_id, name, created_at, updated_at)
         select company_id, 'Billing', now(), now() from public.conversations where id = $1 returning *),
       member as (insert into public.team_members (company_id, team_id, person_id, created_at)
         select company_id, id, $2, now() from team)
       update public.conversations set team_id = (select id from team) where id = $1`,
      [visitor.id, MAYA],
    )
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    expect([await kinds(maya), await kinds(tomas)]).toEqual([['human-request'], []])
  })
})
