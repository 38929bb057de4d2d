import { defineConfig } from 'vitest/config'

/**
 * Tests that run in Node, in two projects: only `server` has a PostgreSQL, so that the rest starts at once.
 * Elements run in web-test-runner, journeys in Playwright.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,core,sdk,host-app,scripts}/**/*.test.{ts,tsx}',
            'tests/{contract,architecture}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{server,security}/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
