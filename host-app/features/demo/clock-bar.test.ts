import { expect, it } from 'vitest'
import { aheadText } from './clock-bar.tsx'

it.each([
  [0, false, 'Real time'],
  [499, false, 'Real time'],
  [20_000, false, '20 s ahead'],
  [60_000, false, '1 min ahead'],
  [185_400, false, '3 min 5 s ahead'],
  [-30_000, false, '30 s behind'],
  [20_000, true, 'Time is paused'],
])('%i ms, paused: %s', (aheadMs, isPaused, expected) => {
  expect(aheadText({ aheadMs, isPaused })).toBe(expected)
})
