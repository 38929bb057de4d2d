import { expect, it } from 'vitest'
import { localeOf } from './locale-of.ts'

it.each([
  [['de', 'fr', 'en'], 'de'],
  [[null, 'fr-CA', 'en'], 'fr'],
  [['', '', 'he_IL'], 'he'],
  [['it', 'AR-eg'], 'ar'],
  [['it', '', 'ja'], 'en'],
  [['deutsch'], 'en'],
  [[], 'en'],
])('of the wishes %j gives %s', (wishes, expected) => {
  expect(localeOf(wishes)).toBe(expected)
})
