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

const REFUSALS = {
  demo:
    'This database holds real data, so it does not start in demo mode. ' +
    'Set LAPWING_MODE=production, or another DATA_DIR or DATABASE_URL for the demo.',
  production:
    'This database was made for the demo, whose passwords are public, so it does not start in production. ' +
    'Set another DATA_DIR or DATABASE_URL, or start once with --convert-demo, which disables every demo account ' +
    'and keeps what people have added:\n  npm start -- --convert-demo',
}

/**
 * Records at the first start what a database is for. Of nodes that start at once, the first one decides.
 * @throws Error for the operator, when the database is for the other mode.
 */
export async function claimMode(database: Database, isDemo: boolean): Promise<void> {
  const mode = isDemo ? 'demo' : 'production'
  const claimed = await database.asOwner(async query => {
    await query('update app.installation set mode = $1 where mode is null', [mode])
    const [row] = await query<{ mode: string }>('select mode from app.installation')
    return row!.mode
  })
  if (claimed !== mode) throw new Error(REFUSALS[mode])
}
