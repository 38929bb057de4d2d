import { expect, it } from 'vitest'
import { slownessOf } from './calibrate.ts'

it('is 1 on a machine as fast as the usual one, or faster', () => {
  expect(slownessOf({ processor: 100, disk: 1, page: 300 })).toBe(1)
})

it('is that of the slowest part', () => {
  expect(slownessOf({ processor: 400, disk: 60, page: 1_625 })).toBe(2.5)
  expect(slownessOf({ processor: 1_200, disk: 1 })).toBe(3)
})

it('is at most 6', () => {
  expect(slownessOf({ processor: 400, disk: 60_000 })).toBe(6)
})
