import { expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { atMostEvery } from './on-reported-change.ts'

it('runs at once, and then at most once a second, with nothing lost', () => {
  const clock = createManualClock(0)
  let runs = 0
  const { call, stop } = atMostEvery(clock, 1_000, () => (runs += 1))
  call()
  expect(runs).toBe(1)
  call()
  call()
  clock.advance(999)
  expect(runs).toBe(1)
  clock.advance(1)
  expect(runs).toBe(2)
  clock.advance(5_000)
  expect(runs).toBe(2)
  call()
  call()
  stop()
  clock.advance(5_000)
  expect(runs).toBe(3)
})
