/**
 * Delivers database changes (NOTIFY) to channels, in batches. Each distinct set of claims reads a batch's rows once,
 * under its own row-level security and grants, so it never receives what it cannot read at that moment.
 */
import { z } from 'zod'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { AdmittedClaims } from '../admission.ts'
import { quoteIdentifier, type RoleColumns } from '../role-columns.ts'
import { wants } from './bindings.ts'
import { CHANGES_CHANNEL } from './change-triggers.ts'
import { byClaims, forEachFew, type Subscription, type Subscriptions } from './subscriptions.ts'

const BATCH_MAX = 200
/** Sets of claims that are queried in parallel. The API needs connections too. */
const READERS = 3

const notified = z.looseObject({ table: z.string(), type: z.enum(['INSERT', 'UPDATE']), id: z.string() })
type Change = z.infer<typeof notified>
type Rows = ReadonlyMap<unknown, Readonly<Record<string, unknown>>>

/** Dependencies of the feed. */
export type ChangeFeed = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'error'>
  readonly roleColumns: RoleColumns
  readonly subscriptions: Subscriptions
  /** Called when changes may have been missed. */
  readonly missed: () => void
}

/** The running feed. */
export type RunningFeed = {
  /** When the database last told of a change, and the time that the oldest undelivered change has waited. In ms. */
  readonly state: () => { readonly heardAt: number | null; readonly lagMs: number }
  readonly stop: () => Promise<void>
}

/** Starts to listen. */
export async function startChangeFeed(given: ChangeFeed): Promise<RunningFeed> {
  const { database, clock, log, roleColumns, subscriptions, missed } = given
  let waiting: (Change & { readonly heardAt: number })[] = []
  let running: Promise<void> | undefined
  let heardAt: number | null = null
  /** When the database told of the oldest change that is being delivered; null if none is. */
  let oldestAt: number | null = null

  function hear(payload: string): void {
    const change = notified.safeParse(JSON.parse(payload))
    if (!change.success) return
    heardAt = clock.now()
    waiting.push({ ...change.data, heardAt })
    running ??= drain()
  }

  const unlisten = await database.listen(CHANGES_CHANNEL, hear, missed)
  return {
    state: () => ({ heardAt, lagMs: oldestAt === null ? 0 : clock.now() - oldestAt }),
    async stop() {
      await unlisten()
      waiting = []
      await running
    },
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_MAX)
      oldestAt = batch[0]!.heardAt
      for (const table of new Set(batch.map(change => change.table)))
        await distribute(
          table,
          batch.filter(change => change.table === table),
        )
    }
    running = undefined
    oldestAt = null
  }

  async function distribute(table: string, changes: readonly Change[]): Promise<void> {
    const groups = subscriptions.groupBy(byClaims, ({ bindings }) =>
      bindings.some(binding => binding.table === table),
    )
    await forEachFew(groups, READERS, group => serve(table, changes, group))
  }

  async function serve(
    table: string,
    changes: readonly Change[],
    group: readonly Subscription[],
  ): Promise<void> {
    const { claims } = group[0]!
    const wanted = changes.filter(change => group.some(({ bindings }) => idsFor(bindings, change).length > 0))
    if (wanted.length === 0) return
    try {
      const rows = await visibleRows(table, claims, [...new Set(wanted.map(({ id }) => id))])
      for (const change of wanted) send(change, rows, group)
    } catch (error) {
      log.error({ err: error }, 'realtime changes could not be read')
    }
  }

  async function visibleRows(table: string, claims: AdmittedClaims, ids: readonly string[]): Promise<Rows> {
    const names = roleColumns(claims.role, table).map(({ name }) => quoteIdentifier(name))
    const rows = await database.as(claims, query =>
      query<{ record: Record<string, unknown> }>(
        `select to_json(r) as record
           from (select ${names.join(', ')} from public.${quoteIdentifier(table)} where id = any($1::uuid[])) r`,
        [ids],
      ),
    )
    return new Map(rows.map(({ record }) => [record['id'], record]))
  }

  function send(change: Change, rows: Rows, group: readonly Subscription[]): void {
    const record = rows.get(change.id)
    if (!record) return
    const { claims } = group[0]!
    const data = {
      schema: 'public',
      table: change.table,
      type: change.type,
      commit_timestamp: new Date(clock.now()).toISOString(),
      columns: roleColumns(claims.role, change.table).map(({ name, typeName }) => ({ name, type: typeName })),
      record,
      ...(change.type === 'UPDATE' ? { old_record: { id: change.id } } : {}),
      errors: null,
    }
    for (const { bindings, deliver } of group) {
      const ids = idsFor(bindings, change, record)
      if (ids.length > 0) deliver(ids, data)
    }
  }
}

/** Returns the bindings that want a change, as far as the columns in the notice show. */
function idsFor(
  bindings: Subscription['bindings'],
  change: Change,
  columns: Readonly<Record<string, unknown>> = keysOf(change),
): readonly number[] {
  return bindings
    .filter(binding => binding.table === change.table && wants(binding, change.type, columns))
    .map(({ id }) => id)
}

/** Returns the columns that a notice contains. A conversation has no conversation_id; null there has no meaning. */
function keysOf({ id, company_id, conversation_id }: Change): Readonly<Record<string, unknown>> {
  return conversation_id === null ? { id, company_id } : { id, company_id, conversation_id }
}
