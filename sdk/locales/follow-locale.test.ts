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
])('the wish %j gives %s', (wish, expected) => {
  expect(localeOf(wish)).toBe(expected)
})
