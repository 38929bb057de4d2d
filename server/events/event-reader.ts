/**
 * Reads the event log for all consumers, each from its own position, and applies their effects: together while they stand at the
 * same position, each alone when one of them fails. Every node does; the locks on the consumers' rows decide who applies a batch.
 */
import { isKnownEvent, parseEvent } from '#contract/events.ts'
import type { Clock } from '#core/clock.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import type { Consumer } from '#server/domain/consumer.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { Metrics } from '#server/ports/metrics.ts'

/** Events that are read at once. */
const BATCH = 500
/** After a failure at one event: the delays before it is tried again, in ms. Then it is left out. */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000, 120_000]
/** How long an event that this version does not know is left to nodes of a newer one, in ms. After a step back nobody knows it. */
const NEWER_NODE_MS = 10 * 60_000
/** When to look again for events that an open transaction held back, in ms. */
const HELD_BACK_MS = 15
/** The least time between the starts of two rounds, in ms: under load, one round then reads the events of many changes. */
const PACE_MS = 100

/** What reading needs. `clock` is the server's. */
export type ReaderDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
  readonly metrics: Metrics
  readonly consumers: readonly Consumer[]
  /** SQL of the transaction id below which every transaction has ended. Tests share a cluster, and look at their database only. */
  readonly horizon?: string | undefined
}

/** SQL of the oldest transaction id that is in use in the whole cluster. */
const OLDEST_IN_USE = 'pg_snapshot_xmin(pg_current_snapshot())'

/** Reads events. */
export type EventReader = {
  /** Applies what is new. Resolves to whether there may be more. `again` is called if something is held back for a moment. */
  readonly round: (again: () => void) => Promise<boolean>
  /** Applies everything that was written before the call. Waits up to `limitMs` for what is held back. For tests. */
  readonly catchUp: (limitMs: number) => Promise<void>
}

/** A place in the log. `xid` is a number as text: it has 64 bits. */
type Position = { readonly generation: number; readonly xid: string; readonly event_id: number }
type Consuming = Position & {
  readonly name: string
  readonly attempts: number
  readonly retry_at: Date | null
}
/** A row of the log. It is parsed by who wants it: a wrong one stops nobody else. */
type Read = Position & {
  readonly version: number
  readonly kind: string
  readonly conversation_id: string
  readonly recorded_at: Date
}
/** Consumers at one position, and what they have yet to read. */
type Batch = {
  readonly consumers: readonly Consuming[]
  /** Events of transactions that no open transaction precedes, in the order of the log. */
  readonly events: readonly Read[]
  /** When the oldest event was written that an open transaction holds back; null if none is. */
  readonly heldSince: Date | null
}

/** Returns the reader of a node. */
export function createEventReader(deps: ReaderDeps): EventReader {
  const { database, clock, metrics, consumers, horizon = OLDEST_IN_USE } = deps
  const byName = new Map(consumers.map(consumer => [consumer.name, consumer]))
  const unreadSince = new Map<string, Date>()
  let heldSince: Date | null = null
  const secondsSince = (at: Date | null | undefined) =>
    at ? Math.max(0, clock.now() - at.getTime()) / 1_000 : 0
  metrics.watch('lapwing_events_lag_seconds', () =>
    consumers.map(({ name }) => ({ labels: { consumer: name }, value: secondsSince(unreadSince.get(name)) })),
  )
  metrics.watch('lapwing_events_held_back_seconds', () => [{ labels: {}, value: secondsSince(heldSince) }])

  /** Returns whether events were read, and since when others are held back. */
  async function round(): Promise<{ readonly hasRead: boolean; readonly heldSince: Date | null }> {
    const batches = await database.as(JOB_CLAIMS, query =>
      readBatches(query, [...byName.keys()], horizon, clock.now()),
    )
    heldSince = batches.find(batch => batch.heldSince)?.heldSince ?? null
    for (const { consumers, events } of batches) {
      for (const { name } of consumers)
        if (events[0]) unreadSince.set(name, events[0].recorded_at)
        else unreadSince.delete(name)
      if (!events[0]) continue
      if (await consumedTogether(consumers, events)) continue
      for (const position of consumers) await apply(deps, byName.get(position.name)!, position, events)
    }
    return { hasRead: batches.some(({ events }) => events.length > 0), heldSince }
  }

  /** Applies a batch for all consumers in one transaction. False if one of them fails or has failed before. */
  async function consumedTogether(
    positions: readonly Consuming[],
    events: readonly Read[],
  ): Promise<boolean> {
    if (positions.some(({ attempts }) => attempts > 0)) return false
    try {
      await consume(
        database,
        positions.map(({ name }) => byName.get(name)!),
        positions[0]!,
        events,
      )
      return true
    } catch {
      // The consumer that failed is found, and its failure noted, when each is tried alone.
      return false
    }
  }

  let nextAt = 0
  let isTimed = false
  return {
    async round(again) {
      const early = nextAt - clock.now()
      if (early > 0) {
        if (!isTimed)
          clock.setTimeout(() => {
            isTimed = false
            again()
          }, early)
        isTimed = true
        return false
      }
      nextAt = clock.now() + PACE_MS
      const { hasRead, heldSince } = await round()
      if (heldSince && !hasRead) clock.setTimeout(again, HELD_BACK_MS)
      return hasRead
    },
    async catchUp(limitMs) {
      const end = performance.now() + limitMs
      for (;;) {
        const { hasRead, heldSince } = await round()
        if (!hasRead && (!heldSince || performance.now() > end)) return
        if (!hasRead) await new Promise(resolve => setTimeout(resolve, HELD_BACK_MS))
      }
    },
  }
}

/**
 * Returns a batch for each position of the consumers, one as a rule. A consumer that waits after a failure has none: it holds up
 * no other, however many events come meanwhile.
 */
async function readBatches(
  query: Query,
  names: readonly string[],
  horizonSql: string,
  now: number,
): Promise<Batch[]> {
  // In a statement of its own: what has ended by then, the next one sees.
  const positions = await query<Consuming & { readonly horizon: string }>(
    `select name, generation, xid::text, event_id, attempts, retry_at, (${horizonSql})::text as horizon
       from app.consumers where name = any($1) order by name`,
    [names],
  )
  const byPlace = new Map<string, Consuming[]>()
  for (const position of positions) {
    if (position.retry_at && position.retry_at.getTime() > now) continue
    const place = `${position.generation} ${position.xid} ${position.event_id}`
    byPlace.set(place, [...(byPlace.get(place) ?? []), position])
  }
  return Promise.all(
    [...byPlace.values()].map(async consumers => ({
      consumers,
      ...(await readAfter(query, consumers[0]!, positions[0]!.horizon, now)),
    })),
  )
}

/** Returns events after a position. Those that only a newer version knows are left to its nodes for a while. */
async function readAfter(
  query: Query,
  { generation, xid, event_id }: Position,
  horizon: string,
  now: number,
): Promise<Pick<Batch, 'events' | 'heldSince'>> {
  const rows = await query<Read & { readonly isSettled: boolean }>(
    `select e.generation, e.xid::text, e.id as event_id, e.id, e.version, e.kind, e.company_id, e.conversation_id,
            e.subject_id, e.actor_type, e.actor_id, e.is_undo, e.rule_depth, e.data, e.at, e.recorded_at,
            e.generation < log.event_generation or e.xid < $4::xid8 as "isSettled"
       from app.events e, app.installation log
      where (e.generation, e.xid, e.id) > ($1, $2::xid8, $3)
      order by e.generation, e.xid, e.id limit ${BATCH}`,
    [generation, xid, event_id, horizon],
  )
  const settled = rows.filter(({ isSettled }) => isSettled)
  const newer = settled.findIndex(
    row => !isKnownEvent(row) && row.recorded_at.getTime() > now - NEWER_NODE_MS,
  )
  return {
    events: newer < 0 ? settled : settled.slice(0, newer),
    heldSince: rows.find(({ isSettled }) => !isSettled)?.recorded_at ?? null,
  }
}

/** Applies a batch; if that fails, one event after the other, so that one that fails for good delays no other for long. */
async function apply(
  deps: ReaderDeps,
  consumer: Consumer,
  position: Consuming,
  unread: readonly Read[],
): Promise<void> {
  if (position.attempts === 0)
    try {
      await consume(deps.database, [consumer], position, unread)
      return
    } catch (error) {
      if (unread.length === 1) return note(deps, consumer, position, unread[0]!, error)
    }
  let before = position
  for (const read of unread) {
    try {
      if (!(await consume(deps.database, [consumer], before, [read]))) return
    } catch (error) {
      return note(deps, consumer, before, read, error)
    }
    before = { ...before, ...placeOf(read), attempts: 0 }
  }
}

/**
 * Applies events for consumers that stand at one position, and moves them past the events, in one transaction. False if another
 * node is doing so or has done so for one of them.
 */
function consume(
  database: Database,
  consumers: readonly Consumer[],
  before: Consuming,
  events: readonly Read[],
): Promise<boolean> {
  const names = consumers.map(({ name }) => name)
  return database.as(JOB_CLAIMS, async query => {
    const positions = await query<Position>(
      `select generation, xid::text, event_id from app.consumers
        where name = any($1) order by name for update skip locked`,
      [names],
    )
    if (positions.length < names.length || positions.some(position => isAfter(position, before))) return false
    // Before any row of theirs, as whoever erases a conversation does: so neither waits for the other in a circle.
    await query('select from public.conversations where id = any($1) order by id for key share', [
      [...new Set(events.map(({ conversation_id }) => conversation_id))],
    ])
    for (const consumer of consumers) {
      // Numbers are given under the conversation's lock. A transaction of several conversations may have begun before another
      // that was faster, so that only numbers tell the order within a conversation.
      const wanted = events.filter(event => isFor(consumer, event)).sort(byNumber)
      if (wanted.length > 0) await consumer.consume(query, wanted.map(parseEvent))
    }
    await move(query, names, events.at(-1)!)
    return true
  })
}

/** Remembers a failure; after the last attempt, leaves the event out. */
async function note(
  { database, clock, log, metrics }: ReaderDeps,
  { name }: Consumer,
  { generation, xid, event_id, attempts }: Consuming,
  event: Read,
  error: unknown,
): Promise<void> {
  const delay = RETRY_AFTER_MS[attempts]
  const { kind, conversation_id } = event
  const detail = { error, consumer: name, kind, conversationId: conversation_id }
  metrics.count('lapwing_event_failures_total', { consumer: name })
  log.error(detail, delay === undefined ? 'an event was left out' : 'an event could not be consumed')
  await database.as(JOB_CLAIMS, async query => {
    if (delay === undefined) return move(query, [name], event)
    // Unless another node has gone on.
    await query(
      `update app.consumers set attempts = attempts + 1, retry_at = $2
        where name = $1 and (generation, xid, event_id) = ($3, $4::xid8, $5)`,
      [name, new Date(clock.now() + delay), generation, xid, event_id],
    )
  })
}

async function move(
  query: Query,
  names: readonly string[],
  { generation, xid, event_id }: Position,
): Promise<void> {
  await query(
    `update app.consumers set generation = $2, xid = $3::xid8, event_id = $4, attempts = 0, retry_at = null
      where name in (select name from app.consumers where name = any($1) order by name for update)
        and (generation, xid, event_id) < ($2, $3::xid8, $4)`,
    [names, generation, xid, event_id],
  )
}

function isFor({ kinds }: Consumer, event: Read): boolean {
  return isKnownEvent(event) && (kinds as readonly string[]).includes(event.kind)
}

function placeOf({ generation, xid, event_id }: Position): Position {
  return { generation, xid, event_id }
}

function byNumber(a: Read, b: Read): number {
  return a.generation - b.generation || a.event_id - b.event_id
}

function isAfter(place: Position, other: Position): boolean {
  if (place.generation !== other.generation) return place.generation > other.generation
  if (place.xid !== other.xid) return BigInt(place.xid) > BigInt(other.xid)
  return place.event_id > other.event_id
}
