import { expect, it } from 'vitest'
import { readSlowness, scaleTimeout, slowness } from './scale-timeout.ts'

it.each([
  ['is not set', undefined, 1],
  ['is a number', '3', 3],
  ['is no number', 'abc', 1],
  ['is less than 1', '0.2', 1],
  ['is more than 6', '40', 6],
])('the slowness of a machine whose TEST_SLOWNESS %s', (_, value, expected) => {
  expect(readSlowness(value)).toBe(expected)
})

it('a time-out is as many times longer as the machine is slower, in whole milliseconds', () => {
  expect(scaleTimeout(8_000)).toBe(Math.ceil(8_000 * slowness))
})
