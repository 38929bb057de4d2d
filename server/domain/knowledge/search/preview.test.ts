import { describe, expect, it } from 'vitest'
import { articlesOf } from '#demo/articles/index.ts'
import type { Claims, Database, Query } from '#server/ports/database.ts'
import { createKnowledge } from './knowledge.ts'
import { type Article, createLiveSearchIndex, type LiveSearchIndex } from './search-index.ts'

const live = articlesOf('acme').filter(
  ({ status, visibility }) => status === 'published' && visibility === 'public',
)
const questions = live.flatMap(({ title, alternate_questions }) => [title, ...alternate_questions])
const draft = (slug: string, title: string, body = `${title}.`): Article => ({
  slug,
  title,
  body,
  alternate_questions: [],
})
const PUT = [
  draft('free-trial', 'How long the zebrafish trial lasts', 'It lasts ninety days with zebrafish.'),
  draft('octopus', 'Grilled octopus and wine', 'A dry white wine goes with grilled octopus.'),
]
const REMOVED = ['plans-and-prices']
const ABOUT_DRAFTS = [
  'Which wine goes with grilled octopus?',
  'zebrafish trial',
  'zebrafsh',
  'What does it cost?',
]

function change(index: LiveSearchIndex, put: readonly Article[], removed: readonly string[] = []) {
  for (const _pause of index.change(put, removed)) {
    // No other work has to run in between.
  }
  return index
}
function answers(index: LiveSearchIndex) {
  return [...questions, ...ABOUT_DRAFTS].map(question =>
    index.search(question, 5).map(({ article, confidence, excerpt }) => [article.title, confidence, excerpt]),
  )
}

describe('a fork of an index', () => {
  it.each([
    ['drafts of a company with many articles', live],
    // Then two articles more are so many that the index is calibrated anew.
    ['drafts of a company with few', live.slice(0, 6)],
    ['the first drafts of all', []],
  ])('answers, as surely, as the index will once the drafts are published: %s', (_case, articles) => {
    const index = change(createLiveSearchIndex(articles), articles)
    const forked = answers(change(index.fork(), PUT, REMOVED))
    expect(forked).toEqual(answers(change(index, PUT, REMOVED)))
  })

  it('leaves the index as it is', () => {
    const index = change(createLiveSearchIndex(live), live)
    const before = answers(index)
    change(index.fork(), PUT, REMOVED)
    expect(answers(index)).toEqual(before)
  })

  it('stays as it is while the index goes on', () => {
    const index = change(createLiveSearchIndex(live), live)
    const fork = change(index.fork(), PUT, REMOVED)
    const before = answers(fork)
    change(index, [draft('zebrafish', 'Zebrafish and octopus, wine and trial')], ['free-trial'])
    expect(answers(fork)).toEqual(before)
  })
})

describe('a preview of drafts', () => {
  const CLAIMS: Claims = { role: 'anon' }
  const query = (async (sql: string) => {
    if (sql.includes('published_content_version')) return [{ version: '1' }]
    if (sql.includes('body')) return live
    if (sql.includes('digest')) return [{ part: 0, digest: '1' }]
    return live.map(({ slug }) => ({ part: 0, slug, changed: '1' }))
  }) as Query
  const database = {
    as: (_claims: Claims, work: (query: Query) => Promise<unknown>) => work(query),
  } as Database
  const ask = 'Which wine goes with grilled octopus?'

  it('finds them where the search of visitors does not', async () => {
    const knowledge = createKnowledge(database)
    const { search } = await knowledge.preview('a', CLAIMS, { put: PUT, removed: REMOVED })
    expect((await search('a', CLAIMS, ask, 1))[0]?.article.slug).toBe('octopus')
    const found = await knowledge.search('a', CLAIMS, ask, 50)
    expect(found.map(({ article }) => article.slug)).not.toContain('octopus')
  })

  it('is of one company', async () => {
    const { search } = await createKnowledge(database).preview('a', CLAIMS, { put: PUT, removed: [] })
    await expect(search('b', CLAIMS, ask, 1)).rejects.toThrow('the company it was made for')
  })
})
