import { describe, expect, it } from 'vitest'
import { findWords } from './list-conversations.ts'

function marked(text: string, search: string, length?: number): string | null {
  const found = findWords(text, search, length)
  if (!found) return null
  let shown = found.text
  for (const [start, end] of found.marks.toReversed()) {
    shown = `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`
  }
  return shown
}

describe('findWords', () => {
  it.each([
    ['Where is my refund?', 'REFUND', 'Where is my [refund]?'],
    ['Un café crème', 'cafe', 'Un [café] crème'],
    ['Refunds take a refund', 'refund', '[Refunds] take a [refund]'],
    ['Refunds, then order', 'refund order', 'Refunds, then [order]'],
    ['Write to dana@acme.test', 'dana@acme.test', 'Write to [dana]@[acme].[test]'],
    ['Two\nlines', 'lines', 'Two [lines]'],
    ['Nothing here', 'refund', null],
    ['Nothing here', '?!', null],
  ])('finds in %j the words %j', (text, search, shown) => {
    expect(marked(text, search)).toBe(shown)
  })

  it('cuts a long text around the first word, between words', () => {
    const text = `${'early words '.repeat(20)}the refund ${'later words '.repeat(20)}`
    const shown = marked(text, 'refund', 40)!
    expect(shown).toMatch(/^…(early|words) .*\[refund\].*…$/)
    expect(shown.length).toBeLessThanOrEqual(44)
  })

  it('keeps the marks that the cut leaves whole', () => {
    const { text, marks } = findWords(`refund ${'x '.repeat(100)}refund`, 'refund', 40)!
    expect([text.length, marks]).toEqual([41, [[0, 6]]])
  })
})
