import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS, type Member } from '../actor.ts'
import { AppError } from '../app-error.ts'

/** One transaction over all companies, for a person of the platform who acts for nobody else; for others it is not there. */
export async function asPlatform<T>(
  database: Database,
  { role, impersonationId }: Member,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  if (role !== 'staff' || impersonationId !== null) throw new AppError('route_not_found')
  return database.as(JOB_CLAIMS, work)
}
