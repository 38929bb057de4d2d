/**
 * True in the full tier (`npm run test:full`): all end-to-end tests, every caller of the API, the second
 * database, React, every fault schedule, and mutation tests.
 */
export const isFullTier = process.env['TEST_TIER'] === 'full'
