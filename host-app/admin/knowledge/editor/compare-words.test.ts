import { describe, expect, it } from 'vitest'
import type { ContentWords } from '#contract/entities/content.ts'
import { aroundChanges, compareTexts, compareWords, type Part } from './compare-words.ts'

const WORDS = { title: 'A', body: 'One\n\nTwo\n', alternate_questions: ['a?'], slug: 'a' } as ContentWords
const blank = { excerpt: '', seo_title: '', seo_description: '', visibility: 'public' } as const

describe('the differences of two versions [ADMIN-03]', () => {
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

  it('are told for each field that has any', () => {
    const before = { ...blank, ...WORDS }
    const after = { ...before, title: 'B', alternate_questions: ['a?', 'b?'] }
    expect(compareWords(before, after).map(({ word }) => word)).toEqual(['title', 'alternate_questions'])
    expect(compareWords(before, before)).toEqual([])
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
