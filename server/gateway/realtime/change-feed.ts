/**
 * Delivers database changes to channels, in batches. One statement reads a batch for each distinct right that wants it, under
 * the row-level security and grants of that right at that moment; a row is read once for all people of a company. Changes that
 * arrive meanwhile form the next batch, so batches grow with the load.
 */
import type { Clock } from '#core/clock.ts'
import type { Bus } from '#server/ports/bus.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import { quoteIdentifier, type RoleColumns } from '../role-columns.ts'
import { type ChangeType, wants } from './bindings.ts'
import { type Change, createChangeQueue, parseNotice } from './changes.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'
import {
  type RowRequest,
  readVisibleRows,
  type VisibleRow,
  type VisibleRows,
  visibleRowsFunction,
} from './visible-rows.ts'

const BATCH_MAX = 500
/** Maximum length of the queue, in rows. Beyond it, the sockets concerned are closed, and their clients fetch. */
const WAITING_MAX = 10_000

/** Dependencies of the feed. */
export type ChangeFeed = {
  readonly bus: Bus
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'error'>
  readonly roleColumns: RoleColumns
  readonly subscriptions: Subscriptions
  /** Called when changes may have been missed. */
  readonly missed: () => void
  /** Called when changes are dropped because the queue is full. */
  readonly overflowed?: () => void
  /** Default 10,000. */
  readonly waitingMax?: number
}

/** The running feed. */
export type RunningFeed = {
  /**
   * When the database last told of a change, the time that the oldest undelivered change has waited, in ms, and the
   * number of rows that wait.
   */
  readonly state: () => {
    readonly heardAt: number | null
    readonly lagMs: number
    readonly waiting: number
  }
  readonly stop: () => Promise<void>
}

/** The rows to read for one right, and the deliveries that follow, in the order of the changes. */
type Reading = {
  readonly right: string
  readonly claims: RowRequest['claims']
  readonly ids: Map<string, Set<string>>
  readonly deliveries: { readonly change: Change; readonly subscription: Subscription }[]
}

/** What is sent of a row, by the type of the change. All who see the same row share it, and so the text of its frames. */
type DataOf = Map<VisibleRow, Partial<Record<ChangeType, object>>>

/** Starts to listen. */
export async function startChangeFeed(given: ChangeFeed): Promise<RunningFeed> {
  const { bus, database, clock, log, roleColumns, subscriptions, missed, overflowed = () => {} } = given
  const waiting = createChangeQueue(given.waitingMax ?? WAITING_MAX)
  let running: Promise<void> | undefined
  let heardAt: number | null = null
  /** When the oldest change that is being delivered was heard; null if none is. */
  let oldestAt: number | null = null

  function hear(payload: string): void {
    const notice = parseNotice(payload)
    if (!notice) return
    heardAt = clock.now()
    if (!waiting.add(notice, heardAt)) {
      const dropped = waiting.take(Infinity)
      overflowed()
      disconnect(dropped.flatMap(change => [...subscriptions.candidates(change)]))
      waiting.add(notice, heardAt)
    }
    running ??= drain()
  }

  const unlisten = await bus.listen(CHANGES_CHANNEL, hear, missed)
  return {
    state: () => ({
      heardAt,
      lagMs: oldestAt === null ? 0 : clock.now() - oldestAt,
      waiting: waiting.size(),
    }),
    async stop() {
      await unlisten()
      waiting.take(Infinity)
      await running
    },
  }

  async function drain(): Promise<void> {
    // Collects the notifications of one transaction into one batch.
    await new Promise(setImmediate)
    while (waiting.size() > 0) {
      const batch = waiting.take(BATCH_MAX)
      oldestAt = batch[0]!.heardAt
      await deliver(batch)
    }
    running = undefined
    oldestAt = null
  }

  async function deliver(batch: readonly Change[]): Promise<void> {
    const readings = readingsOf(batch)
    if (readings.length === 0) return
    try {
      // Not behind the requests that wait: what they have stored is to be seen.
      const results = await database.inBackground(() => readVisibleRows(database, readings))
      const dataOf: DataOf = new Map()
      readings.forEach((reading, index) => {
        send(reading, results[index]!, dataOf)
      })
    } catch (error) {
      log.error({ err: error }, 'realtime changes could not be read')
      for (const { deliveries } of readings) disconnect(deliveries.map(({ subscription }) => subscription))
    }
  }

  /** Returns what to read for each right. */
  function readingsOf(batch: readonly Change[]): readonly Reading[] {
    const byRight = new Map<string, Reading>()
    for (const change of batch)
      for (const subscription of subscriptions.candidates(change)) {
        const { right, claims } = subscription
        if (matchOf(change, subscription, change.keys) === null) continue
        const reading: Reading = byRight.get(right) ?? { right, claims, ids: new Map(), deliveries: [] }
        byRight.set(right, reading)
        const ids = reading.ids.get(change.table) ?? new Set()
        reading.ids.set(change.table, ids.add(change.id))
        reading.deliveries.push({ change, subscription })
      }
    return [...byRight.values()]
  }

  function send({ right, deliveries }: Reading, rows: VisibleRows, dataOf: DataOf): void {
    if (rows === null) {
      log.error({}, 'realtime changes could not be read for one right')
      disconnect(deliveries.map(({ subscription }) => subscription))
      return
    }
    for (const { change, subscription } of deliveries) {
      // The client sent a token of another right while the rows were read.
      if (subscription.right !== right) {
        subscription.disconnect()
        continue
      }
      const record = rows.get(`${change.table} ${change.id}`)
      const found = record && matchOf(change, subscription, record)
      if (!found) continue
      const ofRecord = dataOf.get(record)
      const data = ofRecord?.[found.type] ?? dataFor(change, found.type, record, subscription)
      dataOf.set(record, { ...ofRecord, [found.type]: data })
      subscription.deliver(found.ids, data)
    }
  }

  function dataFor(
    { table, id }: Change,
    type: ChangeType,
    record: VisibleRow,
    { claims }: Subscription,
  ): object {
    return {
      schema: 'public',
      table,
      type,
      commit_timestamp: new Date(clock.now()).toISOString(),
      columns: roleColumns(claims.role, table).map(({ name, typeName }) => ({ name, type: typeName })),
      record,
      ...(type === 'UPDATE' ? { old_record: { id } } : {}),
      errors: null,
    }
  }
}

function disconnect(subscriptions: readonly Subscription[]): void {
  for (const subscription of new Set(subscriptions)) subscription.disconnect()
}

/**
 * Returns the ids of the bindings that match a change with these columns, and its type for them; null if none matches. A
 * row that was inserted and then updated is sent as INSERT where a binding wants that, otherwise as UPDATE.
 */
function matchOf(
  { table, isInserted, isUpdated }: Change,
  { bindings }: Subscription,
  columns: Readonly<Record<string, unknown>>,
): { readonly type: ChangeType; readonly ids: readonly number[] } | null {
  const as = (type: ChangeType) =>
    bindings.filter(binding => binding.table === table && wants(binding, type, columns)).map(({ id }) => id)
  const inserted = isInserted ? as('INSERT') : []
  if (inserted.length > 0) return { type: 'INSERT', ids: inserted }
  const updated = isUpdated ? as('UPDATE') : []
  return updated.length > 0 ? { type: 'UPDATE', ids: updated } : null
}

/** Channel of NOTIFY. A payload is `{table, type, id, company_id, conversation_id, person_id}`: ids, never content. */
export const CHANGES_CHANNEL = 'gateway_changes'

/** The columns of a table that a payload has. */
const KEYS: readonly string[] = ['id', 'company_id', 'conversation_id', 'person_id']

/**
 * Installs the triggers where they are missing, and replaces the functions. Many nodes can run it at once. To change the
 * signature of `gateway.rows_of_rights`, rename it: nodes of two versions share the database during an upgrade.
 */
export async function installChangeTriggers(
  database: Database,
  tables: readonly string[],
  roleColumns: RoleColumns,
): Promise<void> {
  const published = await database.asOwner(query =>
    query<{ table: string; keys: string[] }>(
      `select p.tablename::text as table, array_agg(a.attname::text) as keys
         from pg_publication_tables p
         join pg_attribute a on a.attrelid = format('public.%I', p.tablename)::regclass and a.attname = any($2::text[])
        where p.pubname = 'supabase_realtime' and p.schemaname = 'public' and p.tablename = any($1::text[])
        group by p.tablename`,
      [tables, KEYS],
    ),
  )
  await database.script(`
    begin;
    select pg_advisory_xact_lock(hashtext('lapwing.gateway'));
    create schema if not exists gateway;
    revoke all on schema gateway from public;
    ${visibleRowsFunction(tables, roleColumns)}
    ${published.map(({ table, keys }) => installTrigger(table, keys)).join('\n')}
    commit;`)
}

/**
 * Installs a trigger if it is missing; replacing it would block every writer of the table. Its function is the table's own: to
 * look for the columns in each row would cost more than the rest of it.
 */
function installTrigger(table: string, keys: readonly string[]): string {
  const name = `public.${quoteIdentifier(table)}`
  const notify = `gateway.${quoteIdentifier(`notify_${table}`)}`
  const payload = keys.map(key => `'${key}', new.${quoteIdentifier(key)}`)
  return `
    create or replace function ${notify}() returns trigger language plpgsql set search_path = '' as $$
    begin
      perform pg_notify('${CHANGES_CHANNEL}',
        json_build_object('table', '${table}', 'type', tg_op, ${payload.join(', ')})::text);
      return null;
    end $$;
    do $$ begin
      if not exists (select from pg_trigger where tgrelid = '${name}'::regclass and tgname = 'gateway_notify_change') then
        create trigger gateway_notify_change after insert or update on ${name} for each row execute function ${notify}();
      end if;
    end $$;`
}
