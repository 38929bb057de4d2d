import { randomUUID } from 'node:crypto'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import type { Database } from '#server/ports/database.ts'

/** A database: its URL, and a function that drops it even with open connections. */
export type PostgresDatabase = { readonly url: string; drop(): Promise<void> }

/**
 * Creates a database on a PostgreSQL server as a copy of the one whose name `template` returns; `template`
 * may create it first.
 */
export async function copyDatabase(
  serverUrl: string,
  template: (server: Database) => Promise<string> | string,
): Promise<PostgresDatabase> {
  const name = `lapwing_test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, async server => {
    await server.script(`create database ${name} template ${await template(server)}`)
  })
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, server => server.script(`drop database ${name} with (force)`)),
  }
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

/** Runs the work on one connection, so that its advisory lock lasts across statements. */
export async function onServer(url: string, work: (server: Database) => Promise<void>): Promise<void> {
  const server = openPostgres({ url, maxConnections: 1 })
  await work(server).finally(() => server.close())
}
