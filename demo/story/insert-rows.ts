import type { Query } from '#server/ports/database.ts'

/** Inserts rows of the same columns with one statement. Instants are ISO texts or dates. */
export async function insertRows(
  query: Query,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).join(', ')
  await query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  )
}
