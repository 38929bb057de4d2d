import { test } from '@playwright/test'
import { recordSuite } from '#tests/support/record-time.ts'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'

/** A server's pages. The port is known once a journey begins. */
export type Addresses = {
  readonly port: number
  /** A page of the product's own site. */
  readonly own: (path: string) => string
  /** A page of a tenant's. */
  readonly at: (path: string, tenant?: string) => string
  /** A page of the example customer's site. */
  readonly example: (path: string) => string
}

export type OwnServer = Addresses & Pick<ServerProcess, 'start' | 'kill'>

/**
 * Gives the journeys of a file a server of their own, with the demo seed, or with what `settings` say. Call it at the
 * file's top.
 */
export function ownServer(settings: Readonly<Record<string, string>> = {}): OwnServer {
  let server: ServerProcess

  test.beforeAll(async ({ browserName: _ }, { file }) => {
    recordSuite(file)
    server = await createServerProcess(settings)
    await server.start()
  })
  closePagesAfterEach(test)
  test.afterAll(async ({ browser }) => {
    await Promise.all(browser.contexts().map(context => context.close()))
    await server.dispose()
  })
  return Object.assign(
    addressesOf(() => server.port),
    { start: () => server.start(), kill: () => server.kill() },
  )
}

/** Pages that nobody closes go on asking a server, beside whatever is tested next. */
export function closePagesAfterEach({ afterEach }: Pick<typeof test, 'afterEach'>): void {
  afterEach(async ({ browser }, { status, expectedStatus }) => {
    if (status === expectedStatus) await Promise.all(browser.contexts().map(context => context.close()))
  })
}

export function addressesOf(port: () => number): Addresses {
  return {
    get port() {
      return port()
    },
    own: path => `http://localhost:${port()}${path}`,
    at: (path, tenant = 'acme') => `http://${tenant}.localhost:${port()}${path}`,
    example: path => `http://localhost:${port() + 1}${path}`,
  }
}
