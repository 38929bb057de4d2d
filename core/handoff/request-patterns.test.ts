import { expect, it } from 'vitest'
import { LIKELY_REFUSED_BEFORE, LIKELY_REQUEST_PATTERNS } from './likely-request-patterns.ts'
import { REFUSED_BEFORE, REQUEST_PATTERNS } from './request-patterns.ts'
import { LIKELY_VERB_FIRST, REFUSED_AFTER, REFUSES_LAST, VERB_FIRST, VERB_LAST } from './word-orders.ts'

it('no pattern repeats without a bound, so that a match takes no longer in a longer clause', () => {
  const refusals = [REFUSED_BEFORE, LIKELY_REFUSED_BEFORE, REFUSED_AFTER].map(({ source }) => source)
  const byOrder = [...VERB_LAST, ...VERB_FIRST, ...LIKELY_VERB_FIRST, ...REFUSES_LAST]
  const patterns = [...REQUEST_PATTERNS, ...LIKELY_REQUEST_PATTERNS, ...byOrder, ...refusals]
  expect(patterns.filter(pattern => /[*+]|,\}/.test(pattern))).toEqual([])
})
