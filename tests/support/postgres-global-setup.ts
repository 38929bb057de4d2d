/**
 * Vitest's globalSetup: one PostgreSQL server for the whole run. Without one the other tests must still run,
 * so the reason is passed on and thrown by the first test that needs the server.
 */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

/** The value provided to the tests: the server's URL as superuser, or why there is none. */
export type ProvidedPostgres = { readonly url: string } | { readonly missing: string }

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ProvidedPostgres
  }
}

/** Provides `TEST_DATABASE_URL` if set, else starts a server. Returns the teardown. */
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
