/** The database of a PostgreSQL server, through a pool of postgres.js connections. */
import postgres from 'postgres'
import type { Database, Query } from '#server/ports/database.ts'
import { type Metrics, NO_METRICS } from '#server/ports/metrics.ts'
import {
  BEGIN_SNAPSHOT,
  createTransactionScope,
  SET_CLAIMS,
  STATEMENT_TIMEOUT_MS,
  WAIT_TIMEOUT_MS,
} from '../sql/transactions.ts'
import { createTurns } from '../sql/turns.ts'
import { DECODERS } from '../sql/values.ts'
import { type Connection, type ConnectionSettings, createConnection, toDatabaseError } from './connection.ts'
import { createConnectionPool } from './connection-pool.ts'

/** A database of a server. In a URL, a Unix socket's folder goes percent-encoded in place of the host. */
export type PostgresOptions = {
  readonly url: string
  /**
   * The same database past a transaction pooler, to which `url` leads then (PgBouncer, Supavisor on port 6543). LISTEN and
   * scripts need a connection of their own; through the pooler, statements are not prepared.
   */
  readonly directUrl?: string | undefined
  /** The most connections for transactions. Scripts and the first `listen` open further ones. */
  readonly maxConnections?: number | undefined
  /** Timeout of one statement, in ms. */
  readonly statementTimeoutMs?: number | undefined
  /** How long a transaction waits for a connection, in ms. */
  readonly waitTimeoutMs?: number | undefined
  readonly metrics?: Metrics
}

const CLOSE_LIMIT_MS = 5_000

/** How long after a statement's time limit the server may stay silent before it counts as gone, in ms. */
const ANSWER_GRACE_MS = 5_000

const asIs = (text: string) => text

// Parameters are already text (encodeParameter); the driver must not encode them again.
const TYPES = Object.fromEntries(
  Object.entries(DECODERS).map(([type, parse]) => [
    type,
    { to: Number(type), from: [Number(type)], serialize: asIs, parse },
  ]),
)

/** Returns the driver's settings for connections to `url`. */
export function settingsOf(url: string, prepare: boolean): ConnectionSettings {
  const host = decodeURIComponent(new URL(url).hostname)
  return {
    ...(host.startsWith('/') ? { host } : {}),
    prepare,
    connection: { TimeZone: 'UTC' },
    types: TYPES,
    fetch_types: false,
    onnotice() {},
  }
}

/** Opens a pool on the server; the first statement connects. */
export function openPostgres(options: PostgresOptions): Database {
  const { url, directUrl = url, metrics = NO_METRICS } = options
  const { maxConnections = 10, waitTimeoutMs = WAIT_TIMEOUT_MS } = options
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options
  const settings = settingsOf(url, options.directUrl === undefined)
  const directSettings = { ...settingsOf(directUrl, true), max: 1 }
  // Set per transaction, not per connection: poolers refuse start parameters, and scripts may take longer.
  // JIT compilation takes longer than nearly every statement here, and the planner chooses it for policies by mistake.
  const setLimits = `set_config('statement_timeout', '${statementTimeoutMs}', true), set_config('jit', 'off', true)`
  const refused = () => metrics.count('lapwing_database_refusals_total', {})
  const turns = createTurns({ slots: maxConnections, waitTimeoutMs, refused })
  const pool = createConnectionPool(
    () => createConnection(url, settings, statementTimeoutMs + ANSWER_GRACE_MS),
    turns,
  )
  metrics.watch('lapwing_database_connections', () =>
    Object.entries(pool.counts()).map(([state, value]) => ({ labels: { state }, value })),
  )
  const listener = postgres(directUrl, directSettings)
  const scope = createTransactionScope()

  async function transaction<T>(
    work: (query: Query) => Promise<T>,
    opening: string,
    values: readonly string[],
    begin = 'begin',
  ): Promise<T> {
    scope.refuseNesting()
    const askedAt = performance.now()
    const connection = await pool
      .borrow()
      .finally(() => metrics.time('lapwing_database_wait_seconds', {}, performance.now() - askedAt))
    try {
      await Promise.all([connection.run(begin, []), connection.run(opening, values)])
      const result = await scope.enter(oneByOne(connection), work)
      await connection.run('commit', [])
      return result
    } catch (error) {
      await connection.run('rollback', []).catch(() => connection.end())
      throw error
    } finally {
      pool.giveBack(connection)
    }
  }

  return {
    kind: 'postgres',
    as: (claims, work) =>
      transaction(work, `${SET_CLAIMS}, ${setLimits}`, [claims.role, JSON.stringify(claims)]),
    asOwner: work => transaction(work, `select ${setLimits}`, []),
    snapshot: work => transaction(work, `select ${setLimits}`, [], BEGIN_SNAPSHOT),
    inBackground: turns.inBackground,
    inRequest: turns.inRequest,
    async script(text) {
      scope.refuseNesting()
      // A separate connection, so that an open transaction or a setting that a script leaves behind ends with it.
      const client = postgres(directUrl, directSettings)
      try {
        await client.unsafe(text)
      } catch (error) {
        throw toDatabaseError(error)
      } finally {
        await client.end({ timeout: 0 })
      }
    },
    async listen(channel, heard, missed = () => {}) {
      scope.refuseNesting()
      let hasListened = false
      // The driver's own unlisten misses the listener it creates after a reconnect.
      let listening = true
      const subscription = await listener
        .listen(
          channel,
          payload => {
            if (listening) heard(payload)
          },
          () => {
            if (listening && hasListened) missed()
            hasListened = true
          },
        )
        .catch((error: unknown) => {
          listening = false
          throw toDatabaseError(error)
        })
      return async () => {
        listening = false
        await subscription.unlisten()
      }
    },
    async close() {
      scope.refuseNesting()
      await Promise.all([pool.close(CLOSE_LIMIT_MS), listener.end({ timeout: 0 })])
    },
  }
}

/**
 * Sends each statement only once the one before is answered. The driver's own queue would outlive a lost connection.
 */
function oneByOne(connection: Connection): Query {
  let previous: Promise<unknown> = Promise.resolve()
  return (text, params = []) => {
    const answer = previous.then(() => connection.run(text, params)) as Promise<never>
    previous = answer.catch(() => {})
    return answer
  }
}
