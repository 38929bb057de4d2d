import type { Database } from '#server/ports/database.ts'
import { applyBootstrap } from './apply-bootstrap.ts'
import { migrate } from './migrate.ts'

/** `bootstrap` is false only for a real Supabase database, which has the platform's roles and schemas itself. */
export type PrepareOptions = {
  readonly migrationsFolder: string
  readonly bootstrap: boolean
}

/**
 * Brings a database up to date before the server uses it: the platform shim, then the product's migrations.
 * Safe to run on many nodes at once, quick when nothing is new. Throws an Error for the operator to read.
 */
export async function prepareDatabase(database: Database, options: PrepareOptions): Promise<void> {
  if (options.bootstrap) await applyBootstrap(database)
  await migrate(database, options.migrationsFolder)
}
