import { defineConfig } from '@playwright/test'

/** The planted tests of `run-stages.test.ts`. */
export default defineConfig({
  testMatch: 'playwright.ts',
  outputDir: '../../../test-results/planted',
  reporter: [['list'], ['../reporters/playwright.ts']],
})
