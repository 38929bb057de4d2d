import { describe, expect, it } from 'vitest'
import { joinExcerpts } from './answer-by-quotes.ts'

describe('the quotes of a question of several parts', () => {
  it.each([
    ['stand below one another', ['It costs €6.', 'Cancel any time.'], 'It costs €6.\n\nCancel any time.'],
    ['are one where both parts have the same answer', ['It costs €6.', 'It costs €6.'], 'It costs €6.'],
    [
      'are the longer one that has the other',
      ['It costs €6.', 'It costs €6. Cancel any time.'],
      'It costs €6. Cancel any time.',
    ],
    ['are two at the most', ['One.', 'Two.', 'Three.'], 'One.\n\nTwo.'],
    ['are those that there are', ['', 'Two.'], 'Two.'],
  ])('%s', (_case, excerpts, expected) => expect(joinExcerpts(excerpts)).toBe(expected))
})
