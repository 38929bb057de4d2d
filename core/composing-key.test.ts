import { expect, it } from 'vitest'
import { isComposingKey } from './composing-key.ts'

it.each([
  ['a key during a composition', { isComposing: true, keyCode: 13 }, true],
  ["Safari's key after the end of a composition", { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['Escape', { isComposing: false, keyCode: 27 }, false],
])('of %s, the input method has the key: %s → %s', (_, event, expected) => {
  expect(isComposingKey(event)).toBe(expected)
})
