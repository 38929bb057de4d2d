import { describe, expect, it } from 'vitest'
import { aroundChanges, compareTexts, type Part } from './text-diff.tsx'

describe('the differences of two texts [ADMIN-03]', () => {
  it('are the words within a line, and whole lines that came or went', () => {
    expect(compareTexts('The old text\n\nGone\n', 'The new text\n')).toEqual([
      { kind: 'same', text: 'The ' },
      { kind: 'removed', text: 'old' },
      { kind: 'added', text: 'new' },
      { kind: 'same', text: ' text\n' },
      { kind: 'removed', text: '\nGone\n' },
    ])
  })

  it('give back both texts', () => {
    const [before, after] = ['a\nb\nc d\ne', 'a\nx\nc f\nmore\ne']
    const parts = compareTexts(before, after)
    const without = (kind: Part['kind']) =>
      parts
        .filter(part => part.kind !== kind)
        .map(({ text }) => text)
        .join('')
    expect([without('added'), without('removed')]).toEqual([before, after])
  })

  it('stand among the lines beside them', () => {
    const long = Array.from({ length: 9 }, (_, line) => `${line}`).join('\n')
    const parts: Part[] = [
      { kind: 'same', text: `${long}\n` },
      { kind: 'added', text: 'x\n' },
      { kind: 'same', text: long },
    ]
    expect(aroundChanges(parts)).toEqual([
      null,
      { kind: 'same', text: '7\n8\n' },
      { kind: 'added', text: 'x\n' },
      { kind: 'same', text: '0\n1' },
      null,
    ])
    expect(aroundChanges([{ kind: 'same', text: 'a\nb\n' }, parts[1]!])).toHaveLength(2)
  })
})
