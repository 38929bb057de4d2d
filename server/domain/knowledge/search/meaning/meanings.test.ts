import { describe, expect, it } from 'vitest'
import { createMeanings, toInt8 } from './meanings.ts'

const vector = (...values: number[]) => Float32Array.from(values)
const held = (...values: number[]) => [toInt8(vector(...values))]

describe('meanings', () => {
  it('tell how near each article comes by its nearest text, whatever the lengths of the vectors', () => {
    const meanings = createMeanings()
    meanings.put('a', [...held(0, 1), ...held(3, 0)])
    meanings.put('b', held(0, -2))
    const near = meanings.nearness(vector(5, 0), [])
    expect(near.get('a')).toBeCloseTo(1)
    expect(near.get('b')).toBeCloseTo(0)
  })

  it('tell nothing while more than a fifth of the articles lack vectors', () => {
    const meanings = createMeanings()
    for (const slug of ['a', 'b', 'c', 'd']) meanings.put(slug, held(1, 0))
    expect([meanings.tellsOf(5), meanings.tellsOf(6), meanings.tellsOf(0)]).toEqual([true, false, false])
  })

  it('count an article that the model cannot read among those without', () => {
    const meanings = createMeanings()
    meanings.put('a', [])
    expect(meanings.tellsOf(1)).toBe(false)
    expect(meanings.isFresh('a')).toBe(true)
    expect(meanings.nearness(vector(1, 0), []).has('a')).toBe(false)
  })

  it('keep those of an article that has changed until its new ones come', () => {
    const meanings = createMeanings()
    meanings.put('a', held(1, 0))
    meanings.outdate('a')
    expect(meanings.isFresh('a')).toBe(false)
    expect(meanings.nearness(vector(1, 0), []).get('a')).toBeCloseTo(1)
    expect(meanings.areAllFresh(1)).toBe(false)
    meanings.put('a', held(0, 1))
    expect(meanings.isFresh('a')).toBe(true)
    expect([meanings.areAllFresh(1), meanings.areAllFresh(2)]).toEqual([true, false])
    expect(meanings.nearness(vector(1, 0), []).get('a')).toBeCloseTo(0)
  })

  it('compare only what words have found where there are very many', () => {
    const meanings = createMeanings()
    for (let i = 0; i <= 20_000; i++) meanings.put(`a${i}`, held(1, 0))
    expect([...meanings.nearness(vector(1, 0), ['a7', 'gone']).keys()]).toEqual(['a7'])
  })

  it('are the same in a fork, which goes its own way', () => {
    const meanings = createMeanings()
    meanings.put('a', held(1, 0))
    const fork = meanings.fork()
    fork.remove('a')
    expect(meanings.isFresh('a')).toBe(true)
    expect(fork.isFresh('a')).toBe(false)
    expect(meanings.bytes()).toBeGreaterThan(2)
    expect(fork.bytes()).toBe(0)
  })

  it('tell how near each text of an article comes, until it has changed', () => {
    const meanings = createMeanings()
    meanings.put('a', [...held(0, 1), ...held(3, 0)])
    const near = meanings.nearnessOfTexts(vector(5, 0), 'a')
    expect(near.map(value => Math.round(value))).toEqual([0, 1])
    meanings.outdate('a')
    expect(meanings.nearnessOfTexts(vector(5, 0), 'a')).toEqual([])
  })

  it('share nothing with a vector of another model', () => {
    const meanings = createMeanings()
    meanings.put('a', held(1, 0, 0))
    expect(meanings.nearness(vector(1, 0), []).get('a')).toBe(0)
  })
})
