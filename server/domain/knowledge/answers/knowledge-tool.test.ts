import { describe, expect, it, vi } from 'vitest'
import type { SearchHit } from '../search/search-index.ts'
import { callKnowledgeTool } from './knowledge-tool.ts'

const HITS: SearchHit[] = []
const NAME = 'query_knowledge_base'
const call = async (name: string, written: string) => {
  const search = vi.fn(async (_query: string, _limit: number) => HITS)
  const outcome = await callKnowledgeTool({ name, arguments: written }, search)
  return { outcome, searched: search.mock.calls }
}

describe('[R20] the tool of a model', () => {
  it.each([
    ['{"query":"refunds"}', 3],
    ['{"query":"refunds","top_k":5}', 5],
    ['{"query":"refunds","top_k":0}', 1],
    ['{"query":"refunds","top_k":-1e9}', 1],
    ['{"query":"refunds","top_k":1000000}', 10],
    ['{"query":"  refunds ","top_k":2.6}', 3],
  ])('searches, for ten at the most: %s', async (written, limit) => {
    expect(await call(NAME, written)).toEqual({
      outcome: { kind: 'found', hits: HITS },
      searched: [['refunds', limit]],
    })
  })

  it.each([
    ['delete_article', '{"query":"refunds"}'],
    ['', '{"query":"refunds"}'],
    ['QUERY_KNOWLEDGE_BASE', '{"query":"refunds"}'],
    [NAME, '{"query":"refunds","company_id":"b0000000-0000-4000-8000-000000000001"}'],
    [NAME, '{"query":"refunds","threshold":0}'],
    [NAME, '{"query":"refunds","top_k":"all"}'],
    [NAME, '{"query":""}'],
    [NAME, '{"query":7}'],
    [NAME, '{}'],
    [NAME, '[]'],
    [NAME, 'null'],
    [NAME, '{"query":"refunds"'],
    [NAME, ''],
    [NAME, JSON.stringify({ query: 'x'.repeat(301) })],
  ])('carries nothing else out: %s %s', async (name, written) => {
    const { outcome, searched } = await call(name, written)
    expect(outcome).toEqual({ kind: 'refused', error: expect.any(String) })
    expect(searched).toEqual([])
  })
})
