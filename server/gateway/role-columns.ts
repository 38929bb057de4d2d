/** The columns that each role may read. Only these identifiers reach a statement of the gateway. */
import type { Database } from '#server/ports/database.ts'
import type { GatewayRole } from './admission.ts'

/** `type` as SQL writes it ('uuid', 'text[]'), `typeName` as the catalog does ('uuid', '_text'). */
export type Column = { readonly name: string; readonly type: string; readonly typeName: string }

/** Returns the columns of a public table that a role may read, in the table's order; empty if none. */
export type RoleColumns = (role: GatewayRole, table: string) => readonly Column[]

const READABLE = `
  select r.role, c.relname::text as "table", a.attname::text as name,
         format_type(a.atttypid, null) as type, t.typname::text as "typeName"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    cross join unnest(array['anon', 'authenticated']) as r(role)
   where c.relname = any($1::text[])
     and has_column_privilege(r.role::name, c.oid, a.attnum, 'select')
   order by a.attnum`

/** Reads the grants once. Only migrations change them, and those run before the server starts. */
export async function readRoleColumns(database: Database, tables: readonly string[]): Promise<RoleColumns> {
  const rows = await database.asOwner(query =>
    query<Column & { readonly role: GatewayRole; readonly table: string }>(READABLE, [tables]),
  )
  const byRoleAndTable = new Map<string, Column[]>()
  for (const { role, table, ...column } of rows) {
    const key = `${role} ${table}`
    byRoleAndTable.set(key, [...(byRoleAndTable.get(key) ?? []), column])
  }
  return (role, table) => byRoleAndTable.get(`${role} ${table}`) ?? []
}

/** Returns a catalog name as an SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
