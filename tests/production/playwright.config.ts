import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/**
 * Playwright's configuration for the first install in production, from an empty folder. Build the files
 * first: `npm run e2e:production` does.
 */
const { globalSetup: _demoData, ...rest } = base
export default defineConfig({
  ...rest,
  testDir: '.',
  outputDir: '../../dist/playwright-production',
  workers: 1,
  reporter: [['list'], ['../../scripts/test/reporters/playwright.ts']],
})
