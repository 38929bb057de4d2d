import { expect, it } from 'vitest'
import { describeAction } from './action-kinds.ts'

const names = { people: new Map(), teams: new Map() }

it.each([
  [1, '1 minute'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [1_440, '1 day'],
  [1_500, '25 hours'],
  [4_320, '3 days'],
])('a snooze of %i minutes is described in words', (minutes, text) =>
  expect(describeAction({ type: 'snooze', minutes }, names)).toBe(`Snooze for ${text}`),
)
