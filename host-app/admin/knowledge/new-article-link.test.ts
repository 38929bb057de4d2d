import { describe, expect, it } from 'vitest'
import { newArticleLink, readNewArticle } from './new-article-link.ts'

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

  it('begins the title as a sentence and keeps the visitor’s own words as a question', () => {
    const link = newArticleLink({ title: '  zither\n strings ', questions: ['zither strings'] })
    expect([...new URL(link, 'http://x').searchParams]).toEqual([
      ['title', 'Zither strings'],
      ['question', 'zither strings'],
    ])
  })
})

describe('readNewArticle', () => {
  it('reads everything that the link carries, all of the questions too', () => {
    const wanted = { title: 'Norway & you?', questions: ['ship to norway', 'post?', 'x & y'], language: 'he' }
    expect(readNewArticle(new URL(newArticleLink(wanted), 'http://x').searchParams)).toEqual(wanted)
  })

  it('reads an address without any of it', () => {
    expect(readNewArticle(new URLSearchParams())).toEqual({ title: '', questions: [], language: 'en' })
  })

  it('leaves out what the server would refuse', () => {
    const search = new URLSearchParams({ title: 'x'.repeat(900) })
    for (const question of [' ', ...Array.from({ length: 30 }, (_, i) => `${i}`.padEnd(400, 'x'))])
      search.append('question', question)
    const { title, questions } = readNewArticle(search)
    expect(title).toHaveLength(200)
    expect(questions.map(({ length }) => length)).toEqual(Array(20).fill(300))
  })
})
