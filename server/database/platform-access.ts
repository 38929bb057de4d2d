/**
 * Who passes row-level security. On Supabase, the service role and the tables' owner have BYPASSRLS. A plain owner of a
 * database cannot give that, so elsewhere one policy of each table lets both through. PostgreSQL folds its `true` away.
 */

/** Name of the policy, the same on every table. */
export const PLATFORM_POLICY = 'platform_access'

/**
 * SQL that gives every table with row-level security that policy, if it is missing or names another owner. Runs inside a
 * transaction, as the tables' owner. It changes nothing, and locks no table, when nothing is new.
 */
export const GRANT_PLATFORM_ACCESS = `
do $access$
declare
  protected record;
begin
  for protected in
    select format('%I.%I', n.nspname, t.relname) as name, pg_get_userbyid(t.relowner) as owner
      from pg_class t join pg_namespace n on n.oid = t.relnamespace
     where t.relkind in ('r', 'p') and t.relrowsecurity and n.nspname in ('public', 'app', 'storage')
       and pg_has_role(t.relowner, 'usage')
       and not exists (
         select from pg_policy p
          where p.polrelid = t.oid and p.polname = '${PLATFORM_POLICY}'
            and p.polroles @> array['service_role'::regrole::oid, t.relowner] and cardinality(p.polroles) = 2)
     order by 1
  loop
    execute format('drop policy if exists ${PLATFORM_POLICY} on %s', protected.name);
    execute format('create policy ${PLATFORM_POLICY} on %s to service_role, %I using (true) with check (true)',
      protected.name, protected.owner);
  end loop;
end $access$;
`
