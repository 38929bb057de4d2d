import { expect, it } from 'vitest'
import { spreadDelay } from './spread-delay.ts'

it('spreads a delay over its second half', () => {
  expect([0, 0.5, 1].map(random => spreadDelay(1_000, random))).toEqual([500, 750, 1_000])
  expect(new Set(Array.from({ length: 20 }, () => spreadDelay(1_000))).size).toBeGreaterThan(1)
})
