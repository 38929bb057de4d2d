import { randomUUID } from 'node:crypto'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import type { Database } from '#server/ports/database.ts'
import { scaleTimeout } from './scale-timeout.ts'

/** A database: its URL, and a function that drops it even with open connections. */
export type PostgresDatabase = { readonly url: string; drop(): Promise<void> }

/**
 * Creates a database on a PostgreSQL server as a copy of the one whose name `template` returns; `template`
 * may create it first.
 * @param owner a role that can log in, instead of the URL's
 */
export async function copyDatabase(
  serverUrl: string,
  template: (server: Database) => Promise<string> | string,
  owner?: string,
): Promise<PostgresDatabase> {
  const name = `lapwing_test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, async server => {
    const from = await template(server)
    await server.script(`create database ${name} template ${from} ${owner ? `owner ${owner}` : ''}`)
  })
  return {
    url: databaseUrl(serverUrl, name, owner),
    drop: () => onServer(serverUrl, server => server.script(`drop database ${name} with (force)`)),
  }
}

/** Returns the URL of another database on the same server, for the same role or another one. */
export function databaseUrl(serverUrl: string, name: string, role?: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  if (role) url.username = role
  return url.href
}

/** Runs the work on one connection, so that its advisory lock lasts across statements. */
export async function onServer(url: string, work: (server: Database) => Promise<void>): Promise<void> {
  // Another suite may hold the lock while it makes the templates.
  const server = openPostgres({ url, maxConnections: 1, statementTimeoutMs: scaleTimeout(60_000) })
  await work(server).finally(() => server.close())
}
