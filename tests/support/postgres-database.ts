/**
 * New databases on the PostgreSQL server of the test run. Except for empty ones, their owner has no rights but those that
 * deploy/postgres-roles.sql gives it; on PGlite, tests run as a superuser.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import type { Database } from '#server/ports/database.ts'
import { copyDatabase, databaseUrl, type PostgresDatabase } from './copy-database.ts'
import type { ProvidedPostgres } from './postgres-global-setup.ts'
import { preparedHash, prepareForTests, seedForTests, type TestDatabaseContent } from './prepared-state.ts'

/** The owner of databases that are not empty. */
const PLAIN_OWNER = 'lapwing_plain_owner'
const ROLES_FILE = fileURLToPath(new URL('../../deploy/postgres-roles.sql', import.meta.url))

/** Creates a database. Throws an Error with instructions if the run has no server. */
export function createPostgresDatabase(content: TestDatabaseContent): Promise<PostgresDatabase> {
  const owner = content === 'empty' ? undefined : PLAIN_OWNER
  return copyDatabase(serverUrl(), server => ensureTemplate(server, content), owner)
}

/** Returns the URL of the same database for a superuser, such as Supabase's role nearly is. */
export function asSuperuser(url: string): string {
  return databaseUrl(serverUrl(), new URL(url).pathname.slice(1))
}

/** Returns the administrator's script for the owner `role`. */
export function rolesScript(role: string): string {
  return readFileSync(ROLES_FILE, 'utf8').replace('to lapwing;', `to ${role};`)
}

/**
 * Returns the template database. Each state of the migrations has its own, created by the first suite that
 * needs it.
 */
async function ensureTemplate(server: Database, content: TestDatabaseContent): Promise<string> {
  if (content === 'empty') return 'template0'
  await server.asOwner(query => query(`select pg_advisory_lock(hashtext('lapwing.tests'))`))
  await ensurePlainOwner(server)
  const migrated = `lapwing_template_${preparedHash()}`
  await makeOnce(server, migrated, 'template0', prepareForTests)
  if (content === 'migrated') return migrated
  const demo = `${migrated}_demo`
  await makeOnce(server, demo, migrated, seedForTests)
  return demo
}

async function ensurePlainOwner(server: Database): Promise<void> {
  const [role] = await server.asOwner(query =>
    query('select from pg_roles where rolname = $1', [PLAIN_OWNER]),
  )
  if (!role) await server.script(`create role ${PLAIN_OWNER} login; ${rolesScript(PLAIN_OWNER)}`)
}

/** Creates a database unless it exists: as a draft, renamed when complete. */
async function makeOnce(
  server: Database,
  name: string,
  from: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const [existing] = await server.asOwner(query =>
    query('select from pg_database where datname = $1', [name]),
  )
  if (existing) return
  const draft = `${name}_draft`
  await server.script(`drop database if exists ${draft} with (force)`)
  await server.script(`create database ${draft} template ${from} owner ${PLAIN_OWNER}`)
  const database = openPostgres({ url: databaseUrl(serverUrl(), draft, PLAIN_OWNER) })
  await fill(database).finally(() => database.close())
  await server.script(`alter database ${draft} rename to ${name}`)
}

function serverUrl(): string {
  const provided: ProvidedPostgres | undefined = inject('postgres')
  if (!provided)
    throw new Error('tests/support/postgres-global-setup.ts is not among globalSetup in the vitest config.')
  if ('missing' in provided) throw new Error(provided.missing)
  return provided.url
}
