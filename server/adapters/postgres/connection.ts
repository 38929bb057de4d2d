/**
 * One connection to the server. postgres.js's own pool and `begin` are not used: when a connection is lost
 * inside a transaction, they write to the dead socket (an uncaught error) and run what is left of the
 * transaction, its rollback too, on the next connection, among another caller's statements.
 */
import postgres from 'postgres'
import { DatabaseError } from '#server/ports/database.ts'
import { withTimeLimit } from '../sql/transactions.ts'
import { encodeParameter } from '../sql/values.ts'

/** The settings of postgres.js that every connection of one database shares. */
export type ConnectionSettings = NonNullable<Parameters<typeof postgres>[1]>

/** `run` sends one statement and rejects with a `DatabaseError`; once `isLost`, always with 08006. */
export type Connection = {
  isLost(): boolean
  run(text: string, params: readonly unknown[]): Promise<unknown[]>
  end(): Promise<void>
}

/**
 * Limit of prepared statements. PostgreSQL keeps each in memory, and texts built from requests have no limit of their
 * own.
 */
const PREPARED_TEXTS_MAX = 300

/**
 * Returns a connection; its first statement connects. It counts as lost when a statement gets no answer within
 * `limitMs`.
 */
export function createConnection(url: string, settings: ConnectionSettings, limitMs: number): Connection {
  let lost = false
  const preparedTexts = new Set<string>()
  const client = postgres(url, {
    ...settings,
    max: 1,
    // The driver must not close a connection by itself, since it would do so between two statements of a transaction.
    max_lifetime: null,
    onclose() {
      lost = true
    },
  })

  return {
    isLost: () => lost,
    async run(text, params) {
      // The driver would reconnect and run the statement there, without the transaction and its role.
      if (lost) throw new DatabaseError('08006', 'The connection to the database was lost.')
      const values = params.map(encodeParameter)
      if (preparedTexts.size < PREPARED_TEXTS_MAX) preparedTexts.add(text)
      // Always use the extended protocol, so that a text is one statement, as in PGlite.
      const mode = { prepare: preparedTexts.has(text), simple: false }
      try {
        return Array.from(await withTimeLimit(client.unsafe(text, values, mode), limitMs))
      } catch (error) {
        // Only a plain refusal leaves the connection fit for another statement; on a dying one the driver may never answer.
        lost ||= !(error instanceof postgres.PostgresError && error.severity === 'ERROR')
        throw toDatabaseError(error)
      }
    },
    async end() {
      lost = true
      await client.end({ timeout: 0 })
    },
  }
}

/**
 * Converts what postgres.js threw into the port's error, without query and parameters: the SQLSTATE of a refused
 * statement, otherwise 08006, since only the connection can fail besides.
 */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  if (error instanceof postgres.PostgresError) {
    return new DatabaseError(error.code, error.message, error.constraint_name)
  }
  const reason = error instanceof Error && 'code' in error ? error.code : error
  return new DatabaseError('08006', `The database cannot be reached: ${String(reason)}`)
}
