import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from './actor.ts'

const BATCH = 5_000

type Old = {
  readonly table: string
  /** SQL condition of the rows to delete, with the values of its parameters. */
  readonly where: string
  readonly values: readonly unknown[]
  /** SQL column by which the oldest rows go first. */
  readonly oldestBy: string
  /** Maximum number of rows to delete. */
  readonly batch?: number | undefined
}

/**
 * Deletes a batch of old rows, for a job. Returns whether there may be more. Several nodes may run it at the same time:
 * rows that another one has locked are left to it.
 */
export async function deleteBatch(
  database: Database,
  { table, where, values, oldestBy, batch = BATCH }: Old,
): Promise<boolean> {
  const deleted = await database.as(JOB_CLAIMS, query =>
    query(
      // Materialized: a nested loop would evaluate the limit again for each row.
      `with due as materialized (
         select id from ${table} where ${where} order by ${oldestBy} limit ${batch} for update skip locked)
       delete from ${table} where id in (select id from due) returning id`,
      [...values],
    ),
  )
  return deleted.length === batch
}
