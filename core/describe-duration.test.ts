import { expect, it } from 'vitest'
import { describeDuration } from './describe-duration.ts'

const HOUR_MS = 60 * 60 * 1_000

it.each([
  [1, 'an hour'],
  [2, '2 hours'],
  [24, '24 hours'],
  [36, '36 hours'],
  [48, '2 days'],
  [49, '49 hours'],
  [7 * 24, '7 days'],
])('%i hours are %s', (hours, words) => {
  expect(describeDuration(hours * HOUR_MS)).toBe(words)
})
