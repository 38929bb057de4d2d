import { describe, expect, it } from 'vitest'
import { oneLineOf } from './one-line.ts'

describe('a quote as one line', () => {
  it.each([
    ['has its paragraphs side by side', 'One.\n\nTwo.', 'One. Two.'],
    ['has no marks of a list', 'Do this:\n\n1. Open it.\n2. Close it.', 'Do this: Open it. Close it.'],
    ['parts items that have no end', 'With:\n\n- a bulb\n- a cable', 'With: a bulb; a cable'],
    ['has no marks of code', 'Run:\n\n```sh\nnpm `i`\n```', 'Run: npm i'],
  ])('%s', (_case, quote, expected) => expect(oneLineOf(quote)).toBe(expected))
})
