/** The embedded database: PGlite in a worker thread, on a data folder that belongs to this process only. */
import { join } from 'node:path'
import type { Claims, Database, Query, Row } from '#server/ports/database.ts'
import { type Metrics, NO_METRICS } from '#server/ports/metrics.ts'
import {
  BEGIN_SNAPSHOT,
  createTransactionScope,
  SET_CLAIMS,
  STATEMENT_TIMEOUT_MS,
  WAIT_TIMEOUT_MS,
  withTimeLimit,
} from '../sql/transactions.ts'
import { createTurns } from '../sql/turns.ts'
import { DECODERS, encodeParameter } from '../sql/values.ts'
import { serveCopies } from './copies.ts'
import { takeDataLock } from './data-lock.ts'
import { startWorker, type TextResult } from './worker-link.ts'

/** The embedded database in the folder `database` of `folder`. */
export type PgliteOptions = {
  readonly folder: string
  /** Timeout of one statement, in ms. */
  readonly statementTimeoutMs?: number | undefined
  /** How long a transaction waits for the single connection, in ms. */
  readonly waitTimeoutMs?: number | undefined
  /** Whether other processes may ask for a copy of the database (`requestCopy`). */
  readonly servesCopies?: boolean
  readonly metrics?: Metrics
}

/**
 * Opens the database in `folder`/database, and creates both if missing (a few seconds the first time).
 * Transactions run one at a time, in the order they arrive. @throws Error when another process holds the folder.
 */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const {
    folder,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    waitTimeoutMs = WAIT_TIMEOUT_MS,
    servesCopies = false,
    metrics = NO_METRICS,
  } = options
  const lock = takeDataLock(folder)
  const listeners = createListeners()
  const worker = await startWorker(join(folder, 'database'), listeners.hear).catch((error: unknown) => {
    lock.release()
    throw error
  })
  const refused = () => metrics.count('lapwing_database_refusals_total', {})
  const turns = createTurns({ slots: 1, waitTimeoutMs, refused })
  const scope = createTransactionScope()
  metrics.watch('lapwing_database_connections', () => {
    const { busy, waiting } = turns.counts()
    return Object.entries({ busy, idle: 1 - busy, waiting }).map(([state, value]) => ({
      labels: { state },
      value,
    }))
  })

  async function waitForTurn(): Promise<() => void> {
    scope.refuseNesting()
    const askedAt = performance.now()
    return turns
      .take()
      .finally(() => metrics.time('lapwing_database_wait_seconds', {}, performance.now() - askedAt))
  }

  // The limit is enforced here because PGlite ignores statement_timeout and cannot cancel.
  async function send<T = Row>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    const request = worker.request({ kind: 'query', sql, params: params.map(encodeParameter) })
    return decode<T>(await withTimeLimit(request, statementTimeoutMs))
  }

  async function transaction<T>(
    work: (query: Query) => Promise<T>,
    claims?: Claims,
    begin = 'begin',
  ): Promise<T> {
    const endTurn = await waitForTurn()
    try {
      const begun = worker.request({ kind: 'script', sql: begin })
      await Promise.all([begun, claims && send(SET_CLAIMS, [claims.role, JSON.stringify(claims)])])
      const result = await scope.enter(send, work)
      // Without a limit, so that a committed transaction is never reported as failed.
      await worker.request({ kind: 'script', sql: 'commit' })
      endTurn()
      return result
    } catch (error) {
      // A statement past its limit may still run. The caller gets the error now; the next transaction waits for the
      // rollback.
      const rolledBack = worker.request({ kind: 'script', sql: 'rollback' })
      rolledBack.then(endTurn, endTurn)
      throw error
    }
  }

  async function script(sql: string): Promise<void> {
    const endTurn = await waitForTurn()
    try {
      await worker.request({ kind: 'script', sql })
    } finally {
      await worker.request({ kind: 'script', sql: 'rollback' }).finally(endTurn)
    }
  }

  /** Runs `work` while no statement runs, with everything committed in the database's own files. */
  async function pause(work: () => Promise<void>): Promise<number> {
    const endTurn = await waitForTurn()
    const begun = performance.now()
    try {
      await worker.request({ kind: 'script', sql: 'checkpoint' })
      await work()
      return performance.now() - begun
    } finally {
      endTurn()
    }
  }
  const stopCopies = servesCopies ? await serveCopies(folder, pause) : async () => {}

  return {
    kind: 'pglite',
    as: (claims, work) => transaction(work, claims),
    asOwner: work => transaction(work),
    snapshot: work => transaction(work, undefined, BEGIN_SNAPSHOT),
    inBackground: turns.inBackground,
    inRequest: turns.inRequest,
    script,
    async listen(channel, heard) {
      const identifier = `"${channel.replaceAll('"', '""')}"`
      await script(`listen ${identifier}`)
      return listeners.add(channel, heard)
    },
    async close() {
      // A statement that never ends must not keep the server from stopping. Nothing committed is lost.
      scope.refuseNesting()
      await stopCopies()
      await waitForTurn()
        .then(endTurn =>
          withTimeLimit(worker.request({ kind: 'close' }), statementTimeoutMs).finally(endTurn),
        )
        .catch(() => {})
      await worker.terminate()
      lock.release()
    },
  }
}

function decode<T>({ fields, rows }: TextResult): T[] {
  const columns = fields.map(([name, type]) => ({ name, decoder: DECODERS[type] }))
  return rows.map(
    row =>
      Object.fromEntries(
        columns.map(({ name, decoder }, index) => {
          const text = row[index] ?? null
          return [name, text === null || !decoder ? text : decoder(text)]
        }),
      ) as T,
  )
}

type Heard = (payload: string) => void

/** NOTIFY listeners by channel. `add` returns the function that removes the listener. */
type Listeners = {
  add(channel: string, heard: Heard): () => Promise<void>
  hear(channel: string, payload: string): void
}

/** Returns the listeners of one database. They run in the order of the notifications. */
function createListeners(): Listeners {
  const channels = new Map<string, Set<Heard>>()
  return {
    add(channel, heard) {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners)
      // A new function each time, so that one callback can listen twice.
      const listener: Heard = payload => heard(payload)
      listeners.add(listener)
      return async () => {
        listeners.delete(listener)
      }
    },
    hear(channel, payload) {
      for (const listener of channels.get(channel) ?? []) listener(payload)
    },
  }
}
