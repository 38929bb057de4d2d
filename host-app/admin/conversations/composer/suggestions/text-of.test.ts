import { describe, expect, it } from 'vitest'
import { textOf } from './text-of.ts'

describe('the text of a macro', () => {
  it.each([
    ['only replies', [{ type: 'reply', content: 'Thanks.' }], 'Thanks.'],
    [
      'replies twice',
      [
        { type: 'reply', content: 'Thanks.' },
        { type: 'reply', content: 'Bye.' },
      ],
      'Thanks.\n\nBye.',
    ],
    ['also resolves', [{ type: 'reply', content: 'Thanks.' }, { type: 'resolve' }], null],
    ['writes a note', [{ type: 'note', content: 'Called.' }], null],
  ] as const)('that %s', (_case, actions, text) => {
    expect(textOf({ actions: [...actions] })).toBe(text)
  })
})
