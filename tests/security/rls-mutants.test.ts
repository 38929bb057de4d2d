/** Mutation tests of the schema: each planted fault must fail a cell. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Query } from '#server/ports/database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { isFullTier } from '#tests/support/tier.ts'
import { addCells, wrongCells } from './rls-cells.ts'
import { GRANTS, readGrants } from './rls-grants.ts'
import {
  functionMutants,
  GRANT_MUTANTS,
  MUTATED_FUNCTIONS,
  type Mutant,
  triggerMutants,
} from './rls-mutants.ts'
import { policyMutants } from './rls-policy-mutants.ts'

class RollBack extends Error {}

/** Plants a mutant, runs the work, and removes the mutant. */
async function withMutant<T>(
  database: Database,
  mutant: Mutant,
  look: (query: Query) => Promise<T>,
): Promise<T> {
  const seen: T[] = []
  await database
    .asOwner(async query => {
      await mutant.plant(query)
      seen.push(await look(query))
      throw new RollBack()
    })
    .catch(error => {
      if (!(error instanceof RollBack)) throw error
    })
  return seen[0]!
}

/** Returns the mutants that fail no cell. */
async function survivors(database: Database, mutants: readonly Mutant[]): Promise<string[]> {
  const names: string[] = []
  for (const mutant of mutants) {
    const { about } = mutant
    const wrong = await withMutant(database, mutant, query => wrongCells(query, about, 1))
    if (wrong.length === 0) names.push(mutant.name)
  }
  return names
}

// On one database, because this tests the cells, not the database.
describe('a mutant of row-level security is noticed', () => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase('postgres', { statementTimeoutMs: scaleTimeout(60_000) })
    if (isFullTier) await addCells(database)
  }, scaleTimeout(60_000))

  afterAll(() => database.close())

  it.runIf(isFullTier)(
    'when a policy is dropped or lets everything through, or is switched off',
    async () => {
      const mutants = await database.asOwner(policyMutants)
      expect(mutants.length).toBeGreaterThan(190)
      expect(await survivors(database, mutants)).toEqual([
        // These checks concern columns that no role except the service's can change.
        'conversation_changed_by_member: check',
        'conversation_changed_by_token: check',
        // `profile_named_by_self` and the trigger allow the same.
        'profile_activated_by_self: dropped',
      ])
    },
    scaleTimeout(300_000),
  )

  it.runIf(isFullTier)(
    'when a function is without one of its checks',
    async () => {
      const mutants = await database.asOwner(functionMutants)
      expect(mutants.length).toBeGreaterThan(75)
      expect(await survivors(database, mutants)).toEqual([
        // The column's own constraint also refuses a customer without a company.
        'app.upsert_verified_customer(text,text,text): app.claimed_company() is null',
      ])
    },
    scaleTimeout(300_000),
  )

  it('in every function that has the rights of the owner', async () => {
    const definers = await database.asOwner(query =>
      query<{ name: string }>(
        `select p.oid::regprocedure::text as name from pg_proc p
            where prosecdef and pronamespace in ('app'::regnamespace, 'public'::regnamespace, 'storage'::regnamespace)`,
      ),
    )
    // It runs at commit, and no cell commits: tests/server/api-knowledge covers it.
    const beside = [
      'app.count_content_change()',
      // `app.search_query`, which is mutated, adds the company to its condition.
      'app.conversations_matching(text,integer)',
      // The foreign key of the row that it fills in refuses another company's; tests/server/blocked-networks covers it.
      'app.fill_in_network()',
      // They return what `app.access_of` returns, which is mutated.
      'app.principal()',
      'app.member_company()',
      'app.member_role()',
      'app.member_permissions()',
      // It makes no access decision; tests/server/api-imports covers it.
      'app.clear_import_texts()',
      // They make no access decision; tests/server/desk-ledger covers them.
      'app.add_activity(conversations,text,jsonb)',
      'app.maintain_handoffs()',
      'app.record_activities()',
      // They make no access decision; tests/server/api-rules and api-sla cover them.
      'app.queue_no_reply_events(conversations,uuid,timestamp with time zone)',
      'app.automation_on_rule()',
      'app.restart_wait()',
      'app.automation_on_sla_policy()',
      'app.copy_next_deadline()',
      // They make no access decision; tests/server/report-facts covers them.
      'app.rebuild_conversation_facts(uuid,uuid,integer)',
      'app.refresh_facts(uuid)',
      // It makes no access decision; tests/server/api-notifications covers it.
      'app.clear_excerpts()',
      // They make no access decision; tests/server/event-log covers them.
      'app.append_event(uuid,uuid,text,uuid,timestamp with time zone,jsonb)',
      'app.append_events()',
      'app.maintain_event_partitions(text[],timestamp with time zone)',
      // Only the server may call them; tests/server/api-usage covers them.
      'app.usage_of(uuid,timestamp with time zone,text)',
      'app.stock_of(uuid,timestamp with time zone)',
      // Only the server may call it; tests/server/incoming-mail covers it.
      'app.colleague_at(uuid,text)',
    ]
    expect(
      definers
        .map(({ name }) => name)
        .filter(name => !MUTATED_FUNCTIONS.includes(name))
        .sort(),
    ).toEqual(beside.sort())
  })

  it.runIf(isFullTier)(
    'when a trigger is dropped that guards profiles or writes the audit',
    async () => {
      const mutants = await database.asOwner(triggerMutants)
      expect(mutants.length).toBeGreaterThan(35)
      expect(await survivors(database, mutants)).toEqual([])
    },
    scaleTimeout(300_000),
  )

  it.runIf(isFullTier)(
    'when a column is granted that nobody may have',
    async () => {
      const names = await survivors(database, GRANT_MUTANTS)
      // No policy allows the changes, and nobody can use a network's hash: only the list of grants notices them.
      expect(names).toEqual([
        'typing: update (until)',
        'blocked_networks: insert (network_hash)',
        'blocked_networks: update (expires_at)',
        'audit: update',
        'audit: delete',
      ])
      for (const name of names) {
        const mutant = GRANT_MUTANTS.find(each => each.name === name)!
        const grants = await withMutant(database, mutant, readGrants)
        const table = `public.${name.split(':')[0]}`
        expect(grants[table], name).not.toEqual(GRANTS[table])
      }
    },
    scaleTimeout(300_000),
  )
})
