import { defineConfig } from 'vitest/config'
import { mutantPlugin } from './scripts/mutants/mutant-plugin.ts'
import { docsPages } from './scripts/vite/docs-pages.ts'
import { markdownPages } from './scripts/vite/markdown-pages.ts'
import { scaleTimeout } from './tests/support/scale-timeout.ts'

/** `tests/support/tier.ts` tells the tests the same. */
const isFullTier = process.env['TEST_TIER'] === 'full'
const MOCKED = '**/*.mocked.test.ts'
/** Measures work, which the memory of a process that has run other tests would add to. */
const GROWTH = 'tests/security/growth.test.ts'
/** A server that is killed, one that is told to stop, and the judge of the ledgers. */
const FAULT_SMOKE = ['tests/faults/{embedded,oracle,stop}.test.ts']
/**
 * What only the full tier runs: matrices of routes, attacks and limits, processes that stop, and servers beside
 * PostgreSQL.
 */
const FULL_TIER_ONLY = [
  'tests/security/api-body-ids.test.ts',
  'tests/security/api-headers-bodies.test.ts',
  'tests/security/prompt-injection.test.ts',
  'tests/server/platform/api-impersonation-writes.test.ts',
  'tests/server/files/backup-stores.test.ts',
  'tests/server/node/bus-redis.test.ts',
  'tests/server/accounts/create-staff.test.ts',
  'tests/server/node/fair-work.test.ts',
  'tests/server/files/files-place.test.ts',
  'tests/server/platform/isolation-test.test.ts',
  'tests/server/database/pglite.test.ts',
  'tests/server/database/plain-owner.test.ts',
  'tests/server/database/pooler.test.ts',
  'tests/server/node/rate-limits.test.ts',
  'tests/server/node/stop-server.test.ts',
]
/** Packs the npm packages and installs them into projects. */
const PACKAGES = 'tests/deploy/packages.test.ts'

/** How long `expect.poll` waits; `waitFor` of the tests waits as long. */
const WAITING = { poll: { timeout: scaleTimeout(8_000) } }

const SERVER = {
  expect: WAITING,
  setupFiles: ['tests/support/record-suite.ts'],
  globalSetup: ['tests/support/postgres-global-setup.ts'],
  // They end what hangs.
  testTimeout: scaleTimeout(60_000),
  hookTimeout: scaleTimeout(120_000),
}

/**
 * Tests that run in Node: `unit` has no PostgreSQL, so that it starts at once, and `faults` is a stage of its own,
 * because it drives a browser against the built product. The files of a worker share what they import, which halves
 * the time; those of `alone` put something else in the place of a module, or measure.
 * Elements run in web-test-runner, journeys in Playwright.
 */
export default defineConfig({
  test: {
    // As many as cores: a third one makes two cores slower, because each imports the whole server.
    maxWorkers: 2,
    reporters: ['default', './scripts/test/reporters/vitest.ts'],
    teardownTimeout: scaleTimeout(10_000),
    projects: [
      {
        plugins: [markdownPages(), docsPages(), mutantPlugin()],
        test: {
          name: 'unit',
          isolate: false,
          expect: WAITING,
          // They end what hangs.
          testTimeout: scaleTimeout(60_000),
          hookTimeout: scaleTimeout(10_000),
          include: [
            '{contract,core,sdk,host-app,scripts,bench}/**/*.test.{ts,tsx}',
            'tests/{architecture,deploy,support}/**/*.test.ts',
          ],
          exclude: isFullTier ? [] : [PACKAGES],
        },
      },
      {
        plugins: [mutantPlugin()],
        test: {
          name: 'server',
          isolate: false,
          include: ['{server,demo}/**/*.test.ts', 'tests/{server,security,upgrade}/**/*.test.ts'],
          exclude: [MOCKED, GROWTH, ...(isFullTier ? [] : FULL_TIER_ONLY)],
          ...SERVER,
        },
      },
      {
        plugins: [mutantPlugin()],
        test: {
          name: 'alone',
          include: [`{server,tests}/${MOCKED}`, GROWTH],
          ...SERVER,
          // The garbage of a long text fits in the young generation, too, or moving it would be measured as work.
          execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
        },
      },
      {
        test: {
          name: 'faults',
          include: isFullTier ? ['tests/faults/**/*.test.ts'] : FAULT_SMOKE,
          setupFiles: ['tests/support/record-suite.ts'],
          globalSetup: ['tests/support/postgres-global-setup.ts'],
          expect: WAITING,
          testTimeout: scaleTimeout(180_000),
          hookTimeout: scaleTimeout(90_000),
        },
      },
    ],
  },
})
