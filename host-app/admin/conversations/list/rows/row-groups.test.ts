import { describe, expect, it } from 'vitest'
import { conversationRow } from '#demo/rows.ts'
import { rowGroups } from './row-groups.ts'

const waiting = conversationRow('w', { responder: 'none', needs_human: true })
const person = conversationRow('p', { responder: 'agent', assignee_id: 'me' })
const ai = conversationRow('a')

describe('rowGroups', () => {
  it('begin where another side has the conversation, and count their rows', () => {
    expect([...rowGroups([waiting, person, person, ai], false)]).toEqual([
      [0, { turn: 'waiting', count: 1 }],
      [1, { turn: 'person', count: 2 }],
      [3, { turn: 'ai', count: 1 }],
    ])
  })

  it('do not count a group of which more may follow', () => {
    expect([...rowGroups([person, ai, ai], true)]).toEqual([
      [0, { turn: 'person', count: 1 }],
      [1, { turn: 'ai', count: null }],
    ])
  })

  it('are none without rows', () => {
    expect(rowGroups([], false).size).toBe(0)
  })
})
