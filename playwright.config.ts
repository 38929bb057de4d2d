import { defineConfig } from '@playwright/test'
import { chromiumArgs, findHeadlessChromium } from './scripts/find-chromium.mjs'

/** What the servers of the journeys keep their data in: `postgres` or `embedded`. */
export const JOURNEYS_DATABASE = process.env['JOURNEYS_DATABASE'] ?? 'postgres'

/** Journeys through the built product; each test file starts its own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'dist/playwright',
  globalSetup: './tests/e2e/prepare-data.ts',
  // They wait for each other's answers: a third one fills what two leave of two cores.
  workers: 3,
  // They end what hangs. How fast things are is measured elsewhere, and a busy machine takes its time.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `dist/reports/journeys-${JOURNEYS_DATABASE}.json` }]],
  use: {
    // A trace costs a quarter of the time: `npx playwright test --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArgs },
  },
})
