import { describe, expect, it } from 'vitest'
import { createScores, idfOf, postingCount } from './bm25.ts'

/** Word 0 stands in documents 0 (twice) and 2, word 1 in 1, word 2 in 3, which was removed. */
const postings = {
  segments: [
    {
      offsets: Int32Array.of(0, 2, 3),
      documents: Int32Array.of(0, 2, 1),
      counts: Uint8Array.of(2, 1, 1),
    },
    { offsets: Int32Array.of(0, 0, 0, 1), documents: Int32Array.of(3), counts: Uint8Array.of(1) },
  ],
  sizes: Int32Array.of(2, 1, 1),
  lengths: Float32Array.of(3, 2, 5, 0),
  averageLength: 10 / 3,
  count: 3,
}

describe('createScores', () => {
  const scores = createScores(postings)
  function scoresOf(ids: number[], shares?: number[]) {
    scores.clear()
    scores.add(shares ? { ids, shares } : { ids }, 1)
    return [...scores.values]
  }
  const found = (ids: number[]) => scoresOf(ids).flatMap((score, document) => (score > 0 ? document : []))

  it('scores the documents that hold a word, and no other', () => {
    expect(found([0])).toEqual([0, 2])
    expect(found([9])).toEqual([])
  })
  it('leaves out removed documents', () => {
    expect(found([2])).toEqual([])
    expect(found([1, 2])).toEqual([1])
  })
  it('prefers the shorter document and the more frequent word', () => {
    const [shorter, , longer] = scoresOf([0])
    expect(shorter).toBeGreaterThan(longer!)
  })
  it('counts words of a class as one', () => {
    expect(found([0, 1])).toEqual([0, 1, 2])
    expect(scores.add({ ids: [0, 1] }, 1)).toBeCloseTo(idfOf(3, 3))
  })
  it('counts a word that only half stands for it half', () => {
    expect(scoresOf([1], [0.5])[1]).toBeLessThan(scoresOf([1], [1])[1]!)
  })
  it('holds a word for as telling, whether or not a removed document had it', () => {
    const whole = createScores({ ...postings, lengths: postings.lengths.slice(0, 3) })
    for (const word of [0, 1]) expect(whole.add({ ids: [word] }, 1)).toBe(scores.add({ ids: [word] }, 1))
    expect(whole.add({ ids: [9] }, 1)).toBe(scores.add({ ids: [9] }, 1))
  })
  it('forgets when cleared', () => {
    scoresOf([0])
    scores.clear()
    expect([...scores.values]).toEqual([0, 0, 0, 0])
  })
})

describe('idfOf', () => {
  it('holds a rare word for more telling', () => {
    expect(idfOf(1, 100)).toBeGreaterThan(idfOf(50, 100))
    expect(idfOf(0, 100)).toBeGreaterThan(idfOf(1, 100))
    expect(idfOf(100, 100)).toBeGreaterThan(0)
  })
})

describe('postingCount', () => {
  it('counts the postings of all words of a class, and none of words that nothing holds', () =>
    expect(postingCount(postings, { ids: [0, 2, 9] })).toBe(3))
})
