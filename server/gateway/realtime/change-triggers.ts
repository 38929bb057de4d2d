/** Triggers that NOTIFY about changes, on the tables that the migrations publish to Supabase Realtime. */
import type { Database } from '#server/ports/database.ts'
import { quoteIdentifier, type RoleColumns } from '../role-columns.ts'
import { visibleRowsFunction } from './visible-rows.ts'

/** Channel of NOTIFY. A payload is `{table, type, id, company_id, conversation_id, person_id}`: ids, never content. */
export const CHANGES_CHANNEL = 'gateway_changes'

/** The columns of a table that a payload has. */
const KEYS: readonly string[] = ['id', 'company_id', 'conversation_id', 'person_id']

/**
 * Installs the triggers where they are missing, and replaces the functions. Many nodes can run it at once. To change the
 * signature of `gateway.rows_of_rights`, rename it: nodes of two versions share the database during an upgrade.
 */
export async function installChangeTriggers(
  database: Database,
  tables: readonly string[],
  roleColumns: RoleColumns,
): Promise<void> {
  const published = await database.asOwner(query =>
    query<{ table: string; keys: string[] }>(
      `select p.tablename::text as table, array_agg(a.attname::text) as keys
         from pg_publication_tables p
         join pg_attribute a on a.attrelid = format('public.%I', p.tablename)::regclass and a.attname = any($2::text[])
        where p.pubname = 'supabase_realtime' and p.schemaname = 'public' and p.tablename = any($1::text[])
        group by p.tablename`,
      [tables, KEYS],
    ),
  )
  await database.script(`
    begin;
    select pg_advisory_xact_lock(hashtext('lapwing.gateway'));
    create schema if not exists gateway;
    revoke all on schema gateway from public;
    ${visibleRowsFunction(tables, roleColumns)}
    ${published.map(({ table, keys }) => installTrigger(table, keys)).join('\n')}
    commit;`)
}

/**
 * Installs a trigger if it is missing; replacing it would block every writer of the table. Its function is the table's own: to
 * look for the columns in each row would cost more than the rest of it.
 */
function installTrigger(table: string, keys: readonly string[]): string {
  const name = `public.${quoteIdentifier(table)}`
  const notify = `gateway.${quoteIdentifier(`notify_${table}`)}`
  const payload = keys.map(key => `'${key}', new.${quoteIdentifier(key)}`)
  return `
    create or replace function ${notify}() returns trigger language plpgsql set search_path = '' as $$
    begin
      perform pg_notify('${CHANGES_CHANNEL}',
        json_build_object('table', '${table}', 'type', tg_op, ${payload.join(', ')})::text);
      return null;
    end $$;
    do $$ begin
      if not exists (select from pg_trigger where tgrelid = '${name}'::regclass and tgname = 'gateway_notify_change') then
        create trigger gateway_notify_change after insert or update on ${name} for each row execute function ${notify}();
      end if;
    end $$;`
}
