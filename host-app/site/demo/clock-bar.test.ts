import { expect, it } from 'vitest'
import { clockText } from './clock-bar.tsx'

const RUNS = { isPaused: false, isShared: false }
const STANDS = { isPaused: true, isShared: false }

it.each([
  [0, RUNS, 'nobody', 'Real time'],
  [499, RUNS, 'nobody', 'Real time'],
  [20_000, RUNS, 'nobody', '20 s ahead'],
  [60_000, RUNS, 'nobody', '1 min ahead'],
  [185_400, RUNS, 'nobody', '3 min 5 s ahead'],
  [-30_000, RUNS, 'nobody', '30 s behind'],
  [20_000, STANDS, 'visitor', 'Time is paused'],
  [20_000, STANDS, 'nobody', 'Time is paused'],
  [20_000, STANDS, 'tour', 'Waiting for you'],
  [20_000, RUNS, 'visitor', '20 s ahead'],
  [20_000, { isPaused: false, isShared: true }, 'visitor', 'Time goes on: others use the demo'],
  [20_000, { isPaused: false, isShared: true }, 'tour', '20 s ahead'],
] as const)('%i ms, %o, paused by %s: %s', (aheadMs, state, pausedBy, expected) => {
  expect(clockText({ aheadMs, ...state }, pausedBy)).toBe(expected)
})
