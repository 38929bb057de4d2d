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

/** The rows that one right may see, by `table id`. People of a company share the same objects. Null if reading failed. */
export type VisibleRows = ReadonlyMap<string, VisibleRow> | null

/** Rights per statement. A statement has a time limit. */
const RIGHTS_MAX = 500

const ROLES: readonly GatewayRole[] = ['anon', 'authenticated']

/**
 * Tables whose rows all people of a company see alike. Each row is read once for all of them; what is a person's own, such as a
 * notification, is read for that person. A test checks the policies.
 */
export const COMPANY_TABLES: readonly string[] = [
  'conversations',
  'messages',
  'activities',
  'notes',
  'surveys',
  'agent_states',
  'typing',
]

/**
 * Returns the definition of the function, which only the owner may call. Its statements are static, so PostgreSQL caches
 * their plans; without the setting it would plan anew for short lists. Each role has its own statements, because a plan belongs to one role. One query reads to which company's people
 * the rights belong at this moment; `same_as` then names the earlier right that sees the same rows of a table.
 *
 * An error of one right, such as a malformed claim, rolls back its block only, including its role and claims. The role and
 * claims of the last right end with the transaction.
 */
export function visibleRowsFunction(tables: readonly string[], roleColumns: RoleColumns): string {
  return `
  create or replace function gateway.rows_of_rights(roles text[], claims text[], ids jsonb)
  returns table (right_index integer, name text, record json, same_as integer, failure text)
  language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
  declare
    companies uuid[];
    wanted jsonb;
    known jsonb := '{}';
    place text;
  begin
    begin
      companies := array(
        select case when not given.claims::jsonb ? 'conversation_id' then access.company_id end
          from unnest(roles, claims) with ordinality given (role, claims, n)
          left join lateral app.access_of(given.claims::jsonb) access on given.role = 'authenticated'
         order by given.n);
    exception when data_exception then
      -- A malformed claim: each right then reads for itself.
      companies := '{}';
    end;
    for at in 1..cardinality(roles) loop
      wanted := ids -> (at - 1);
      for name in select jsonb_object_keys(wanted) loop
        place := companies[at] || ' ' || name || ' ' || (wanted ->> name);
        if known ? place then
          right_index := at - 1;
          same_as := known ->> place;
          return next;
          wanted := wanted - name;
        end if;
      end loop;
      continue when wanted = '{}';
      begin
        if not roles[at] in (${ROLES.map(role => `'${role}'`).join(', ')}) then
          raise insufficient_privilege;
        end if;
        perform set_config('role', roles[at], true), set_config('request.jwt.claims', claims[at], true);
        ${ROLES.map(role => `if roles[at] = '${role}' then ${selects(role, tables, roleColumns)} end if;`).join('\n')}
        if companies[at] is not null then
          known := known || (
            select coalesce(jsonb_object_agg(companies[at] || ' ' || key || ' ' || value, at - 1), '{}')
              from jsonb_each_text(wanted) where key in (${COMPANY_TABLES.map(table => `'${table}'`).join(', ')}));
        end if;
      exception when others then
        -- Nobody else sees what this right has read.
        return query select at - 1, null::text, null::json, null::integer, sqlstate::text;
      end;
    end loop;
  end $$;
  revoke all on function gateway.rows_of_rights(text[], text[], jsonb) from public;`
}

function selects(role: GatewayRole, tables: readonly string[], roleColumns: RoleColumns): string {
  const readable = tables.filter(table => roleColumns(role, table).length > 0)
  return readable
    .map(table => {
      const columns = roleColumns(role, table).map(({ name }) => `t.${quoteIdentifier(name)}`)
      return `
        if wanted ? '${table}' then
          return query select at - 1, '${table}'::text, to_json(r), null::integer, null::text
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
    query<RowOfRight>(
      'select right_index, name, record, same_as, failure from gateway.rows_of_rights($1, $2, $3)',
      [roles, claims, JSON.stringify(ids)],
    ),
  )
  const failed = new Set<number>()
  const seen = rights.map(() => new Map<string, VisibleRow>())
  const read = new Map<string, VisibleRow[]>()
  for (const { right_index, name, record, same_as, failure } of rows) {
    if (failure !== null) failed.add(right_index)
    else if (same_as === null) {
      const place = `${right_index} ${name}`
      const ofTable = read.get(place)
      if (ofTable) ofTable.push(record)
      else read.set(place, [record])
      seen[right_index]!.set(`${name} ${record['id']}`, record)
    } else
      for (const record of read.get(`${same_as} ${name}`) ?? [])
        seen[right_index]!.set(`${name} ${record['id']}`, record)
  }
  return seen.map((ofRight, index) => (failed.has(index) ? null : ofRight))
}

/** A row that a right sees; `same_as` instead of it: all rows of this table are those of an earlier right. */
type RowOfRight = {
  readonly right_index: number
  readonly name: string
  readonly record: VisibleRow
  readonly same_as: number | null
  readonly failure: string | null
}
