import { describe, expect, it } from 'vitest'
import { MESSAGE_PAGE_SIZE } from '#contract/constants/conversation.ts'
import type { CallApi } from '../../adapters/api.ts'
import { fetchThread } from './fetch-thread.ts'
import { messageRow } from './test-rows.ts'

function serverWith(count: number) {
  const asked: number[] = []
  const all = Array.from({ length: count }, (_, index) => messageRow(index + 1))
  const call = (async (_name: string, { query }: { query: { after: number; limit: number } }) => {
    asked.push(query.after)
    return { messages: all.slice(query.after, query.after + query.limit) }
  }) as unknown as CallApi
  return { call, asked }
}

describe('fetchThread', () => {
  it('fetches a long thread page by page', async () => {
    const { call, asked } = serverWith(MESSAGE_PAGE_SIZE + 5)
    const messages = await fetchThread(call, 'id', [])
    expect(messages).toHaveLength(MESSAGE_PAGE_SIZE + 5)
    expect(asked).toEqual([0, MESSAGE_PAGE_SIZE])
  })

  it('asks only after the last message without a gap before it', async () => {
    const { call, asked } = serverWith(6)
    const messages = await fetchThread(call, 'id', [messageRow(1), messageRow(2), messageRow(5)])
    expect(asked).toEqual([2])
    expect(messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
