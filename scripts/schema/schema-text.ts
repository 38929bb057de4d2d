/** The schema that the migrations produce, as text: the final state of every table, policy, trigger and function. */
import type { Database } from '#server/ports/database.ts'
import { FUNCTIONS, LINES, ROWS, SURROUNDINGS, TABLES, TYPES } from './catalog-queries.ts'

const HEAD = `-- The schema that the migrations produce, for reading and searching. \`npm run schema\` writes it from a migrated
-- database, and a test checks that it is current. It is never applied.`

type Table = {
  readonly oid: number
  readonly name: string
  readonly kind: string
  readonly is_own: boolean
  readonly security: string
  readonly replica_identity: string
  readonly definition: string | null
}
type Line = { readonly oid: number; readonly part: number; readonly place: number; readonly line: string }

/**
 * First part in the text of Supabase's tables (policies): their columns, constraints and indexes aren't the product's.
 */
const FIRST_OF_PLATFORM = 4

/**
 * Returns types, objects outside tables, initial rows, tables and functions as SQL text, each sorted by name. Reads the
 * catalogs as the database's owner.
 */
export async function readSchema(database: Database): Promise<string> {
  return database.asOwner(async query => {
    const types = await query<{ line: string }>(TYPES)
    const surroundings = await query<{ line: string }>(SURROUNDINGS)
    const rows = await query<{ line: string }>(ROWS)
    const tables = await query<Table>(TABLES)
    const lines = await query<Line>(LINES)
    const functions = await query<{ definition: string; callers: string }>(FUNCTIONS)
    return [
      HEAD,
      types.map(({ line }) => line).join('\n'),
      surroundings.map(({ line }) => line).join('\n'),
      rows.map(({ line }) => line).join('\n'),
      ...tables.map(table => tableText(table, lines)),
      ...functions.map(({ definition, callers }) => `${definition.trim()}\n-- may be called by: ${callers}`),
      '',
    ]
      .filter((part, at, all) => part !== '' || at === all.length - 1)
      .join('\n\n')
      .trimEnd()
      .concat('\n')
  })
}

function tableText(table: Table, lines: readonly Line[]): string {
  const { oid, name, kind, is_own, security, replica_identity, definition } = table
  const own = lines
    .filter(line => line.oid === oid && (is_own || line.part >= FIRST_OF_PLATFORM))
    .sort((a, b) => a.part - b.part || a.place - b.place || (a.line < b.line ? -1 : 1))
    .map(({ line }) => `    ${line}`)
  const head =
    kind === 'v' ? `view ${name} as\n${definition}` : `table ${name} -- ${security}${replica_identity}`
  return [head, ...own].join('\n')
}
