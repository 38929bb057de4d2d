import { describe, expect, it } from 'vitest'
import { readContext } from './read-context.ts'

describe('readContext', () => {
  it('takes texts, numbers and yes or no as text, and leaves the rest out', () => {
    const given = { plan: 'Team', seats: 12, trial: false, '': 'x', nested: { a: 1 }, list: [1], call() {} }
    expect(readContext(given)).toEqual({ plan: 'Team', seats: '12', trial: 'false' })
  })

  it('cuts what is too long and stops at 20 fields', () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`${'k'.repeat(60)}`.slice(0, 30) + i, 'v'.repeat(900)]),
    )
    const fields = readContext(many)
    expect(Object.keys(fields)).toHaveLength(20)
    expect(Object.values(fields)[0]).toHaveLength(500)
    expect(Object.keys(readContext({ ['k'.repeat(60)]: 'v' }))).toEqual(['k'.repeat(40)])
  })

  it('leaves out what the server refuses: NUL characters, and half of an emoji', () => {
    const cut = `${'v'.repeat(499)}😀`
    expect(readContext({ 'a\0b': 'x\0y', '\ud800': 'z', cut })).toEqual({ ab: 'xy', cut: 'v'.repeat(499) })
  })

  it.each([undefined, null, 'text', 7])('is empty for %j', given => expect(readContext(given)).toEqual({}))
})
