/** Opens the configured database and its accounts, for the server and its commands. */
import { join } from 'node:path'
import type { Clock } from '#core/clock.ts'
import { convertDemo } from '../../demo/convert-demo.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { seedStory } from '../../demo/story/seed-story.ts'
import { openPglite } from '../adapters/pglite/open-pglite.ts'
import { checkNotifications } from '../adapters/postgres/check-notifications.ts'
import { openPostgres } from '../adapters/postgres/open-postgres.ts'
import { createGatewayRegistrar } from '../adapters/registrar/gateway-registrar.ts'
import { createSupabaseRegistrar } from '../adapters/registrar/supabase-registrar.ts'
import type { Config } from '../config/read-config.ts'
import { readMigrations } from '../database/migrate.ts'
import { claimMode, prepareDatabase } from '../database/prepare-database.ts'
import { openLog } from '../events/open-log.ts'
import { createIdentityStore, type IdentityStore } from '../gateway/auth/identity-store.ts'
import type { Database } from '../ports/database.ts'
import { type Metrics, NO_METRICS } from '../ports/metrics.ts'
import type { Registrar } from '../ports/registrar.ts'
import { PROJECT_ROOT } from '../project-root.ts'

/** The product's migrations. */
export const MIGRATIONS_FOLDER = join(PROJECT_ROOT, 'supabase/migrations')

/**
 * Opens the configured database for the server. @throws Error for the operator when another process holds the data folder,
 * or a transaction pooler would lose notifications.
 */
export async function openDatabase(config: Config, metrics: Metrics = NO_METRICS): Promise<Database> {
  if (config.database.kind !== 'embedded') await checkNotifications(config.database)
  return connectDatabase(config, metrics)
}

/** Opens the configured database, for commands that listen to nothing. */
export async function connectDatabase(
  { database, dataFolder }: Config,
  metrics: Metrics = NO_METRICS,
): Promise<Database> {
  if (database.kind !== 'embedded') return openPostgres({ ...database, metrics })
  return openPglite({ ...database, folder: dataFolder, servesCopies: true, metrics })
}

/** Returns the versions of this release's migrations, in their order. */
export async function readMigrationVersions(): Promise<string[]> {
  return (await readMigrations(MIGRATIONS_FOLDER)).map(({ version }) => version)
}

/**
 * Applies migrations, opens the event log, converts a demo on request, checks that the database is for the configured mode, and seeds an empty
 * demo.
 * @returns lines for the operator. @throws Error for the operator.
 */
export async function prepareForMode(
  database: Database,
  config: Config,
  clock: Pick<Clock, 'now'>,
): Promise<string[]> {
  const { dataFolder, jwtSecret, isDemo, isSeeded, hasStory, convertsDemo } = config
  const bootstrap = config.database.kind !== 'supabase'
  await prepareDatabase(database, { migrationsFolder: MIGRATIONS_FOLDER, bootstrap })
  await openLog(database)
  const done = convertsDemo ? await convertDemo({ database, clock, dataFolder, jwtSecret }) : []
  await claimMode(database, isDemo)
  const isNew =
    isSeeded && (await seedDemo({ database, identities: createIdentityStore({ database, clock }), clock }))
  if (isNew && hasStory) await seedStory({ database, clock })
  return done
}

/** Returns where the configuration creates accounts. */
export function createRegistrar({ database }: Config, identities: IdentityStore): Registrar {
  return database.kind === 'supabase'
    ? createSupabaseRegistrar(database)
    : createGatewayRegistrar({ identities })
}
