/**
 * docs/schema.sql equals the result of the migrations. On PGlite only, because PostgreSQL versions
 * format expressions differently.
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { readSchema } from '../../../scripts/schema/schema-text.ts'

it('docs/schema.sql is the schema of a migrated database; `npm run schema` writes it anew', async () => {
  const database = await openTestDatabase('pglite')
  try {
    expect(await readSchema(database)).toBe(readFileSync('docs/schema.sql', 'utf8'))
  } finally {
    await database.close()
  }
})
