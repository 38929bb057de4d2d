import { expect, it } from 'vitest'
import { hasLabel, withLabel, withoutLabel } from './labels.ts'

it('labels are equal without regard to case, and stay as they were first written', () => {
  expect(hasLabel(['VIP'], 'vip')).toBe(true)
  expect(hasLabel(['VIP'], 'vi')).toBe(false)
  expect(withLabel(['VIP'], 'vip')).toEqual(['VIP'])
  expect(withLabel(['VIP'], 'Refund')).toEqual(['VIP', 'Refund'])
  expect(withoutLabel(['VIP', 'Refund'], 'vip')).toEqual(['Refund'])
})
