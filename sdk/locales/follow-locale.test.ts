import { expect, it } from 'vitest'
import { localeOf } from './follow-locale.ts'

it.each([
  ['de', 'de'],
  ['fr-CA', 'fr'],
  ['he_IL', 'he'],
  ['AR-eg', 'ar'],
  ['it', undefined],
  ['deutsch', undefined],
  ['', undefined],
  [null, undefined],
])('a visitor who wants %j gets %s', (wanted, expected) => {
  expect(localeOf(wanted)).toBe(expected)
})
