/** The cells against mutants of the schema: a suite that no fault breaks proves nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Query } from '#server/ports/database.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { isFullTier } from '#tests/support/tier.ts'
import { addCells, wrongCells } from './rls-cells.ts'
import { GRANTS, readGrants } from './rls-grants.ts'
import {
  functionMutants,
  GRANT_MUTANTS,
  MUTATED_FUNCTIONS,
  type Mutant,
  policyMutants,
  triggerMutants,
} from './rls-mutants.ts'

class RollBack extends Error {}

/** Plants a mutant for as long as it is looked at. */
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

/** The mutants that break no cell. */
async function survivors(database: Database, mutants: readonly Mutant[]): Promise<string[]> {
  const names: string[] = []
  for (const mutant of mutants) {
    const { about } = mutant
    const wrong = await withMutant(database, mutant, query => wrongCells(query, about, 1))
    if (wrong.length === 0) names.push(mutant.name)
  }
  return names
}

// On one database: what is tried here is the cells.
describe('a mutant of row-level security is noticed', () => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase('postgres', { statementTimeoutMs: 60_000 })
    if (isFullTier) await addCells(database)
  }, 60_000)

  afterAll(() => database.close())

  it.runIf(isFullTier)(
    'when a policy is dropped or lets everything through, or is switched off',
    async () => {
      const mutants = await database.asOwner(policyMutants)
      expect(mutants.length).toBeGreaterThan(190)
      expect(await survivors(database, mutants)).toEqual([
        // The columns these checks look at cannot be changed at all: no role but the service's has the grant.
        'conversation_changed_by_member: check',
        'conversation_changed_by_token: check',
        // What it lets through, `profile_named_by_self` and the trigger let through as well.
        'profile_activated_by_self: dropped',
      ])
    },
    120_000,
  )

  it.runIf(isFullTier)(
    'when a function is without one of its checks',
    async () => {
      const mutants = await database.asOwner(functionMutants)
      expect(mutants.length).toBeGreaterThan(75)
      expect(await survivors(database, mutants)).toEqual([
        // The column refuses a customer of no company as well.
        'app.upsert_verified_customer(text,text,text): app.claimed_company() is null',
      ])
    },
    120_000,
  )

  it('in every function that has the rights of the owner', async () => {
    const definers = await database.asOwner(query =>
      query<{ name: string }>(
        `select p.oid::regprocedure::text as name from pg_proc p
            where prosecdef and pronamespace in ('app'::regnamespace, 'public'::regnamespace, 'storage'::regnamespace)`,
      ),
    )
    // It counts when a transaction commits, which no cell does: tests/server/api-knowledge shows whose count it is.
    const beside = [
      'app.count_content_change()',
      // The company stands in what it looks for, by `app.search_query`, which is mutated.
      'app.conversations_matching(text,integer)',
      // They hand on what `app.principal` says, which is mutated.
      'app.member_company()',
      'app.member_role()',
      'app.member_permissions()',
      // It decides on nobody's rights; tests/server/api-imports shows whose texts it empties.
      'app.clear_import_texts()',
      // They decide on nobody's rights; tests/server/desk-ledger shows what they write.
      'app.add_activity(conversations,text,jsonb)',
      'app.maintain_handoffs()',
      'app.record_activities()',
      // They decide on nobody's rights; tests/server/api-rules and api-sla show what they write.
      'app.queue_rule_event(uuid,uuid,text,text,uuid,timestamp with time zone)',
      'app.automation_on_activity()',
      'app.automation_on_message()',
      'app.queue_no_reply_events(conversations,uuid)',
      'app.automation_on_rule()',
      'app.restart_wait()',
      'app.automation_on_conversation()',
      'app.automation_on_sla_policy()',
      'app.copy_next_deadline()',
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
      expect(mutants).toHaveLength(36)
      expect(await survivors(database, mutants)).toEqual([])
    },
    120_000,
  )

  it.runIf(isFullTier)(
    'when a column is granted that nobody may have',
    async () => {
      const names = await survivors(database, GRANT_MUTANTS)
      // No policy lets anybody do either, so that the list of grants alone notices.
      expect(names).toEqual(['audit: update', 'audit: delete'])
      for (const mutant of GRANT_MUTANTS.filter(({ name }) => names.includes(name))) {
        const grants = await withMutant(database, mutant, readGrants)
        expect(grants['public.audit']).not.toEqual(GRANTS['public.audit'])
      }
    },
    120_000,
  )
})
