import { test } from '@playwright/test'
import { recordSuite } from '#tests/support/record-time.ts'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'

/** A running server, and the addresses of its pages. */
export type OwnServer = Pick<ServerProcess, 'port' | 'start' | 'kill'> & {
  /** A page of the product's own site. */
  readonly own: (path: string) => string
  /** A page of a tenant's. */
  readonly at: (path: string, tenant?: string) => string
  /** A page of the example customer's site. */
  readonly example: (path: string) => string
}

/**
 * Gives the journeys of a file a server of their own, with the demo seed, or with what `settings` say. Call it at the
 * file's top; the port is known once a journey begins.
 */
export function ownServer(settings: Readonly<Record<string, string>> = {}): OwnServer {
  let server: ServerProcess

  test.beforeAll(async ({ browserName: _ }, { file }) => {
    recordSuite(file)
    server = await createServerProcess(settings)
    await server.start()
  })
  // Pages that nobody closes go on asking a server that is gone, beside whatever is tested next.
  test.afterEach(async ({ browser }, { status, expectedStatus }) => {
    if (status === expectedStatus) await Promise.all(browser.contexts().map(context => context.close()))
  })
  test.afterAll(async ({ browser }) => {
    await Promise.all(browser.contexts().map(context => context.close()))
    await server.dispose()
  })

  return {
    get port() {
      return server.port
    },
    start: () => server.start(),
    kill: () => server.kill(),
    own: path => `http://localhost:${server.port}${path}`,
    at: (path, tenant = 'acme') => `http://${tenant}.localhost:${server.port}${path}`,
    example: path => `http://localhost:${server.port + 1}${path}`,
  }
}
