import { describe, expect, it } from 'vitest'
import { SYNONYM_WORD_MAX, SYNONYM_WORDS_MAX } from '#contract/constants/knowledge.ts'
import { readWords } from './synonyms-dialog.tsx'

const list = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`)

describe('readWords', () => {
  it.each([
    ['refund, money back', ['refund', 'money back']],
    [' refund \n\n money   back ,', ['refund', 'money back']],
    ['Refund\nrefund\nREFUND\nrebate', ['Refund', 'rebate']],
    ['استرداد، إرجاع', ['استرداد', 'إرجاع']],
    ['返金、払い戻し', ['返金', '払い戻し']],
    [list(SYNONYM_WORDS_MAX).join(), list(SYNONYM_WORDS_MAX)],
    [`a,${'b'.repeat(SYNONYM_WORD_MAX)}`, ['a', 'b'.repeat(SYNONYM_WORD_MAX)]],
  ])('%j are words', (text, words) => {
    expect(readWords(text)).toEqual({ kind: 'words', words })
  })

  it.each([
    ['', /two/],
    ['one', /two/],
    ['one, One', /two/],
    [list(SYNONYM_WORDS_MAX + 1).join(), /at most 20/],
    [`a,${'b'.repeat(SYNONYM_WORD_MAX + 1)}`, /longer than 80/],
  ])('%j are none', (text, why) => {
    expect(readWords(text)).toEqual({ kind: 'wrong', text: expect.stringMatching(why) })
  })
})
