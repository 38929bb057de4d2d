import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '#server/ports/database.ts'
import { scaleTimeout } from './scale-timeout.ts'
import { openTestDatabase, type TestDatabaseOptions } from './test-database.ts'
import { isFullTier } from './tier.ts'

/** What a suite receives: the kind at once, the database once the tests run. */
export type DatabaseSuite = { readonly kind: Database['kind']; readonly database: Database }
type Suite = (given: DatabaseSuite) => void

const BOTH: readonly Database['kind'][] = ['pglite', 'postgres']
const OF_TIER = isFullTier ? BOTH : (['postgres'] as const)

/**
 * Runs a suite on PostgreSQL, and in the full tier also on PGlite. Its tests share a new migrated database.
 */
export function describeEachDatabase(name: string, suite: Suite, options: TestDatabaseOptions = {}): void {
  describeOn(OF_TIER, name, suite, options)
}

/** Like `describeEachDatabase`, on a database with the demo companies. */
export function describeEachDemoDatabase(name: string, suite: Suite): void {
  describeOn(OF_TIER, name, suite, { content: 'demo' })
}

/**
 * Runs a suite on both databases in every tier: for the adapters, and for SQL with possibly different
 * results.
 */
export function describeBothDatabases(name: string, suite: Suite, options: TestDatabaseOptions = {}): void {
  describeOn(BOTH, name, suite, options)
}

function describeOn(
  kinds: readonly Database['kind'][],
  name: string,
  suite: Suite,
  options: TestDatabaseOptions,
): void {
  describe.each(kinds)(`${name} on %s`, kind => {
    let database: Database | undefined

    beforeAll(async () => {
      database = await openTestDatabase(kind, options)
    }, scaleTimeout(60_000))

    afterAll(() => database?.close())

    suite({
      kind,
      get database() {
        if (!database)
          throw new Error('The database opens before the first test, not while tests are collected.')
        return database
      },
    })
  })
}
