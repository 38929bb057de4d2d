/**
 * Vitest's globalSetup: one PostgreSQL server for the whole run. A machine without one must still run the
 * other tests, so that the reason is handed on and thrown by the first test that asks for the server.
 */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

/** What the tests are told: the server's URL as superuser, or why there is none. */
export type ProvidedPostgres = { readonly url: string } | { readonly missing: string }

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ProvidedPostgres
  }
}

/** Provides `TEST_DATABASE_URL` where it is set, else starts a server; returns the teardown that stops it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) {
    project.provide('postgres', { url })
    return undefined
  }
  try {
    const server = await startPostgres()
    project.provide('postgres', { url: server.url })
    return server.stop
  } catch (error) {
    project.provide('postgres', { missing: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}
