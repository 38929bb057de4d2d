import { expect, it } from 'vitest'
import { allChoices, defaultChoices } from './choices.ts'

it('[MKT-14] everything is off by default, and all can be allowed or rejected at once', () => {
  expect(defaultChoices()).toEqual({ analytics: false, marketing: false })
  expect(allChoices(false)).toEqual({ analytics: false, marketing: false })
  expect(allChoices(true)).toEqual({ analytics: true, marketing: true })
})
