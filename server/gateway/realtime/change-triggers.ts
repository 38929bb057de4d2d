/** Triggers that NOTIFY about changes, on the tables that the migrations publish to Supabase Realtime. */
import type { Database } from '#server/ports/database.ts'
import { quoteIdentifier, type RoleColumns } from '../role-columns.ts'
import { visibleRowsFunction } from './visible-rows.ts'

/** Channel of NOTIFY. A payload is `{table, type, id, company_id, conversation_id, person_id}`: ids, never content. */
export const CHANGES_CHANNEL = 'gateway_changes'

const INSTALL_FUNCTION = `
  create schema if not exists gateway;
  revoke all on schema gateway from public;
  create or replace function gateway.notify_change() returns trigger
  language plpgsql set search_path = '' as $$
  declare changed jsonb := to_jsonb(new);
  begin
    perform pg_notify('${CHANGES_CHANNEL}', jsonb_build_object(
      'table', tg_table_name, 'type', tg_op, 'id', changed -> 'id',
      'company_id', changed -> 'company_id', 'conversation_id', changed -> 'conversation_id',
      'person_id', changed -> 'person_id')::text);
    return null;
  end $$;`

/**
 * Installs the triggers where they are missing, and replaces `gateway.visible_rows`. Many nodes can run it at once. To
 * change the signature of that function, rename it: nodes of two versions share the database during an upgrade.
 */
export async function installChangeTriggers(
  database: Database,
  tables: readonly string[],
  roleColumns: RoleColumns,
): Promise<void> {
  const [published] = await database.asOwner(query =>
    query<{ tables: string[] }>(
      `select coalesce(array_agg(p.tablename::text), '{}') as tables from pg_publication_tables p
        where p.pubname = 'supabase_realtime' and p.schemaname = 'public' and p.tablename = any($1::text[])`,
      [tables],
    ),
  )
  await database.script(`
    begin;
    select pg_advisory_xact_lock(hashtext('lapwing.gateway'));
    ${INSTALL_FUNCTION}
    ${visibleRowsFunction(tables, roleColumns)}
    ${published!.tables.map(installTrigger).join('\n')}
    commit;`)
}

/** Installs a trigger if it is missing. Replacing it would block every writer of the table. */
function installTrigger(table: string): string {
  const name = `public.${quoteIdentifier(table)}`
  return `do $$ begin
    if not exists (select from pg_trigger where tgrelid = '${name}'::regclass and tgname = 'gateway_notify_change') then
      create trigger gateway_notify_change after insert or update on ${name}
        for each row execute function gateway.notify_change();
    end if;
  end $$;`
}
