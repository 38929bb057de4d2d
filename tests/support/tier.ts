/**
 * True in the full tier (`npm run test:full`): the second database, React, every fault schedule, and
 * mutation tests.
 */
export const isFullTier = process.env['TEST_TIER'] === 'full'
