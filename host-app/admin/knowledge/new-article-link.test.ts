import { describe, expect, it } from 'vitest'
import { newArticleLink } from './new-article-link.ts'

describe('newArticleLink', () => {
  it('carries the title and the other questions', () => {
    const link = newArticleLink({
      title: 'Norway & you?',
      questions: ['Norway & you?', 'ship to norway', 'ship to norway'],
    })
    const url = new URL(link, 'http://x')
    expect(url.pathname).toBe('/admin/kb/new')
    expect([...url.searchParams]).toEqual([
      ['title', 'Norway & you?'],
      ['question', 'ship to norway'],
    ])
  })

  it('names another language, and stays short enough to be an address', () => {
    const questions = Array.from({ length: 50 }, (_, i) => `${i}`.repeat(400))
    const { searchParams } = new URL(
      newArticleLink({ title: 'x'.repeat(900), questions, language: 'he' }),
      'http://x',
    )
    expect(searchParams.get('language')).toBe('he')
    expect(searchParams.get('title')).toHaveLength(200)
    expect(searchParams.getAll('question').map(({ length }) => length)).toEqual(Array(8).fill(300))
  })
})
