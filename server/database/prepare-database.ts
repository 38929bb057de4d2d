import type { Database } from '#server/ports/database.ts'
import { applyBootstrap } from './apply-bootstrap.ts'
import { migrate } from './migrate.ts'

/** `bootstrap` is false only for a real Supabase database, which has the platform's roles and schemas. */
export type PrepareOptions = {
  readonly migrationsFolder: string
  readonly bootstrap: boolean
}

/**
 * Brings a database up to date before the server uses it: the platform shim, then the migrations. Many nodes can run
 * it at once; it is quick if nothing is new. @throws Error for the operator.
 */
export async function prepareDatabase(database: Database, options: PrepareOptions): Promise<void> {
  if (options.bootstrap) await applyBootstrap(database)
  await migrate(database, options.migrationsFolder, options.bootstrap)
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
 * Records a database's mode at the first start. If nodes start together, the first one decides. @throws Error for the
 * operator if the database belongs to the other mode.
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
