import postgres from 'postgres'
import { DatabaseError } from '#server/ports/database.ts'

/**
 * The port's error for what postgres.js threw, without its query and parameters: the SQLSTATE of a refused
 * statement, else 08006, since all that can fail besides is the connection.
 */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  if (error instanceof postgres.PostgresError) {
    return new DatabaseError(error.code, error.message, error.constraint_name)
  }
  const reason = error instanceof Error && 'code' in error ? error.code : error
  return new DatabaseError('08006', `The database cannot be reached: ${String(reason)}`)
}
