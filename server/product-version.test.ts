import { expect, it } from 'vitest'
import { BUILD, describeBuild, PRODUCT_VERSION } from './product-version.ts'

it.each([
  [null, null, '0.2.0'],
  ['8f3c1d2e4b8f3c1d2e4b8f3c1d2e4b8f3c1d2e4b', '2026-11-30T09:00:00Z', '0.2.0 (8f3c1d2e4b, 2026-11-30)'],
  ['8f3c1d2e4b8f3c1d2e4b8f3c1d2e4b8f3c1d2e4b-dirty', null, '0.2.0 (8f3c1d2e4b-dirty)'],
])('a build of %s from %s is called %s', (commit, committed_at, text) => {
  expect(describeBuild({ version: '0.2.0', commit, committed_at })).toBe(text)
})

it('the sources say their version, and no commit', () => {
  expect(BUILD).toEqual({ version: PRODUCT_VERSION, commit: null, committed_at: null })
})
