import { describe, expect, it } from 'vitest'
import type { ContentFields } from '#contract/entities/content.ts'
import { compareFields } from './differences.tsx'

const FIELDS = { title: 'A', body: 'One\n\nTwo\n', alternate_questions: ['a?'], slug: 'a' } as ContentFields
const blank = { excerpt: '', seo_title: '', seo_description: '', visibility: 'public' } as const

describe('the differences of two versions [ADMIN-03]', () => {
  it('are told for each field that has any', () => {
    const before = { ...blank, ...FIELDS }
    const after = { ...before, title: 'B', alternate_questions: ['a?', 'b?'] }
    expect(compareFields(before, after).map(({ field }) => field)).toEqual(['title', 'alternate_questions'])
    expect(compareFields(before, before)).toEqual([])
  })
})
