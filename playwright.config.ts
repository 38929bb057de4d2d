import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/find-chromium.mjs'

/** Journeys through the built product; each test file starts its own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'dist/playwright',
  globalSetup: './tests/e2e/prepare-data.ts',
  workers: 2,
  // A server and two browsers start within it, also on two busy cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'dist/reports/journeys.json' }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})
