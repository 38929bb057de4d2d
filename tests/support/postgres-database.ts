/** Fresh databases on the PostgreSQL server of the test run. */
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import type { Database } from '#server/ports/database.ts'
import type { ProvidedPostgres } from './postgres-global-setup.ts'
import { preparedHash, prepareForTests } from './prepared-state.ts'

/** A database of its own: the URL to open it, and how to drop it, whoever is still connected. */
export type PostgresDatabase = { readonly url: string; drop(): Promise<void> }

/** Creates an empty or a migrated database. Throws an Error that says what is missing when the run has no server. */
export async function createPostgresDatabase(content: 'empty' | 'migrated'): Promise<PostgresDatabase> {
  const name = `lapwing_test_${randomUUID().replaceAll('-', '')}`
  await onServer(async server => {
    const template = content === 'migrated' ? await ensureTemplate(server) : 'template0'
    await server.script(`create database ${name} template ${template}`)
  })
  return {
    url: urlOf(name),
    drop: () => onServer(server => server.script(`drop database ${name} with (force)`)),
  }
}

/** The migrated database to copy from, kept on the server under a name of its own for each state of the migrations. */
async function ensureTemplate(server: Database): Promise<string> {
  const template = `lapwing_template_${preparedHash()}`
  await server.asOwner(query => query(`select pg_advisory_lock(hashtext('lapwing.tests'))`))
  const [existing] = await server.asOwner(query =>
    query('select from pg_database where datname = $1', [template]),
  )
  if (existing) return template

  const draft = `${template}_draft`
  await server.script(`drop database if exists ${draft} with (force)`)
  await server.script(`create database ${draft} template template0`)
  const database = openPostgres({ url: urlOf(draft) })
  await prepareForTests(database).finally(() => database.close())
  await server.script(`alter database ${draft} rename to ${template}`)
  return template
}

/** One connection, so that its advisory lock holds from statement to statement until it closes. */
async function onServer(work: (server: Database) => Promise<void>): Promise<void> {
  const server = openPostgres({ url: serverUrl(), maxConnections: 1 })
  await work(server).finally(() => server.close())
}

function urlOf(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = name
  return url.href
}

function serverUrl(): string {
  const provided: ProvidedPostgres | undefined = inject('postgres')
  if (!provided)
    throw new Error('tests/support/postgres-global-setup.ts is not among globalSetup in the vitest config.')
  if ('missing' in provided) throw new Error(provided.missing)
  return provided.url
}
