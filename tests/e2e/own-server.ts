import { test } from '@playwright/test'
import { recordSuite } from '#tests/support/record-time.ts'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'

/** Addresses of a server's pages. The port is known once a test runs. */
export type Addresses = {
  readonly port: number
  /** Returns the address of a page of the product's own site. */
  readonly own: (path: string) => string
  /** Returns the address of a tenant's page. */
  readonly at: (path: string, tenant?: string) => string
  /** Returns the address of a page of the example customer's site. */
  readonly example: (path: string) => string
}

/** A spec file's own server: its addresses, and how to start and kill it. */
export type OwnServer = Addresses & Pick<ServerProcess, 'start' | 'kill' | 'pid' | 'output'>

/**
 * Gives a spec file its own server, with the demo seed or the given settings. Call it at the top of the
 * file.
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
    {
      start: () => server.start(),
      kill: () => server.kill(),
      pid: () => server.pid(),
      output: () => server.output(),
    },
  )
}

/** Closes all pages after each test; open pages would keep sending requests during the next one. */
export function closePagesAfterEach({ afterEach }: Pick<typeof test, 'afterEach'>): void {
  afterEach(async ({ browser }, { status, expectedStatus }) => {
    if (status === expectedStatus) await Promise.all(browser.contexts().map(context => context.close()))
  })
}

/** Returns the addresses of the server at a port. */
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
