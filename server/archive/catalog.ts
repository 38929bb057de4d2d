/** What a database consists of, by PostgreSQL's catalog. */
import type { Query } from '#server/ports/database.ts'

/** Schemas that the migrations and the platform shim fill. */
const SCHEMAS = ['app', 'auth', 'public', 'storage']

/**
 * Tables whose rows a backup leaves out: the server computes vectors anew, counts requests from zero, and agents whose
 * pages are open, and whoever types, report again.
 */
const LEFT_OUT = ['app.article_vectors', 'app.presences', 'app.rate_limits', 'public.typing']

/** A table: its name with schema, quoted if needed. `columns` leaves out generated ones; `key` is its primary key. */
export type Table = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly key: readonly Column[]
}

/** A column: its name, its type, and whether it is compared by a collation. */
export type Column = { readonly name: string; readonly type: string; readonly isCollated: boolean }

type TableRow = { readonly name: string; readonly columns: Column[]; readonly key: Column[] | null }

/** Returns the tables whose rows belong to a backup, by name. Tables of extensions are not among them. */
export async function readTables(query: Query): Promise<Table[]> {
  const rows = await query<TableRow>(
    `select format('%I.%I', n.nspname, t.relname) as name,
            jsonb_agg(c.described order by c.attnum) filter (where c.attgenerated = '') as columns,
            jsonb_agg(c.described order by array_position(key.conkey, c.attnum))
              filter (where c.attnum = any(key.conkey)) as key
       from pg_class t
       join pg_namespace n on n.oid = t.relnamespace
       join lateral (
         select a.attnum, a.attgenerated,
                jsonb_build_object(
                  'name', a.attname,
                  'type', format_type(a.atttypid, a.atttypmod),
                  'isCollated', a.attcollation <> 0
                ) as described
           from pg_attribute a
          where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
       ) c on true
       left join pg_constraint key on key.conrelid = t.oid and key.contype = 'p'
      where t.relkind in ('r', 'p') and not t.relispartition and n.nspname = any($1)
        and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e'
        )
      group by 1
      order by 1`,
    [SCHEMAS],
  )
  return rows
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .map(({ name, columns, key }) => ({ name, columns, key: key ?? columns }))
}

/** A sequence: its name with schema, its value as text, and whether that value was given out. */
export type Sequence = { readonly name: string; readonly value: string; readonly isCalled: boolean }

/** Returns all sequences. Their values are current ones, also in a snapshot. */
export async function readSequences(query: Query): Promise<Sequence[]> {
  const names = await query<{ name: string }>(
    `select format('%I.%I', n.nspname, s.relname) as name
       from pg_class s join pg_namespace n on n.oid = s.relnamespace
      where s.relkind = 'S' and n.nspname = any($1)
      order by 1`,
    [SCHEMAS],
  )
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const [row] = await query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    sequences.push({ name, ...row! })
  }
  return sequences
}

/** A foreign key, with the names and the definition that create it. */
export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

/** Returns the foreign keys, in the order in which they were created. */
export function readForeignKeys(query: Query): Promise<ForeignKey[]> {
  return query<ForeignKey>(
    `select format('%I.%I', n.nspname, t.relname) as table, quote_ident(c.conname) as name,
            pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'f' and c.conparentid = 0 and n.nspname = any($1)
      order by c.oid`,
    [SCHEMAS],
  )
}

/** Returns the first thing that makes a database unfit for a restore; undefined if it has neither schemas nor tables. */
export async function findContent(query: Query): Promise<string | undefined> {
  const [found] = await query<{ name: string }>(
    `select 'schema ' || nspname as name from pg_namespace
      where nspname = any($1) and nspname <> 'public' or nspname = 'supabase_migrations'
     union all
     select format('table %I.%I', schemaname, tablename) from pg_tables where schemaname = 'public'
     order by 1 limit 1`,
    [SCHEMAS],
  )
  return found?.name
}
