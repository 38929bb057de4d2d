import { describe, expect, it } from 'vitest'
import { pickedText } from './wording-list.tsx'

describe('pickedText', () => {
  it.each([
    [0, 3, 'Not picked'],
    [1, 1, 'Picked'],
    [1, 3, 'Picked once of 3'],
    [2, 3, 'Picked 2 times of 3'],
  ])('%i of %i: %s', (picked, askedCount, text) => expect(pickedText(picked, askedCount)).toBe(text))
})
