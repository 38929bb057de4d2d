import type { Query } from '#server/ports/database.ts'
import type { Column, Table } from './catalog.ts'
import { encodeRow, type TextRow } from './copy-text.ts'

/** Rows that are read at once. */
const ROWS = 500
/** Bytes after which a part ends. */
const PART_BYTES = 4 * 1_024 * 1_024

/** Makes values print alike on every server, whatever its settings are. */
export const PRINT_ALIKE = `
  select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true),
         set_config('IntervalStyle', 'postgres', true), set_config('extra_float_digits', '1', true),
         set_config('bytea_output', 'hex', true)`

/** A part of a table: whole lines in the text format of COPY. */
export type Part = { readonly bytes: Buffer; readonly rows: number }

/** Returns the table's rows in the order of its primary key, in parts of some megabytes. */
export async function* dumpTable(query: Query, table: Table): AsyncGenerator<Part> {
  // A cursor sorts once, and memory holds some rows only.
  // Named by the table: a prepared FETCH keeps the columns of the cursor it was prepared for.
  const cursor = quoteName({ name: `rows of ${table.name}` })
  await query(`declare ${cursor} no scroll cursor for ${selectOf(table)}`)
  let part: string[] = []
  let size = 0
  for (;;) {
    const rows = await query<Record<string, string | null>>(`fetch ${ROWS} from ${cursor}`)
    for (const row of rows) {
      const line = encodeRow(table.columns.map((_, index): TextRow[number] => row[`c${index}`] ?? null))
      part.push(line)
      size += line.length
    }
    const isLast = rows.length < ROWS
    if (part.length > 0 && (isLast || size >= PART_BYTES)) {
      yield { bytes: Buffer.from(part.join('')), rows: part.length }
      part = []
      size = 0
    }
    if (isLast) break
  }
  await query(`close ${cursor}`)
}

function selectOf({ name, columns, key }: Table): string {
  const values = columns.map((column, index) => `${quoteName(column)}::text as c${index}`)
  // Without the database's own collation, so that two databases with the same rows make the same parts.
  const order = key.map(column => `t.${quoteName(column)}${column.isCollated ? ' collate "C"' : ''}`)
  return `select ${values.join(', ')} from ${name} t order by ${order.join(', ')}`
}

/** Returns a column's name as an SQL identifier. */
export function quoteName({ name }: Pick<Column, 'name'>): string {
  return `"${name.replaceAll('"', '""')}"`
}
