/** Row-level security, measured cell by cell against its expectation, and the expectation against mutants. */
import { beforeAll, expect, it } from 'vitest'
import type { Query } from '#server/ports/database.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { ID, IDENTITIES, type Identity, POLICY } from './rls-policy.ts'
import { addRlsRows, PROBE } from './rls-rows.ts'

type Cell = { table: string; cell: string; role: string; claims: string; sql: string; expected: number }

const CELLS = Object.entries(POLICY).flatMap(
  ([table, { select, change, update = {}, delete: removal = {}, writes }]) => {
    const cells: Cell[] = []
    const add = (name: string, sql: string, allowed: readonly Identity[] = []) => {
      for (const [identity, claims] of Object.entries(IDENTITIES))
        cells.push({
          table,
          cell: `${table}: ${identity}: ${name}`,
          role: claims.role,
          claims: JSON.stringify(claims),
          sql,
          expected: allowed.includes(identity as Identity) ? 1 : 0,
        })
    }
    for (const [label, allowed] of Object.entries(select)) {
      const row = `public.${table} where id = '${ID[label as keyof typeof ID]}'`
      add(`select ${label}`, `select id from ${row}`, allowed)
      add(`delete ${label}`, `delete from ${row}`, removal[label as keyof typeof ID])
      const set = `set ${change} = ${change}`
      add(
        `update ${label}`,
        `update ${row.replace(' where', ` ${change === 'updated_at' ? 'set updated_at = now()' : set} where`)}`,
        update[label as keyof typeof ID],
      )
    }
    for (const [name, sql, allowed] of writes) add(name, sql, allowed)
    return cells
  },
)

/** Cells that are not as expected; -1 is a probe that failed by itself. */
async function wrongCells(query: Query, cells: readonly Cell[]): Promise<string[]> {
  const rows = await query<{ cell: string; expected: number; touched: number }>(
    `select cell, expected, app.test_probe(role, claims, sql) as touched
       from jsonb_to_recordset($1::text::jsonb) as c (cell text, role text, claims text, sql text, expected integer)`,
    [JSON.stringify(cells)],
  )
  expect(rows).toHaveLength(cells.length)
  return rows
    .filter(({ touched, expected }) => touched !== expected)
    .map(({ cell, expected, touched }) => `${cell}: ${touched} instead of ${expected}`)
}

class RollBack extends Error {}

describeEachDatabase('row-level security', given => {
  beforeAll(async () => {
    await given.database.script(PROBE)
    await given.database.asOwner(addRlsRows)
  })

  it('is on and forced, with a policy, for every table, and every table has an expectation', async () => {
    const tables = await given.database.asOwner(query =>
      query(
        `select relname as name, relrowsecurity and relforcerowsecurity as forced,
                (select count(*) from pg_policy where polrelid = c.oid) > 0 as guarded
           from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
          order by 1`,
      ),
    )
    expect(tables).toEqual(
      Object.keys(POLICY)
        .sort()
        .map(name => ({ name, forced: true, guarded: true })),
    )
  })

  it('rests on nothing a person can write about himself', async () => {
    const mentions = await given.database.asOwner(query =>
      query(
        `select policyname as name from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_meta'
         union all
         select proname from pg_proc where pronamespace = 'app'::regnamespace and prosrc ~ 'user_meta'`,
      ),
    )
    expect(mentions).toEqual([])
  })

  it('pins the search path of every definer function', async () => {
    const loose = await given.database.asOwner(query =>
      query(
        `select proname from pg_proc where pronamespace in ('app'::regnamespace, 'public'::regnamespace)
            and prosecdef and not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false)`,
      ),
    )
    expect(loose).toEqual([])
  })

  it('lets each identity touch exactly the rows it may', async () => {
    expect(CELLS.length).toBeGreaterThan(2_000)
    expect(await given.database.asOwner(query => wrongCells(query, CELLS))).toEqual([])
  })

  it('lets a token as it is handed out write nothing', () => {
    const written = CELLS.filter(
      ({ sql, claims, expected }) =>
        expected > 0 && !sql.startsWith('select') && !claims.includes('api_actor'),
    )
    expect(written).toEqual([])
  })

  it('is noticed missing: every policy dropped or set to true breaks a cell', async () => {
    const policies = await given.database.asOwner(query =>
      query<{ table: string; name: string; using: boolean; check: boolean }>(
        `select tablename as table, policyname as name, qual is not null as using, with_check is not null as check
           from pg_policies where schemaname = 'public' order by 1, 2`,
      ),
    )
    const mutants = policies.flatMap(({ table, name, using, check }) => [
      { table, name: `${name}: dropped`, sql: `drop policy ${name} on public.${table}` },
      ...(using
        ? [{ table, name: `${name}: using`, sql: `alter policy ${name} on public.${table} using (true)` }]
        : []),
      ...(check
        ? [
            {
              table,
              name: `${name}: check`,
              sql: `alter policy ${name} on public.${table} with check (true)`,
            },
          ]
        : []),
    ])
    const survivors: string[] = []
    for (const { table, name, sql } of mutants) {
      const cells = CELLS.filter(cell => cell.table === table)
      await given.database
        .asOwner(async query => {
          await query(sql)
          if ((await wrongCells(query, cells)).length === 0) survivors.push(name)
          throw new RollBack()
        })
        .catch(error => {
          if (!(error instanceof RollBack)) throw error
        })
    }
    // The columns these checks look at cannot be changed at all: no role but the service's has the grant.
    expect(survivors).toEqual(['conversation_change_of_member: check', 'conversation_change_of_token: check'])
  }, 60_000)
})
