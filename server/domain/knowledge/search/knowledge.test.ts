import { describe, expect, it, vi } from 'vitest'
import type { Claims, Database, Query } from '#server/ports/database.ts'
import { createKnowledge } from './knowledge.ts'

const CLAIMS: Claims = { role: 'anon' }
const partOf = (slug: string) => slug.charCodeAt(0) % 2
type Stored = { slug: string; title: string; body: string; alternate_questions: string[]; changed: string }

/** A database with the articles of one company after the other; `reads` has the articles that were asked for, `asked` the parts. */
function fakeDatabase() {
  const articles = new Map<string, Stored>()
  const reads: string[] = []
  const asked: number[] = []
  let version = 0
  const query = (async (sql: string, params: readonly unknown[] = []) => {
    if (sql.includes('published_content_version')) return [{ version: String(version) }]
    if (sql.includes('body')) {
      const slugs = params[1] as string[]
      reads.push(...slugs)
      return slugs.flatMap(slug => articles.get(slug) ?? [])
    }
    const states = [...articles.values()].map(({ slug, changed }) => ({ part: partOf(slug), slug, changed }))
    if (!sql.includes('digest')) {
      asked.push(...(params[1] as number[]))
      return states.filter(({ part }) => (params[1] as number[]).includes(part))
    }
    const parts = new Set(states.map(({ part }) => part))
    return [...parts].map(part => ({
      part,
      digest: JSON.stringify(states.filter(state => state.part === part)),
    }))
  }) as Query
  const database = {
    as: (_claims: Claims, work: (query: Query) => Promise<unknown>) => work(query),
  } as Database
  return {
    database,
    reads,
    asked,
    put(slug: string, title: string) {
      version++
      articles.set(slug, {
        slug,
        title,
        body: `${title}.`,
        alternate_questions: [],
        changed: String(version),
      })
    },
    drop(slug: string) {
      version++
      articles.delete(slug)
    },
  }
}

describe('createKnowledge', () => {
  it('follows the articles, reading only what has changed', async () => {
    const { database, put, drop, reads } = fakeDatabase()
    const { search } = createKnowledge(database)
    const slugs = async (question: string) =>
      (await search('a', CLAIMS, question, 5)).map(({ article }) => article.slug)
    expect(await slugs('lamp')).toEqual([])
    for (const name of ['lamp', 'chair', 'table', 'shelf']) put(name, `Return a ${name}`)
    expect(await slugs('lamp')).toEqual(['lamp'])
    put('lamp', 'Assemble a lantern')
    reads.length = 0
    expect(await slugs('lantern')).toEqual(['lamp'])
    expect(reads).toEqual(['lamp'])
    drop('lamp')
    reads.length = 0
    expect(await slugs('lantern')).toEqual([])
    expect(reads).toEqual([])
  })

  it('looks at the parts alone in which something has changed', async () => {
    const { database, put, drop, asked } = fakeDatabase()
    const { search } = createKnowledge(database)
    for (const slug of ['a lamp', 'a rug', 'a bed', 'a sofa', 'a mirror', 'b chair', 'b table'])
      put(slug, slug)
    await search('a', CLAIMS, 'lamp', 1)
    expect(asked.splice(0).sort()).toEqual([partOf('b'), partOf('a')].sort())
    put('b chair', 'Repair a chair')
    await search('a', CLAIMS, 'lamp', 1)
    drop('b table')
    expect(await search('a', CLAIMS, 'table', 1)).toEqual([])
    drop('b chair')
    expect(await search('a', CLAIMS, 'chair', 1)).toEqual([])
    // A part without articles has nothing to look at.
    expect(asked).toEqual([partOf('b'), partOf('b')])
  })

  it('reads once for questions that come together, and answers each from the newest', async () => {
    const { database, put, reads } = fakeDatabase()
    const { search } = createKnowledge(database)
    put('lamp', 'Return a lamp')
    const first = search('a', CLAIMS, 'lamp', 1)
    const second = search('a', CLAIMS, 'lamp', 1)
    put('stool', 'Return a stool')
    const third = search('a', CLAIMS, 'stool', 1)
    expect((await first)[0]?.article.slug).toBe('lamp')
    expect((await second)[0]?.article.slug).toBe('lamp')
    expect((await third)[0]?.article.slug).toBe('stool')
    expect(reads.filter(slug => slug === 'lamp')).toHaveLength(1)
  })

  it('forgets the company asked longest ago when memory is short', async () => {
    const { database, put, reads } = fakeDatabase()
    put('lamp', 'Return a lamp')
    const { search } = createKnowledge(database, { maxBytes: 1 })
    for (const company of ['a', 'a', 'b', 'a']) await search(company, CLAIMS, 'lamp', 1)
    expect(reads).toHaveLength(3)
  })

  it('goes by the synonyms as they are now', async () => {
    const { database, put } = fakeDatabase()
    put('lamp', 'Return a lamp')
    let groups: string[][] = []
    const { search } = createKnowledge(database, { readSynonyms: async () => groups })
    expect(await search('a', CLAIMS, 'floodlight', 1)).toEqual([])
    groups = [['floodlight', 'lamp']]
    expect((await search('a', CLAIMS, 'floodlight', 1))[0]?.article.slug).toBe('lamp')
    groups = []
    expect(await search('a', CLAIMS, 'floodlight', 1)).toEqual([])
  })

  it('reads anew after the database failed', async () => {
    const { database, put } = fakeDatabase()
    const { search } = createKnowledge(database)
    put('lamp', 'Return a lamp')
    await search('a', CLAIMS, 'lamp', 1)
    put('stool', 'Return a stool')
    const as = vi.spyOn(database, 'as')
    as.mockRejectedValueOnce(new Error('lost'))
    await expect(search('a', CLAIMS, 'stool', 1)).rejects.toThrow('lost')
    expect((await search('a', CLAIMS, 'stool', 1))[0]?.article.slug).toBe('stool')
  })
})
