import { describe, expect, it } from 'vitest'
import type { ListedConversation } from '#contract/entities/conversation-list.ts'
import { conversationRow } from '#demo/rows.ts'
import { type ListPage, mergeRows } from './use-conversations.ts'

const NEWEST = { sort: 'newest', state: 'open' } as const
const row = (id: string, minute: number, changes: Partial<ListedConversation> = {}): ListedConversation => ({
  ...conversationRow(id, { last_message_at: `2026-03-01T10:${String(minute).padStart(2, '0')}:00Z` }),
  found: null,
  first_message: null,
  has_draft: false,
  ...changes,
})
const page = (next: string | null, ...conversations: ListedConversation[]): ListPage => ({
  conversations,
  next,
})
const shown = (pages: readonly ListPage[]) =>
  pages.map(({ conversations }) => conversations.map(({ id }) => id).join(''))

describe('mergeRows', () => {
  const pages = [page('p', row('a', 50), row('b', 40)), page('q', row('c', 30), row('d', 20))]

  it.each<[string, string[], ListedConversation[], string[]]>([
    ['moves a row whose word is newer to the top', ['c'], [row('c', 59)], ['cab', 'd']],
    ['keeps a row where it is', ['b'], [row('b', 40, { subject: 'x' })], ['a', 'bcd']],
    ['takes out what the filter lets through no longer', ['a', 'd'], [], ['b', 'c']],
    ['adds what is new', ['n'], [row('n', 45)], ['anb', 'cd']],
    ['leaves out what stands behind the pages that are loaded', ['a'], [row('a', 10)], ['b', 'cd']],
  ])('%s', (_, ids, fresh, expected) => {
    expect(shown(mergeRows(pages, ids, fresh, NEWEST))).toEqual(expected)
  })

  it('appends to the last page of all, and to an empty list', () => {
    expect(shown(mergeRows([page(null, row('a', 50))], ['z'], [row('z', 1)], NEWEST))).toEqual(['az'])
    expect(shown(mergeRows([page(null)], ['z'], [row('z', 1)], NEWEST))).toEqual(['z'])
  })

  it.each([
    ['oldest', 'open', 'bxa'],
    ['priority', 'open', 'xab'],
    ['waiting-longest', 'open', 'bxa'],
    ['waiting-longest', 'waiting', 'xba'],
  ] as const)('puts a row where %s of %s would have it', (sort, state, expected) => {
    const at = (minute: number) => `2026-03-01T09:0${minute}:00Z`
    const a = row('a', 50, { waiting_since: null, human_requested_at: at(9) })
    const b = row('b', 40, { waiting_since: at(1), human_requested_at: at(8) })
    const x = row('x', 45, { priority: 'urgent', waiting_since: at(5), human_requested_at: at(0) })
    const sorted = { oldest: [b, a], priority: [a, b], 'waiting-longest': [b, a] }[sort]
    expect(shown(mergeRows([page(null, ...sorted)], ['x'], [x], { sort, state }))).toEqual([expected])
  })

  it('puts a row into the group of who has it', () => {
    const ai = row('a', 50)
    const person = row('p', 10, { responder: 'agent', assignee_id: 'me' })
    const nobody = row('n', 55, { responder: 'none' })
    const asked = row('w', 5, { responder: 'none', needs_human: true })
    const order = { sort: 'turn', state: 'open' } as const
    const merged = (fresh: ListedConversation) =>
      shown(mergeRows([page(null, person, ai, nobody)], [fresh.id], [fresh], order))
    expect(merged(asked)).toEqual(['wpan'])
    expect(merged(row('b', 40))).toEqual(['pabn'])
    expect(merged(row('n', 55, { responder: 'agent', assignee_id: 'me' }))).toEqual(['npa'])
  })

  it('puts who asked for a human first before who asked later', () => {
    const asked = (id: string, minute: number, requested: number) =>
      row(id, minute, {
        responder: 'none',
        needs_human: true,
        human_requested_at: `2026-03-01T09:${String(requested).padStart(2, '0')}:00Z`,
      })
    const [early, late] = [asked('e', 50, 1), asked('l', 40, 9)]
    const order = { sort: 'turn', state: 'open' } as const
    expect(shown(mergeRows([page(null, early, late)], ['m'], [asked('m', 59, 5)], order))).toEqual(['eml'])
  })

  it('orders equal times by id, as the server does', () => {
    expect(shown(mergeRows([page(null, row('c', 5), row('a', 5))], ['b'], [row('b', 5)], NEWEST))).toEqual([
      'cba',
    ])
  })
})
