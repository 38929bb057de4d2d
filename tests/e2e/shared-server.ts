import { test as base } from '@playwright/test'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'
import { type Addresses, addressesOf, closePagesAfterEach } from './own-server.ts'

/** Use this `test` in files that call `sharedServer`. */
export const test = base.extend<object, { readonly workerServer: ServerProcess }>({
  workerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      const server = await createServerProcess()
      await server.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

/**
 * Gives a spec file the server shared by its worker; for tests whose changes no other test can notice. Call
 * it at the top of the file.
 */
export function sharedServer(): Addresses {
  let server: ServerProcess
  test.beforeAll(({ workerServer }) => {
    server = workerServer
  })
  closePagesAfterEach(test)
  return addressesOf(() => server.port)
}
