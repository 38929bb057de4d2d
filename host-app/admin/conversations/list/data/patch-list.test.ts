import { describe, expect, it } from 'vitest'
import { conversationRow } from '#demo/rows.ts'
import { patchList } from './patch-list.ts'

const rows = [conversationRow('a'), conversationRow('b', { updated_at: '2026-03-01T10:30:00Z' })]

describe('patchList', () => {
  it('changes what the answer names and keeps the rest', () => {
    const [a, b] = patchList(rows, { id: 'a', status: 'resolved', updated_at: '2026-03-01T10:31:00Z' })
    expect(a).toMatchObject({ id: 'a', status: 'resolved', subject: 'Where is my order?' })
    expect(b).toBe(rows[1])
  })

  it('ignores an answer that a later one has overtaken', () => {
    expect(patchList(rows, { id: 'b', status: 'ticket', updated_at: '2026-03-01T10:29:59Z' })).toEqual(rows)
  })

  it('leaves a list without the conversation alone', () => {
    expect(patchList(rows, { id: 'c', status: 'ticket' })).toBe(rows)
  })
})
