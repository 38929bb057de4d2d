import { describe, expect, it } from 'vitest'
import type { ContentWords } from '#contract/entities/content.ts'
import { compareWords } from './differences.tsx'

const WORDS = { title: 'A', body: 'One\n\nTwo\n', alternate_questions: ['a?'], slug: 'a' } as ContentWords
const blank = { excerpt: '', seo_title: '', seo_description: '', visibility: 'public' } as const

describe('the differences of two versions [ADMIN-03]', () => {
  it('are told for each field that has any', () => {
    const before = { ...blank, ...WORDS }
    const after = { ...before, title: 'B', alternate_questions: ['a?', 'b?'] }
    expect(compareWords(before, after).map(({ word }) => word)).toEqual(['title', 'alternate_questions'])
    expect(compareWords(before, before)).toEqual([])
  })
})
