import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '#server/ports/database.ts'
import { openTestDatabase, type TestDatabaseOptions } from './test-database.ts'

/** What a suite gets: the kind at once, the database once the tests run. */
export type DatabaseSuite = { readonly kind: Database['kind']; readonly database: Database }

/** Runs a suite on both kinds of database, each time on a fresh one that the suite's tests share. */
export function describeEachDatabase(
  name: string,
  suite: (given: DatabaseSuite) => void,
  options: TestDatabaseOptions = {},
): void {
  describe.each(['pglite', 'postgres'] as const)(`${name} on %s`, kind => {
    let database: Database | undefined

    beforeAll(async () => {
      database = await openTestDatabase(kind, options)
    }, 60_000)

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
