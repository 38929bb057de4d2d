/** The policy as cells, one statement of one identity each, and the database's answers to them. */
import type { Database, Query } from '#server/ports/database.ts'
import { FUNCTION_CELLS } from './rls-functions.ts'
import { ID, IDENTITIES, type Identity, type Label } from './rls-identities.ts'
import { POLICY, type TablePolicy } from './rls-policy.ts'
import { PROOFS } from './rls-proofs.ts'
import { addRlsRows } from './rls-rows.ts'
import { WRITES } from './rls-writes.ts'

/** One statement of one identity, with the expected number of rows. */
export type Cell = {
  /** The table that the cell is about; 'functions' for cells without one. */
  readonly about: string
  readonly name: string
  readonly identity: Identity
  /** The role that runs the statement; 'none' means the owner. */
  readonly role: string
  readonly sql: string
  /** A query of the owner's afterwards, whose rows count instead of the statement's. */
  readonly proof: string | null
  /** Rows affected by the statement; 0 if it is refused. */
  readonly expected: number
}

const IDENTITY_NAMES = Object.keys(IDENTITIES) as Identity[]
type Expected = (identity: Identity) => number

function cellsOf(about: string, name: string, sql: string, expected: Expected): Cell[] {
  return IDENTITY_NAMES.map(identity => ({
    about,
    name,
    identity,
    role: IDENTITIES[identity].role,
    sql,
    proof: null,
    expected: expected(identity),
  }))
}

const among =
  (allowed: readonly Identity[] = []): Expected =>
  identity =>
    allowed.includes(identity) ? 1 : 0

function tableCells([table, policy]: [string, TablePolicy]): Cell[] {
  const { select, change, update = {}, delete: removal = {}, key = 'id', move = 'company_id' } = policy
  const add = (name: string, sql: string, expected: Expected) => cellsOf(table, name, sql, expected)
  /** One cell for each row if anybody has access; otherwise one statement for all rows is enough. */
  const one = (name: string, byRow: TablePolicy['select'], sql: string) =>
    Object.keys(Object.keys(byRow).length > 0 ? select : {}).flatMap(label =>
      add(`${name} ${label}`, `${sql} where id = '${ID[label as Label]}'`, among(byRow[label as Label])),
    )
  const rows =
    (byRow: TablePolicy['select'], alsoSeen: boolean): Expected =>
    identity =>
      Object.entries(byRow).filter(
        ([label, allowed]) =>
          allowed.includes(identity) && (!alsoSeen || select[label as Label]?.includes(identity)),
      ).length
  return [
    ...one('select', select, `select id from ${table}`),
    ...one('update', update, `update ${table} set ${change}`),
    ...one('delete', removal, `delete from ${table}`),
    ...add('select all', `select ${key} from ${table}`, rows(select, false)),
    ...add('update all', `update ${table} set ${change}`, rows(update, false)),
    ...add('update all returning', `update ${table} set ${change} returning ${key}`, rows(update, true)),
    ...add('delete all', `delete from ${table}`, rows(removal, false)),
    ...add('delete all returning', `delete from ${table} returning ${key}`, rows(removal, true)),
    ...add('move all', `update ${table} set ${move} = '${ID.B}'`, () => 0),
    ...add('move all to none', `update ${table} set ${move} = null`, () => 0),
    ...(WRITES[table] ?? []).flatMap(({ name, sql, allowed, returning = allowed }) => [
      ...add(name, sql, among(allowed)),
      ...(sql.startsWith('insert') && allowed.length > 0
        ? add(`${name} returning`, `${sql} returning ${key}`, among(returning))
        : []),
    ]),
  ]
}

/** All cells. */
export const CELLS: readonly Cell[] = [
  ...FUNCTION_CELLS.flatMap(({ name, sql, allowed }) => cellsOf('functions', name, sql, among(allowed))),
  ...PROOFS.map(({ asOwner, rows, ...proof }) => ({
    ...proof,
    role: asOwner ? 'none' : IDENTITIES[proof.identity].role,
    expected: rows,
  })),
  ...Object.entries(POLICY).flatMap(tableCells),
]

/** A prime, so that every cell is visited exactly once. */
const STRIDE = 104_729

/**
 * `app.test_probe` returns the number of rows that a statement affects under a role and claims, '0' if it is
 * refused, 'failed …' for other errors; its effects are rolled back. `app.test_cells` holds the cells.
 */
const PROBE = `
create function app.test_probe(role_name text, claims text, statement text, proof text) returns text
language plpgsql as $$
declare touched integer;
begin
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('role', role_name, true);
  execute statement;
  get diagnostics touched = row_count;
  if proof is not null and touched > 0 then
    perform set_config('role', 'none', true);
    execute proof;
    get diagnostics touched = row_count;
  end if;
  raise exception using errcode = 'LW001', message = touched::text;
exception when others then
  return case
    when sqlstate = 'LW001' then sqlerrm
    when sqlstate = '42501' then '0'
    -- A row of no company is refused by its column.
    when sqlstate = '23502' and sqlerrm like '%"company_id"%' then '0'
    else 'failed: ' || sqlerrm
  end;
end $$;
create table app.test_cells (
  number integer primary key, about text, name text, identity text, role text, claims text, sql text, proof text,
  expected text);
create index on app.test_cells (about, number);
`

/** Adds rows, cells and the probe to a migrated database. */
export async function addCells(database: Database): Promise<void> {
  await database.asOwner(addRlsRows)
  await database.script(PROBE)
  // Shuffled, so that any fault is found early.
  const rows = CELLS.map((cell, index) => ({
    ...cell,
    number: (index * STRIDE) % CELLS.length,
    claims: JSON.stringify(IDENTITIES[cell.identity]),
  }))
  await database.asOwner(query =>
    query(
      'insert into app.test_cells select * from jsonb_populate_recordset(null::app.test_cells, $1::text::jsonb)',
      [JSON.stringify(rows)],
    ),
  )
}

/** Returns the first cells about some tables whose answers differ from the expected ones. */
export async function wrongCells(query: Query, about: readonly string[], limit: number): Promise<string[]> {
  const rows = await query<{ wrong: string }>(
    `select about || ': ' || identity || ': ' || name || ': ' || answer || ' instead of ' || expected as wrong
       from (select *, app.test_probe(role, claims, sql, proof) as answer
               from (select * from app.test_cells where about = any ($1::text[])
                      order by number) ordered offset 0) probed
      where answer <> expected limit $2`,
    [about, limit],
  )
  return rows.map(({ wrong }) => wrong)
}
