import { expect, it } from 'vitest'
import { LOCALES, RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { languageDirection } from './language-direction.ts'

it('knows the direction of every locale of the widgets, and of other languages by their first subtag', () => {
  expect(LOCALES.filter(locale => languageDirection(locale) === 'rtl')).toEqual(RIGHT_TO_LEFT_LOCALES)
  expect(['ar-EG', 'fa', 'ckb', 'de', 'arn'].map(languageDirection)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'ltr',
    'ltr',
  ])
})
