/** Faults to plant in the policies of row-level security. */
import { PLATFORM_POLICY } from '#server/database/platform-access.ts'
import type { Query } from '#server/ports/database.ts'
import { type Mutant, running } from './rls-mutants.ts'

type Policy = {
  readonly table: string
  readonly name: string
  readonly using: boolean
  readonly check: boolean
}

/**
 * Returns mutants that drop each policy, set its USING or WITH CHECK to true, or disable a table's row-level
 * security.
 */
export async function policyMutants(query: Query): Promise<Mutant[]> {
  const policies = await query<Policy>(
    `select schemaname || '.' || tablename as table, policyname as name, qual is not null as using,
            with_check is not null as check
       from pg_policies
      where schemaname in ('public', 'app', 'storage') and policyname <> '${PLATFORM_POLICY}' order by 1, 2`,
  )
  const tables = [...new Set(policies.map(({ table }) => table)), 'storage.buckets']
  return [
    ...tables.map(table => ({
      name: `${table}: off`,
      about: [table],
      plant: running(`alter table ${table} disable row level security`),
    })),
    ...policies.flatMap(({ table, name, using, check }) => {
      const mutant = (fault: string, sql: string): Mutant => ({
        name: `${name}: ${fault}`,
        about: [table],
        plant: running(sql),
      })
      return [
        mutant('dropped', `drop policy ${name} on ${table}`),
        ...(using ? [mutant('using', `alter policy ${name} on ${table} using (true)`)] : []),
        ...(check ? [mutant('check', `alter policy ${name} on ${table} with check (true)`)] : []),
      ]
    }),
  ]
}
