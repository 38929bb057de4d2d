/** The change feed: how often it reads, in which order it delivers, and what happens when it cannot keep up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import type { AdmittedClaims } from '#server/gateway/admission.ts'
import { REALTIME_TABLES } from '#server/gateway/realtime/bindings.ts'
import { installChangeTriggers, startChangeFeed } from '#server/gateway/realtime/change-feed.ts'
import { rightOf } from '#server/gateway/realtime/right.ts'
import { createSubscriptions, type Subscription } from '#server/gateway/realtime/subscriptions.ts'
import { readRoleColumns } from '#server/gateway/role-columns.ts'
import type { Bus } from '#server/ports/bus.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import {
  ACME,
  ADA,
  CONVERSATION,
  type GatewayHarness,
  NOOR,
  startGateway,
} from '#tests/support/gateway-harness.ts'
import { joinAs, openBareSocket, until } from '#tests/support/gateway-socket.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'

type Data = { readonly type: string; readonly record: { readonly content: string; readonly id: string } }

describeEachDatabase('change feed', given => {
  let gateway: GatewayHarness

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })
  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  /** A feed of its own, told of changes by hand, with a database that counts transactions. */
  async function startFeed({ waitingMax, fail }: { waitingMax?: number; fail?: () => Error | null } = {}) {
    const { database } = given
    const roleColumns = await readRoleColumns(database, REALTIME_TABLES)
    await installChangeTriggers(database, REALTIME_TABLES, roleColumns)
    const counts = { transactions: 0, overflows: 0, missed: 0 }
    const logged: string[] = []
    let tell: (payload: string) => void = () => {}
    let miss = () => {}
    const bus: Bus = {
      async listen(_, heard, missed = () => {}) {
        tell = heard
        miss = missed
        return async () => {}
      },
      send: async () => {},
      close: async () => {},
    }
    const counted: Database = {
      ...database,
      async asOwner(work) {
        counts.transactions += 1
        const error = fail?.()
        if (error) throw error
        return database.asOwner(work)
      },
    }
    const subscriptions = createSubscriptions()
    const feed = await startChangeFeed({
      ...{ bus, database: counted, clock: createManualClock(0), roleColumns, subscriptions },
      log: { error: (_, text) => void logged.push(text) },
      missed: () => {
        counts.missed += 1
      },
      overflowed: () => {
        counts.overflows += 1
      },
      ...(waitingMax !== undefined && { waitingMax }),
    })

    /** Subscribes to messages, and to conversations. */
    function subscribe(claims: AdmittedClaims, event: 'INSERT' | 'UPDATE' | '*' = '*') {
      const got: Data[] = []
      const state = { disconnections: 0 }
      const subscription: Subscription = {
        ...{ claims, right: rightOf(claims), companyId: ACME, site: null },
        bindings: ['messages', 'conversations'].map((table, index) => ({
          ...{ id: index + 1, event, table, filter: undefined, echo: {} },
        })),
        deliver: (_, data) => void got.push(data as Data),
        disconnect() {
          state.disconnections += 1
        },
        ...{ expel() {}, setCompany() {} },
      }
      subscriptions.upsert(subscription)
      return { got, state }
    }
    const notice = (id: string, conversation_id: string, type: 'INSERT' | 'UPDATE' = 'INSERT') =>
      tell(JSON.stringify({ table: 'messages', type, id, company_id: ACME, conversation_id }))
    return { feed, counts, logged, subscribe, notice, tell: (text: string) => tell(text), miss: () => miss() }
  }

  const visitorOf = (conversation: string, more: object = {}): AdmittedClaims => ({
    ...{ role: 'anon', company_id: ACME, conversation_id: conversation },
    ...more,
  })

  async function addConversations(count: number): Promise<{ conversation: string; message: string }[]> {
    return given.database.asOwner(query =>
      query<{ conversation: string; message: string }>(
        `with c as (
           insert into public.conversations (company_id, subject, source)
           select $1, 'Help', 'widget' from generate_series(1, $2) returning id)
         insert into public.messages (company_id, conversation_id, sender_type, content)
         select $1, id, 'visitor', 'to ' || id from c
         returning conversation_id as conversation, id as message`,
        [ACME, count],
      ),
    )
  }

  it('reads for sixty visitors and an agent in one transaction, each its own', async () => {
    const { counts, subscribe, notice, feed } = await startFeed()
    await gateway.memberToken(ADA)
    const agent = subscribe({ role: 'authenticated', sub: ADA, session_id: ADA })
    const made = await addConversations(60)
    const visitors = made.map(({ conversation }) => subscribe(visitorOf(conversation)))
    for (const { conversation, message } of made) notice(message, conversation)
    await until(() => expect(agent.got).toHaveLength(60))
    expect(agent.got.map(({ record }) => record.id)).toEqual(made.map(({ message }) => message))
    expect(visitors.map(({ got }) => got.map(({ record }) => record.content))).toEqual(
      made.map(({ conversation }) => [`to ${conversation}`]),
    )
    expect(counts.transactions).toBe(1)
    await feed.stop()
  })

  it('reads nothing for changes that nobody wants, and once for tokens with the same right', async () => {
    const { counts, subscribe, notice, feed } = await startFeed()
    const [one, other] = await addConversations(2)
    const tabs = [1, 2, 3].map(exp => subscribe(visitorOf(one!.conversation, { exp })))
    notice(other!.message, other!.conversation)
    await feed.stop()
    expect(counts.transactions).toBe(0)

    const again = await startFeed()
    const more = [1, 2, 3].map(iat => again.subscribe(visitorOf(one!.conversation, { iat })))
    again.notice(one!.message, one!.conversation)
    await until(() => expect(more.every(({ got }) => got.length === 1)).toBe(true))
    // The same data, which is written once.
    expect(new Set(more.map(({ got }) => got[0])).size).toBe(1)
    expect(tabs.every(({ got }) => got.length === 0)).toBe(true)
    await again.feed.stop()
  })

  it('tells of a row once that is inserted and changed at the same moment: as what each wants', async () => {
    const { subscribe, notice, feed } = await startFeed()
    const [made] = await addConversations(1)
    const { conversation, message } = made!
    const heard = (['*', 'INSERT', 'UPDATE'] as const).map(event => subscribe(visitorOf(conversation), event))
    notice(message, conversation)
    for (let i = 0; i < 5; i++) notice(message, conversation, 'UPDATE')
    await until(() => expect(heard.map(({ got }) => got.length)).toEqual([1, 1, 1]))
    expect(heard.map(({ got }) => got[0]!.type)).toEqual(['INSERT', 'INSERT', 'UPDATE'])
    await feed.stop()
  })

  it('drops what waits when it is too much, and closes only the sockets that wanted it', async () => {
    const { counts, subscribe, notice, feed } = await startFeed({ waitingMax: 3 })
    const [busy, idle] = await addConversations(2)
    const concerned = subscribe(visitorOf(busy!.conversation))
    const other = subscribe(visitorOf(idle!.conversation))
    const made = await addConversations(4)
    for (const { message } of made) {
      notice(message, busy!.conversation)
      expect(feed.state().waiting).toBeLessThanOrEqual(3)
    }
    expect([counts.overflows, concerned.state.disconnections, other.state.disconnections]).toEqual([1, 1, 0])
    notice(idle!.message, idle!.conversation)
    await until(() => expect(other.got).toHaveLength(1))
    await feed.stop()
  })

  it('closes the sockets whose rows it could not read, and goes on', async () => {
    let error: Error | null = new DatabaseError('08006', 'gone')
    const { logged, subscribe, notice, feed } = await startFeed({ fail: () => error })
    const [made] = await addConversations(1)
    const visitor = subscribe(visitorOf(made!.conversation))
    notice(made!.message, made!.conversation)
    await until(() => expect(visitor.state.disconnections).toBe(1))
    expect(logged).toEqual(['realtime changes could not be read'])
    error = null
    notice(made!.message, made!.conversation)
    await until(() => expect(visitor.got).toHaveLength(1))
    await feed.stop()
  })

  it('fails for one right alone', async () => {
    const { logged, subscribe, notice, feed } = await startFeed()
    const [made] = await addConversations(1)
    const { conversation, message } = made!
    const broken = subscribe({ ...visitorOf(conversation), company_id: 'no uuid' })
    const fine = subscribe(visitorOf(conversation))
    notice(message, conversation)
    await until(() => expect(fine.got).toHaveLength(1))
    expect([broken.got, broken.state.disconnections]).toEqual([[], 1])
    expect(logged).toEqual(['realtime changes could not be read for one right'])
    await feed.stop()
  })

  it('tells when anything may have been missed', async () => {
    const { counts, miss, feed } = await startFeed()
    miss()
    expect(counts.missed).toBe(1)
    await feed.stop()
  })

  describe('with sockets', () => {
    it('[CHAT-26] hears on after a payload that is none', async () => {
      const socket = await openBareSocket(gateway)
      await joinAs(socket, await gateway.visitorToken(CONVERSATION.noor, NOOR))
      for (const payload of ['{', '', 'null', '{"table":"messages","type":"INSERT","id":"x"}'])
        await given.database.asOwner(query => query(`select pg_notify('gateway_changes', $1)`, [payload]))
      await gateway.addMessage(CONVERSATION.noor, 'after', NOOR)
      await until(() => expect(socket.told.at(-1)).toMatchObject({ 3: 'postgres_changes' }))
      socket.socket.terminate()
    })

    it('ends a socket that does not read, whose client then fetches, and slows nobody', async () => {
      const token = await gateway.visitorToken(CONVERSATION.acme)
      const [slow, quick] = [await openBareSocket(gateway), await openBareSocket(gateway)]
      for (const socket of [slow, quick]) expect(await joinAs(socket, token)).toBe('ok')
      slow.socket.pause()
      // 24 kB each: more than the buffers of the system and the server hold.
      const [batches, count] = [12, 600]
      for (let batch = 0; batch < batches; batch++)
        await given.database.asOwner(query =>
          query(
            `insert into public.messages (company_id, conversation_id, sender_type, content)
             select $1, $2, 'visitor', repeat('語', 8000) from generate_series(1, $3)`,
            [ACME, CONVERSATION.acme, count / batches],
          ),
        )
      const changes = () => quick.told.filter(frame => frame[3] === 'postgres_changes').length
      await expect.poll(changes, { timeout: scaleTimeout(30_000) }).toBe(count)
      slow.socket.resume()
      await until(() => expect(slow.end.code).toBe(1006))
      expect(slow.told.length).toBeLessThan(count)
      const again = await openBareSocket(gateway)
      expect(await joinAs(again, token)).toBe('ok')
      for (const { socket } of [quick, again]) socket.terminate()
    })
  })
})
