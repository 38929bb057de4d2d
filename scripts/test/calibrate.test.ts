import { expect, it } from 'vitest'
import { slownessOf } from './calibrate.ts'

it('is 1 on a machine as fast as the usual one, or faster', () => {
  expect(slownessOf({ processor: 100, disk: 1, page: 300 })).toBe(1)
})

it('is that of the slowest part', () => {
  expect(slownessOf({ processor: 600, disk: 120, page: 2_250 })).toBe(2.5)
  expect(slownessOf({ processor: 1_800, disk: 1 })).toBe(3)
})

it('is at most 6', () => {
  expect(slownessOf({ processor: 600, disk: 60_000 })).toBe(6)
})
