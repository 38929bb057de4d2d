import { expect, it } from 'vitest'
import { TAKEN_BACK, WISHES } from './wishes.ts'

it('no pattern repeats without a bound, so that a match takes no longer in a longer clause', () => {
  expect([...WISHES, TAKEN_BACK.source].filter(pattern => /[*+]|,\}/.test(pattern))).toEqual([])
})
