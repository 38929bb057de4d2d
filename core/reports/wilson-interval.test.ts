import { expect, it } from 'vitest'
import { wilsonInterval } from './wilson-interval.ts'

const rounded = (hits: number, count: number) => {
  const { low, high } = wilsonInterval(hits, count)!
  return [low.toFixed(3), high.toFixed(3)]
}

it('is the Wilson score interval, within 0 and 1', () => {
  expect(rounded(81, 263)).toEqual(['0.255', '0.366'])
  expect(rounded(0, 10)).toEqual(['0.000', '0.278'])
  expect(rounded(10, 10)).toEqual(['0.722', '1.000'])
  expect(wilsonInterval(0, 0)).toBeNull()
})
