/**
 * Reads rows for many rights in one statement. For each right, a database function sets its role and claims, then selects
 * under row-level security.
 */
import type { Database } from '#server/ports/database.ts'
import type { AdmittedClaims, GatewayRole } from '../admission.ts'
import { quoteIdentifier, type RoleColumns } from '../role-columns.ts'

/** Rows to read for one right: ids by table. */
export type RowRequest = {
  readonly claims: AdmittedClaims
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>
}

/** A row with the columns granted to the role. */
export type VisibleRow = Readonly<Record<string, unknown>>

/** The rows that one right may see, by `table id`. Null if reading failed. */
export type VisibleRows = ReadonlyMap<string, VisibleRow> | null

/** Rights per statement. A statement has a time limit. */
const RIGHTS_MAX = 500

const ROLES: readonly GatewayRole[] = ['anon', 'authenticated']

/**
 * Returns the definition of the function, which only the owner may call. Its statements are static, so PostgreSQL caches
 * their plans. Each role has its own statements, because a plan belongs to one role.
 *
 * An error of one right, such as a malformed claim, rolls back its block only, including its role and claims. The role and
 * claims of the last right end with the transaction.
 */
export function visibleRowsFunction(tables: readonly string[], roleColumns: RoleColumns): string {
  return `
  create or replace function gateway.visible_rows(roles text[], claims text[], ids jsonb)
  returns table (right_index integer, name text, record json, failure text)
  language plpgsql set search_path = '' as $$
  declare wanted jsonb;
  begin
    for at in 1..cardinality(roles) loop
      wanted := ids -> (at - 1);
      begin
        if not roles[at] in (${ROLES.map(role => `'${role}'`).join(', ')}) then
          raise insufficient_privilege;
        end if;
        perform set_config('role', roles[at], true), set_config('request.jwt.claims', claims[at], true);
        ${ROLES.map(role => `if roles[at] = '${role}' then ${selects(role, tables, roleColumns)} end if;`).join('\n')}
      exception when others then
        return query select at - 1, null::text, null::json, sqlstate::text;
      end;
    end loop;
  end $$;
  revoke all on function gateway.visible_rows(text[], text[], jsonb) from public;`
}

function selects(role: GatewayRole, tables: readonly string[], roleColumns: RoleColumns): string {
  const readable = tables.filter(table => roleColumns(role, table).length > 0)
  return readable
    .map(table => {
      const columns = roleColumns(role, table).map(({ name }) => `t.${quoteIdentifier(name)}`)
      return `
        if wanted ? '${table}' then
          return query select at - 1, '${table}'::text, to_json(r), null::text
            from (select ${columns.join(', ')} from public.${quoteIdentifier(table)} t where t.id = any(
              array(select jsonb_array_elements_text(wanted -> '${table}')::uuid))) r;
        end if;`
    })
    .concat('null;')
    .join('\n')
}

/** Returns the visible rows of each right, in the order of `rights`. */
export async function readVisibleRows(
  database: Database,
  rights: readonly RowRequest[],
): Promise<VisibleRows[]> {
  const results: VisibleRows[] = []
  for (let from = 0; from < rights.length; from += RIGHTS_MAX)
    results.push(...(await readSome(database, rights.slice(from, from + RIGHTS_MAX))))
  return results
}

async function readSome(database: Database, rights: readonly RowRequest[]): Promise<VisibleRows[]> {
  const roles = rights.map(({ claims }) => claims.role)
  const claims = rights.map(right => JSON.stringify(right.claims))
  const ids = rights.map(right =>
    Object.fromEntries([...right.ids].map(([table, ofTable]) => [table, [...ofTable]])),
  )
  const rows = await database.asOwner(query =>
    query<{ right_index: number; name: string; record: VisibleRow; failure: string | null }>(
      'select right_index, name, record, failure from gateway.visible_rows($1, $2, $3)',
      [roles, claims, JSON.stringify(ids)],
    ),
  )
  const failed = new Set(rows.filter(({ failure }) => failure !== null).map(({ right_index }) => right_index))
  const seen = rights.map(() => new Map<string, VisibleRow>())
  for (const { right_index, name, record } of rows)
    if (!failed.has(right_index)) seen[right_index]!.set(`${name} ${record['id']}`, record)
  return seen.map((ofRight, index) => (failed.has(index) ? null : ofRight))
}
