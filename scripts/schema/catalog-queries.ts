/** Queries of the system catalogs, for the text of the schema. */
import { PLATFORM_POLICY } from '#server/database/platform-access.ts'

/** The product's tables, and Supabase's tables that have policies or triggers of the product. */
export const TABLES = `
  select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relkind as kind, n.nspname in ('public', 'app') as is_own,
         case c.relreplident when 'd' then '' else ', replica identity ' || c.relreplident::text end as replica_identity,
         case when c.relforcerowsecurity then 'row security forced'
              when c.relrowsecurity then 'row security on' else 'row security off' end as security,
         pg_get_viewdef(c.oid) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'v') and not c.relispartition and (
           n.nspname in ('public', 'app')
           or exists (select from pg_policy p where p.polrelid = c.oid and p.polname <> '${PLATFORM_POLICY}')
           or exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
                        join pg_namespace fn on fn.oid = f.pronamespace
                       where t.tgrelid = c.oid and not t.tgisinternal and fn.nspname = 'app'))
   order by 2`
/** Lines of the tables, in this order: columns, constraints, indexes, policies, triggers, grants. */
export const LINES = `
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
    from pg_policy where polname <> '${PLATFORM_POLICY}'
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
  select prrelid, 8, 0, 'in publication ' || pubname from pg_publication_rel join pg_publication p on p.oid = prpubid
  union all
  select objoid, 9, objsubid, format('comment %L', description) from pg_description where classoid = 'pg_class'::regclass`
/** Objects outside tables: schemas, sequences, default privileges, publications and buckets. */
export const SURROUNDINGS = `
  select 1 as part, format('schema %I: %s to %s', nspname, string_agg(lower(privilege_type), ', ' order by privilege_type), grantee) as line
    from (select nspname, a.privilege_type, case when a.grantee = 0 then 'public' else a.grantee::regrole::text end as grantee
            from pg_namespace n, aclexplode(n.nspacl) a where nspname in ('public', 'app') and a.grantee <> n.nspowner) granted
   group by nspname, grantee
  union all
  select 2, format('default privileges in schema %I: %s on %s to %s', nspname,
         string_agg(lower(privilege_type), ', ' order by privilege_type),
         case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'types' end, grantee)
    from (select nspname, defaclobjtype, a.privilege_type,
                 case when a.grantee = 0 then 'public' else a.grantee::regrole::text end as grantee
            from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace, aclexplode(d.defaclacl) a
           where a.grantee <> d.defaclrole) granted
   group by nspname, defaclobjtype, grantee
  union all
  select 3, format('sequence %I.%I: %s', nspname, relname,
         coalesce((select string_agg(case when a.grantee = 0 then 'public' else a.grantee::regrole::text end || ' ' || lower(a.privilege_type), ', '
                            order by a.grantee::regrole::text, a.privilege_type)
                     from aclexplode(c.relacl) a where a.grantee <> c.relowner), 'nobody'))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where relkind = 'S' and nspname in ('public', 'app')
  union all
  select 4, format('publication %I: %s', pubname, concat_ws(', ', case when pubinsert then 'insert' end,
         case when pubupdate then 'update' end, case when pubdelete then 'delete' end, case when pubtruncate then 'truncate' end))
    from pg_publication
  union all
  select 5, format('bucket %s: %s, at most %s bytes a file, types %s', id, case when public then 'public' else 'private' end,
         file_size_limit, coalesce(array_to_string(allowed_mime_types, ', '), 'any'))
    from storage.buckets
   order by 1, 2`
/** Functions, and the roles that may call them. */
export const FUNCTIONS = `
  select pg_get_functiondef(p.oid) as definition,
         coalesce((select string_agg(case when a.grantee = 0 then 'public' else a.grantee::regrole::text end, ', ' order by 1)
                     from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee <> p.proowner),
                  'nobody') as callers
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname in ('public', 'app') and p.prokind = 'f'
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)`
/** Enum types. */
export const TYPES = `
  select format('enum %I.%I (%s)', n.nspname, t.typname, string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)) as line
    from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_enum e on e.enumtypid = t.oid
   where n.nspname in ('public', 'app') group by n.nspname, t.typname order by 1`

/** Rows that the migrations insert. */
export const ROWS = `
  select 'row of public.companies: ' || name || ', subdomain ' || subdomain || ', id ' || id as line from public.companies
  union all
  select 'row of app.installation: mode ' || coalesce(mode, 'not chosen yet') from app.installation
   order by 1`
