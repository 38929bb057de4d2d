import { expect, it } from 'vitest'
import { LIKELY, LIKELY_TAKEN_BACK } from './likely-wishes.ts'
import { TAKEN_BACK, WISHES } from './wishes.ts'
import { LIKELY_VERB_FIRST, REFUSES_LAST, TAKEN_BACK_AFTER, VERB_FIRST, VERB_LAST } from './word-orders.ts'

it('no pattern repeats without a bound, so that a match takes no longer in a longer clause', () => {
  const takenBack = [TAKEN_BACK, LIKELY_TAKEN_BACK, TAKEN_BACK_AFTER].map(({ source }) => source)
  const byOrder = [...VERB_LAST, ...VERB_FIRST, ...LIKELY_VERB_FIRST, ...REFUSES_LAST]
  const patterns = [...WISHES, ...LIKELY, ...byOrder, ...takenBack]
  expect(patterns.filter(pattern => /[*+]|,\}/.test(pattern))).toEqual([])
})
