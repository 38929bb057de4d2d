import { expect, it } from 'vitest'
import { fittingCount } from './use-fitting-count.ts'

it('shows all links when they fit, without a place for the menu', () => {
  expect(fittingCount({ widths: [40, 40, 40], available: 120, menu: 30 })).toBe(3)
})

it('keeps a place for the menu when not all links fit', () => {
  expect(fittingCount({ widths: [40, 40, 40], available: 119, menu: 30 })).toBe(2)
  expect(fittingCount({ widths: [40, 40, 40], available: 109, menu: 30 })).toBe(1)
})

it('shows the menu alone when no link fits beside it', () => {
  expect(fittingCount({ widths: [40, 40], available: 35, menu: 30 })).toBe(0)
  expect(fittingCount({ widths: [40, 40], available: 0, menu: 30 })).toBe(0)
})
