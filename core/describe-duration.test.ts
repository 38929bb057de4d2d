import { expect, it } from 'vitest'
import { describeDuration } from './describe-duration.ts'

const HOUR_MS = 60 * 60 * 1_000

it.each([
  [1 / 60, 'a minute'],
  [59 / 60, '59 minutes'],
  [1, 'an hour'],
  [2, '2 hours'],
  [24, '24 hours'],
  [36, '36 hours'],
  [48, '2 days'],
  [49, '49 hours'],
  [7 * 24, '7 days'],
])('%d hours are %s', (hours, words) => {
  expect(describeDuration(Math.round(hours * HOUR_MS))).toBe(words)
})
