/** The schema that the migrations make, as text: what each table, policy, trigger and function is in the end. */
import type { Database } from '#server/ports/database.ts'

const HEAD = `-- The schema that the migrations produce, for reading and searching. \`npm run schema\` writes it from a migrated
-- database, and a test checks that it is current. It is never applied.`
/** Tables of the product, and those of the platform that have policies or triggers of the product. */
const TABLES = `
  select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relkind as kind, n.nspname in ('public', 'app') as is_own,
         case when c.relforcerowsecurity then 'row security forced'
              when c.relrowsecurity then 'row security on' else 'row security off' end as security,
         pg_get_viewdef(c.oid) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'v') and (
           n.nspname in ('public', 'app')
           or exists (select from pg_policy p where p.polrelid = c.oid)
           or exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
                        join pg_namespace fn on fn.oid = f.pronamespace
                       where t.tgrelid = c.oid and not t.tgisinternal and fn.nspname = 'app'))
   order by 2`
/** Lines of a table, by the table and in this order: columns, constraints, indexes, policies, triggers, grants. */
const LINES = `
  select attrelid as oid, 1 as part, attnum::int as place,
         format('%I %s%s%s%s', attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' else '' end,
                case attgenerated when 's' then ' generated always as (' || pg_get_expr(adbin, adrelid) || ') stored' else
                     coalesce(' default ' || pg_get_expr(adbin, adrelid), '') end,
                case attidentity when '' then '' else ' identity' end) as line
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where attnum > 0 and not attisdropped
  union all
  select conrelid, 2, 0, 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype <> 'n'
  union all
  select indrelid, 3, 0, regexp_replace(pg_get_indexdef(indexrelid), '^CREATE', 'create') from pg_index
   where not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select polrelid, 4, 0, format('policy %I as %s for %s to %s%s%s', polname,
         case when polpermissive then 'permissive' else 'restrictive' end,
         case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
         (select string_agg(case when role = 0 then 'public' else role::regrole::text end, ', ' order by role::regrole::text)
            from unnest(polroles) role),
         coalesce(E'\\n      using ' || pg_get_expr(polqual, polrelid), ''),
         coalesce(E'\\n      with check ' || pg_get_expr(polwithcheck, polrelid), ''))
    from pg_policy
  union all
  select tgrelid, 5, 0, regexp_replace(pg_get_triggerdef(oid), '^CREATE', 'create') from pg_trigger
   where not tgisinternal and tgname not like 'gateway%'
  union all
  select oid, 6, 0, format('grant %s to %s', string_agg(lower(privilege), ', ' order by privilege), grantee)
    from (select c.oid, a.privilege_type as privilege, case when a.grantee = 0 then 'public' else a.grantee::regrole::text end as grantee
            from pg_class c, aclexplode(c.relacl) a where a.grantee <> c.relowner) granted
   group by oid, grantee
  union all
  select attrelid, 7, 0, format('grant %s (%s) to %s', lower(privilege), string_agg(attname, ', ' order by attname), grantee)
    from (select attrelid, attname, a.privilege_type as privilege,
                 case when a.grantee = 0 then 'public' else a.grantee::regrole::text end as grantee
            from pg_attribute, aclexplode(attacl) a) granted
   group by attrelid, privilege, grantee
  union all
  select prrelid, 8, 0, 'in publication ' || pubname from pg_publication_rel join pg_publication p on p.oid = prpubid`
const FUNCTIONS = `
  select pg_get_functiondef(p.oid) as definition,
         coalesce((select string_agg(case when a.grantee = 0 then 'public' else a.grantee::regrole::text end, ', ' order by 1)
                     from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee <> p.proowner),
                  'nobody') as callers
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ('public', 'app') and p.prokind = 'f'
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)`
const TYPES = `
  select format('enum %I.%I (%s)', n.nspname, t.typname, string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)) as line
    from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_enum e on e.enumtypid = t.oid
   where n.nspname in ('public', 'app') group by n.nspname, t.typname order by 1`

type Table = {
  readonly oid: number
  readonly name: string
  readonly kind: string
  readonly is_own: boolean
  readonly security: string
  readonly definition: string | null
}
type Line = { readonly oid: number; readonly part: number; readonly place: number; readonly line: string }

/** The columns and constraints of the platform's own tables are the platform's. */
const FIRST_OF_PLATFORM = 4

/** Types, tables and functions, each in the order of their names. Reads the catalogs as the database's owner. */
export async function readSchema(database: Database): Promise<string> {
  return database.asOwner(async query => {
    const types = await query<{ line: string }>(TYPES)
    const tables = await query<Table>(TABLES)
    const lines = await query<Line>(LINES)
    const functions = await query<{ definition: string; callers: string }>(FUNCTIONS)
    return [
      HEAD,
      types.map(({ line }) => line).join('\n'),
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

function tableText({ oid, name, kind, is_own, security, definition }: Table, lines: readonly Line[]): string {
  const own = lines
    .filter(line => line.oid === oid && (is_own || line.part >= FIRST_OF_PLATFORM))
    .sort((a, b) => a.part - b.part || a.place - b.place || (a.line < b.line ? -1 : 1))
    .map(({ line }) => `    ${line}`)
  const head = kind === 'v' ? `view ${name} as\n${definition}` : `table ${name} -- ${security}`
  return [head, ...own].join('\n')
}
