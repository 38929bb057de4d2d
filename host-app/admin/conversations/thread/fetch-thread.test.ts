import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { MESSAGE_PAGE_SIZE } from '#contract/constants/conversation.ts'
import { THREAD_PAGE_SIZE } from '#contract/constants/thread-tools.ts'
import { messageRow } from '#demo/rows.ts'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { addToThread, fetchEarlier, fetchThread } from './fetch-thread.ts'

type Query = { readonly after?: number; readonly before?: number; readonly limit: number }

function serverWith(count: number) {
  const requests: (readonly [string, number])[] = []
  const all = Array.from({ length: count }, (_, index) => messageRow(index + 1, { content: 'Now' }))
  const call = (async (_name: string, { query }: { query: Query }) => {
    const { after = 0, before, limit } = query
    requests.push(before === undefined ? ['after', after] : ['before', before])
    if (before === undefined) return { messages: all.slice(after, after + limit) }
    return { messages: all.slice(0, before - 1).slice(-limit) }
  }) as unknown as CallApi
  return { call, requests }
}
const sequences = (messages: readonly { readonly sequence: number }[]) =>
  messages.map(({ sequence }) => sequence)

describe('fetchThread', () => {
  it('opens a thread of 3,000 messages with its newest page alone', async () => {
    const { call, requests } = serverWith(3_000)
    const messages = await fetchThread(call, 'id', [])
    expect([messages.length, messages.at(-1)?.sequence]).toEqual([THREAD_PAGE_SIZE, 3_000])
    expect(requests).toHaveLength(1)
  })

  it('catches up page by page', async () => {
    const { call, requests } = serverWith(MESSAGE_PAGE_SIZE + 5)
    const messages = await fetchThread(call, 'id', [messageRow(1)])
    expect(messages).toHaveLength(MESSAGE_PAGE_SIZE + 5)
    expect(requests).toEqual([
      ['after', 1],
      ['after', MESSAGE_PAGE_SIZE + 1],
    ])
  })

  it('asks only after the last message without a gap before it', async () => {
    const { call, requests } = serverWith(9)
    const messages = await fetchThread(call, 'id', [messageRow(4), messageRow(5), messageRow(8)])
    expect(requests).toEqual([['after', 5]])
    expect(sequences(messages)).toEqual([4, 5, 6, 7, 8, 9])
  })

  it('asks for all that is known when some of it has changed', async () => {
    const { call, requests } = serverWith(6)
    const messages = await fetchThread(call, 'id', [messageRow(4), messageRow(5)], true)
    expect(requests).toEqual([['after', 3]])
    expect(messages.map(({ content }) => content)).toEqual(['Now', 'Now', 'Now'])
  })
})

describe('fetchEarlier', () => {
  it('reads backwards until the thread begins', async () => {
    const { call, requests } = serverWith(THREAD_PAGE_SIZE + 3)
    expect(await fetchEarlier(call, 'id', [messageRow(THREAD_PAGE_SIZE + 3)])).toHaveLength(THREAD_PAGE_SIZE)
    expect(sequences(await fetchEarlier(call, 'id', [messageRow(3)]))).toEqual([1, 2])
    expect(await fetchEarlier(call, 'id', [messageRow(1)])).toEqual([])
    expect(requests).toHaveLength(2)
  })
})

describe('addToThread', () => {
  const read = (client: QueryClient) =>
    client.getQueryData<ReturnType<typeof messageRow>[]>(queryKeys.thread('id'))

  it('shows an agent’s reply in a thread that is loaded', () => {
    const client = new QueryClient()
    client.setQueryData(queryKeys.thread('id'), [messageRow(1)])
    addToThread(client, 'id', [messageRow(2)])
    expect(sequences(read(client)!)).toEqual([1, 2])
  })

  it('leaves a thread that isn’t loaded to be read with what was written before', async () => {
    const client = new QueryClient()
    const { call } = serverWith(5)
    addToThread(client, 'id', [messageRow(5)])
    expect(sequences(await fetchThread(call, 'id', read(client) ?? []))).toEqual([1, 2, 3, 4, 5])
  })
})
