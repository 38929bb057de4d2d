/** The event log: nothing is skipped, doubled or disordered, whoever commits when and whatever fails. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { type EventKind, type LoggedEvent, parseEvent } from '#contract/events.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { type Consumer, consumer } from '#server/domain/consumer.ts'
import { createEventReader, type EventReader } from '#server/events/event-reader.ts'
import { forgetEvents, openLog } from '#server/events/open-log.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { describeBothDatabases } from '#tests/support/describe-each-database.ts'
import { eventHorizon } from '#tests/support/follow-events.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const ACME = 'c0a00000-0000-4000-8000-000000000001'
const LIMIT_MS = 10_000

/** Something that a transaction waits for. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open: () => open(), opened }
}

describeBothDatabases(
  'the event log',
  given => {
    const clock = createManualClock(Date.now())
    const errors: string[] = []
    const sql = <T = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
      given.database.asOwner(query => query<T>(text, values))
    const read = (...consumers: Consumer[]): EventReader =>
      createEventReader({
        database: given.database,
        clock,
        consumers,
        log: { error: (_, text) => void errors.push(text) },
        metrics: NO_METRICS,
        horizon: eventHorizon(given.kind),
      })
    /** A consumer that stores what it was given, in the transaction of its position. */
    const noting = (
      name: string,
      kinds: readonly EventKind[] = ['message.created'],
      before = () => {},
    ): Consumer =>
      consumer({
        name,
        kinds,
        async consume(query, events) {
          before()
          for (const event of events)
            await query('insert into noted (consumer, event, text) values ($1, $2, $3)', [
              name,
              event.id,
              `${event.kind} ${'sequence' in event.data ? event.data.sequence : ''}`.trim(),
            ])
        },
      })
    const noted = async (name: string) =>
      (await sql<{ text: string }>('select text from noted where consumer = $1 order by place', [name])).map(
        ({ text }) => text,
      )
    /** Begins a consumer with the events to come. */
    const begin = (name: string) =>
      sql(
        `insert into app.consumers (name, generation, xid, event_id)
         select $1, event_generation, pg_snapshot_xmax(pg_current_snapshot()), 0 from app.installation`,
        [name],
      )
    async function open(): Promise<string> {
      const id = randomUUID()
      await sql(
        `insert into public.conversations (id, company_id, subject, source) values ($1, $2, 'Help', 'widget')`,
        [id, ACME],
      )
      return id
    }
    const SAY = `insert into public.messages (company_id, conversation_id, sender_type, content)
      values ('${ACME}', $1, 'visitor', 'My words: swordfish') returning sequence`
    const say = (conversation: string) => sql(SAY, [conversation])

    beforeEach(async () => {
      errors.length = 0
      await sql('drop table if exists noted')
      await sql('create table noted (place serial, consumer text, event bigint, text text)')
      await sql('grant all on noted to service_role; ').catch(() => {})
      await sql('grant usage on sequence noted_place_seq to service_role')
      await sql("delete from app.consumers where name like 'test%'")
    })

    it('has every fact once, in the transaction of its change, typed, and without a word of anybody', async () => {
      const rows = await sql('select * from app.events order by generation, xid, id')
      expect(rows.length).toBeGreaterThan(100)
      for (const row of rows) expect(() => parseEvent(row)).not.toThrow()
      const conversation = await open()
      await given.database
        .asOwner(async query => {
          await query(SAY, [conversation])
          throw new Error('undone')
        })
        .catch(() => {})
      await say(conversation)
      const kinds = await sql<{ kind: string }>(
        'select kind from app.events where conversation_id = $1 order by id',
        [conversation],
      )
      expect(kinds.map(({ kind }) => kind)).toEqual([
        'conversation.created',
        'conversation.waiting',
        'message.created',
      ])
      const [whole] = await sql<{ whole: string }>(
        'select jsonb_agg(to_jsonb(e))::text as whole from app.events e',
      )
      for (const word of ['swordfish', 'Help', '@']) expect(whole!.whole).not.toContain(word)
    })

    it('is read by each consumer from its own position, the kinds that it names alone', async () => {
      await begin('test all')
      const conversation = await open()
      await begin('test late')
      await say(conversation)
      const reader = read(
        noting('test all', ['conversation.created', 'message.created']),
        noting('test late', ['conversation.created', 'message.created']),
      )
      await reader.catchUp(LIMIT_MS)
      await reader.catchUp(LIMIT_MS)
      expect([await noted('test all'), await noted('test late')]).toEqual([
        ['conversation.created', 'message.created 1'],
        ['message.created 1'],
      ])
    })

    it('goes on where it was stopped, in parts of 500', async () => {
      await begin('test many')
      const conversation = await open()
      await sql(
        `insert into public.messages (company_id, conversation_id, sender_type, content)
         select $1, $2, 'visitor', 'x' from generate_series(1, 1203)`,
        [ACME, conversation],
      )
      await read(noting('test many')).round(() => {})
      const first = await noted('test many')
      expect([first.length > 400, first.length <= 500]).toEqual([true, true])
      await read(noting('test many')).catchUp(LIMIT_MS)
      expect(await noted('test many')).toEqual(
        Array.from({ length: 1203 }, (_, at) => `message.created ${at + 1}`),
      )
    })

    it('gives up no effect without its position, and no position without its effect', async () => {
      await begin('test killed')
      const conversation = await open()
      await say(conversation)
      let fails = true
      const dying = consumer({
        name: 'test killed',
        kinds: ['message.created'],
        async consume(query, events) {
          await noting('test killed').consume(query, events as readonly LoggedEvent[])
          if (fails) throw new Error('the node died')
        },
      })
      await read(dying).round(() => {})
      expect(await noted('test killed')).toEqual([])
      fails = false
      clock.advance(1_000)
      await read(dying).catchUp(LIMIT_MS)
      expect(await noted('test killed')).toEqual(['message.created 1'])
    })

    it('tries an event again that fails, after 1 s, 5 s, 30 s and 2 min to the millisecond, and then goes on without it', async () => {
      await begin('test failing')
      await begin('test sound')
      const conversation = await open()
      for (let n = 0; n < 3; n++) await say(conversation)
      const failing = consumer({
        name: 'test failing',
        kinds: ['message.created'],
        async consume(query, events) {
          if (events.some(({ data }) => data.sequence === 2)) throw new Error('no')
          await noting('test failing').consume(query, events as readonly LoggedEvent[])
        },
      })
      const reader = read(failing, noting('test sound'))
      await reader.catchUp(LIMIT_MS)
      expect(await noted('test sound')).toEqual([
        'message.created 1',
        'message.created 2',
        'message.created 3',
      ])
      for (const delay of [1_000, 5_000, 30_000, 120_000]) {
        expect(await noted('test failing')).toEqual(['message.created 1'])
        clock.advance(delay - 1)
        const before = errors.length
        await reader.round(() => {})
        expect(errors.length).toBe(before)
        clock.advance(1)
        await reader.catchUp(LIMIT_MS)
        expect(errors.length).toBe(before + 1)
      }
      expect(errors.at(-1)).toBe('an event was left out')
      expect(await noted('test failing')).toEqual(['message.created 1', 'message.created 3'])
    })

    it('holds up no other consumer while one waits to try again, however many events come meanwhile', async () => {
      await begin('test waiting')
      await begin('test sound')
      const conversation = await open()
      await say(conversation)
      const failing = noting('test waiting', ['message.created'], () => {
        throw new Error('no')
      })
      await read(failing, noting('test sound')).catchUp(LIMIT_MS)
      await sql(
        `insert into public.messages (company_id, conversation_id, sender_type, content)
         select $1, $2, 'visitor', 'x' from generate_series(1, 700)`,
        [ACME, conversation],
      )
      await read(failing, noting('test sound')).catchUp(LIMIT_MS)
      expect([(await noted('test sound')).length, await noted('test waiting')]).toEqual([701, []])
      clock.advance(1_000)
      await read(noting('test waiting'), noting('test sound')).catchUp(LIMIT_MS)
      expect([(await noted('test sound')).length, (await noted('test waiting')).length]).toEqual([701, 701])
    })

    it('leaves an event of a newer version to its nodes for 10 minutes, and then goes on without it', async () => {
      await begin('test older')
      const conversation = await open()
      await say(conversation)
      await sql(
        `update app.events set kind = 'conversation.teleported', recorded_at = $2
          where conversation_id = $1 and kind = 'conversation.created'`,
        [conversation, new Date(clock.now())],
      )
      clock.advance(10 * 60_000 - 1)
      await read(noting('test older')).round(() => {})
      expect(await noted('test older')).toEqual([])
      clock.advance(1)
      await read(noting('test older')).catchUp(LIMIT_MS)
      expect(await noted('test older')).toEqual(['message.created 1'])
    })

    it('is read on after a restore or with a dump in another cluster, whose transaction ids begin low', async () => {
      const generation = async () =>
        (await sql<{ event_generation: number }>('select event_generation from app.installation'))[0]!
          .event_generation
      const before = await generation()
      await openLog(given.database)
      expect(await generation()).toBe(before)
      await begin('test moved')
      const conversation = await open()
      // As on a cluster that had given out many more ids: one event was read, the next was not.
      await sql(`update app.consumers set xid = '9000000000000000000' where name = 'test moved'`)
      await say(conversation)
      await sql(
        `update app.events set xid = '9000000000000000001' where conversation_id = $1 and kind = 'message.created'`,
        [conversation],
      )
      await openLog(given.database)
      await openLog(given.database)
      expect(await generation()).toBe(before + 1)
      await say(conversation)
      await read(noting('test moved')).catchUp(LIMIT_MS)
      expect(await noted('test moved')).toEqual(['message.created 1', 'message.created 2'])
    })

    // The embedded database runs one transaction at a time.
    it.runIf(given.kind === 'postgres')('skips nothing that commits late', async () => {
      await begin('test late commit')
      const [one, two] = [await open(), await open()]
      const reader = read(noting('test late commit'))
      await reader.catchUp(LIMIT_MS)
      const late = gate()
      const has = gate()
      const first = given.database.asOwner(async query => {
        await query(SAY, [one])
        has.open()
        await late.opened
      })
      await has.opened
      await say(two)
      let again = 0
      await reader.round(() => void again++)
      clock.advance(15)
      expect([await noted('test late commit'), again]).toEqual([[], 1])
      late.open()
      await first
      await reader.catchUp(LIMIT_MS)
      expect(await noted('test late commit')).toEqual(['message.created 1', 'message.created 1'])
    })

    it.runIf(given.kind === 'postgres')(
      'keeps the order of a conversation, whose lock comes before the transaction’s id',
      async () => {
        await begin('test order')
        const conversation = await open()
        const lock = 'select from public.conversations where id = $1 for no key update'
        const has = gate()
        const end = gate()
        const holder = given.database.asOwner(async query => {
          await query(lock, [conversation])
          has.open()
          await end.opened
          await query(SAY, [conversation])
        })
        await has.opened
        let pid = 0
        const asks = gate()
        const waiter = given.database.asOwner(async query => {
          const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid')
          pid = own!.pid
          asks.open()
          await query(lock, [conversation])
          await query(SAY, [conversation])
        })
        await asks.opened
        const { xid } = await waitFor(async () => {
          const [row] = await sql<{ wait_event_type: string | null; xid: string | null }>(
            'select wait_event_type, backend_xid::text as xid from pg_stat_activity where pid = $1',
            [pid],
          )
          expect(row?.wait_event_type).toBe('Lock')
          return row!
        })
        end.open()
        await Promise.all([holder, waiter])
        expect(xid).toBeNull()
        await read(noting('test order')).catchUp(LIMIT_MS)
        expect(await noted('test order')).toEqual(['message.created 1', 'message.created 2'])
      },
    )

    it.runIf(given.kind === 'postgres')('is applied once, by readers of several nodes at once', async () => {
      await begin('test nodes')
      const conversation = await open()
      const nodes = [1, 2, 3].map(() => read(noting('test nodes')))
      for (let n = 0; n < 20; n++)
        await Promise.all([say(conversation), ...nodes.map(node => node.round(() => {}))])
      await Promise.all(nodes.map(node => node.catchUp(LIMIT_MS)))
      expect(await noted('test nodes')).toEqual(
        Array.from({ length: 20 }, (_, at) => `message.created ${at + 1}`),
      )
    })

    it('goes with its conversation', async () => {
      const conversation = await open()
      await say(conversation)
      await sql('delete from public.conversations where id = $1', [conversation])
      expect(await sql('select from app.events where conversation_id = $1', [conversation])).toEqual([])
    })

    it('has partitions for three months, and loses those of a month that is over for 30 days and read by all', async () => {
      const parts = async () =>
        (
          await sql<{ name: string }>(
            `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
              where i.inhparent = 'app.events'::regclass order by 1`,
          )
        ).map(({ name }) => name)
      const [{ month, next }] = (await sql<{ month: string; next: string }>(
        `select to_char(now() at time zone 'UTC', 'YYYYMM') as month,
                extract(epoch from date_trunc('month', now(), 'UTC') + interval '1 month')::text as next`,
      )) as [{ month: string; next: string }]
      expect((await parts()).length).toBe(4)
      await sql(
        `update app.consumers set xid = pg_snapshot_xmin(pg_current_snapshot()), generation = event_generation
           from app.installation`,
      )
      const over = Number(next) * 1_000 + 30 * 24 * 60 * 60_000
      const forget = (at: number) => given.database.as(JOB_CLAIMS, query => forgetEvents(query, new Date(at)))
      await forget(over - 1)
      expect(await parts()).toContain(`events_${month}`)
      await sql(`update app.consumers set xid = '3', generation = 0 where name = 'facts'`)
      await forget(over)
      expect(await parts()).toContain(`events_${month}`)
      await sql(
        `update app.consumers set xid = pg_snapshot_xmin(pg_current_snapshot()), generation = event_generation
           from app.installation`,
      )
      await forget(over)
      expect(await parts()).not.toContain(`events_${month}`)
      // The next event of this month has a place, and the month gets its partition again.
      await say(await open())
      await openLog(given.database)
      expect(await parts()).toContain('events_other')
    })
  },
  { content: 'demo' },
)
