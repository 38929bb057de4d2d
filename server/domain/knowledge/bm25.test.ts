import { describe, expect, it } from 'vitest'
import { createBm25 } from './bm25.ts'

const documents = [
  ['refund', 'money', 'refund'],
  ['password', 'reset'],
  ['money', 'invoice', 'tax', 'vat', 'bill'],
]

describe('createBm25', () => {
  const { scores, idf } = createBm25(documents)

  it('scores the documents that hold a term, and no other', () => {
    expect([...scores(['money']).keys()].sort()).toEqual([0, 2])
    expect(scores(['nothing']).size).toBe(0)
  })

  it('prefers the shorter document and the more frequent term', () => {
    expect(scores(['money']).get(0)).toBeGreaterThan(scores(['money']).get(2)!)
    expect(scores(['refund']).get(0)).toBeGreaterThan(scores(['money']).get(0)!)
  })

  it('holds a rare term for more telling, an unknown one for the rarest', () => {
    expect(idf('password')).toBeGreaterThan(idf('money'))
    expect(idf('nothing')).toBeGreaterThan(idf('password'))
  })

  it('gives a repeated term of the question no more weight', () => {
    expect(scores(['money', 'money'])).toEqual(scores(['money']))
  })

  it('does without documents', () => expect(createBm25([]).scores(['money']).size).toBe(0))
})
