import { defineConfig } from '@playwright/test'
import { chromiumArgs, findHeadlessChromium } from './scripts/find-chromium.mjs'
import { scaleTimeout } from './tests/support/scale-timeout.ts'

/** What the servers of the journeys keep their data in: `postgres` or `embedded`. */
export const JOURNEYS_DATABASE = process.env['JOURNEYS_DATABASE'] ?? 'postgres'

/** `tests/support/tier.ts` tells the tests the same. */
const isFullTier = process.env['TEST_TIER'] === 'full'

/**
 * What only the full tier runs: matrices (every page in both themes, every trigger, every kind of file), and parts that
 * tests without a browser cover, too.
 */
const FULL_TIER_ONLY = [
  'admin-pages',
  'admin-theme',
  'admin-windows',
  'answer-stream',
  'axe-findings',
  'chat-flow',
  'chat-flow-simulator',
  'consent',
  'demo',
  'desk-blocking',
  'desk-states',
  'embed-doctor',
  'exit-popup',
  'human-request',
  'knowledge-topics',
  'lead-dialog',
  'lost-chunk',
  'page-lifecycle',
  'page-policy',
  'playground',
  'preview-gate',
  'settings-brand',
  'settings-conversations',
  'settings-email',
  'settings-help-center',
  'site-crawl',
  'suggestions',
  'toasts',
  'uploads',
  'voice-settings',
  'xss',
].map(name => `${name}.spec.ts`)

/** Journeys through the built product; each test file starts its own server. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: isFullTier ? [] : FULL_TIER_ONLY,
  // A test with this tag runs only in the full tier.
  ...(!isFullTier && { grepInvert: /@full/ }),
  // Of its own for each database, so that the second run of the full tier keeps the pictures of the first.
  outputDir: `dist/playwright/${JOURNEYS_DATABASE}`,
  globalSetup: './tests/e2e/prepare-data.ts',
  // They wait for each other's answers: a third one fills what two leave of two cores.
  workers: 3,
  // They end what hangs. How fast things are is measured elsewhere.
  timeout: scaleTimeout(240_000),
  expect: { timeout: scaleTimeout(20_000) },
  reporter: [['list'], ['./scripts/test/reporters/playwright.ts']],
  use: {
    // A trace costs a quarter of the time: `npx playwright test --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArgs },
  },
})
