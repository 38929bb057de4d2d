import { expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { atMostEvery, someTimeAfter } from './on-reported-change.ts'

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

it('runs some time after a call, and once more for calls in between', () => {
  const clock = createManualClock(0)
  const runs: number[] = []
  const { call, stop } = someTimeAfter(clock, 2_000, () => runs.push(clock.now()))
  call()
  clock.advance(1_500)
  call()
  clock.advance(499)
  expect(runs).toEqual([])
  clock.advance(1)
  expect(runs).toEqual([2_000])
  clock.advance(1_499)
  expect(runs).toEqual([2_000])
  clock.advance(1)
  expect(runs).toEqual([2_000, 3_500])
  clock.advance(10_000)
  expect(runs).toHaveLength(2)
  call()
  stop()
  clock.advance(10_000)
  expect(runs).toHaveLength(2)
})
