import { defineConfig } from 'vitest/config'
import { markdownPages } from './scripts/vite/markdown-pages.ts'

/**
 * Tests that run in Node, in three projects: `unit` has no PostgreSQL, so that it starts at once, and `faults` is a
 * stage of its own, because it drives a browser against the built product.
 * Elements run in web-test-runner, journeys in Playwright.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [markdownPages()],
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
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
