import type { Query } from '#server/ports/database.ts'
import { type ForeignKey, readForeignKeys, type Sequence, type Table } from './catalog.ts'
import { decodeRows } from './copy-text.ts'
import { quoteName } from './dump-table.ts'

/** Rows that are inserted at once. */
const ROWS = 500

/**
 * Runs `load` while no foreign key and no trigger acts on the tables, which it finds empty. The foreign keys are then
 * created again, so that the database checks every row. Needs no rights but those of the tables' owner.
 */
export async function withoutConstraints(
  query: Query,
  tables: readonly Table[],
  load: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await readForeignKeys(query)
  for (const { table, name } of foreignKeys) await query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await query(`alter table ${name} disable trigger user`)
  // What migrations insert is in the backup, too.
  await query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  await load()
  for (const { name } of tables) await query(`alter table ${name} enable trigger user`)
  for (const foreignKey of foreignKeys) await createForeignKey(query, foreignKey)
}

async function createForeignKey(query: Query, { table, name, definition }: ForeignKey): Promise<void> {
  await query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Inserts rows in the text format of COPY. `names` are their columns; each is one of the table's. */
export async function insertRows(
  query: Query,
  table: Table,
  names: readonly string[],
  text: string,
): Promise<void> {
  const columns = names.map(name => table.columns.find(column => column.name === name)!)
  const values = columns.map(({ type }, index) => `r.c${index}::${type}`)
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`)
  const aliases = columns.map((_, index) => `c${index}`)
  const insert = `insert into ${table.name} (${columns.map(quoteName).join(', ')}) overriding system value
    select ${values.join(', ')} from unnest(${arrays.join(', ')}) as r(${aliases.join(', ')})`
  const rows = decodeRows(text)
  for (let start = 0; start < rows.length; start += ROWS) {
    const batch = rows.slice(start, start + ROWS)
    await query(
      insert,
      columns.map((_, index) => batch.map(row => row[index] ?? null)),
    )
  }
}

/** Sets the values of the sequences that exist. */
export async function setSequences(query: Query, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await query('select setval(to_regclass($1), $2::bigint, $3::boolean)', [name, value, isCalled])
}
