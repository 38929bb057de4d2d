import { expect, it } from 'vitest'
import { sample } from './sample.ts'

const items = Array.from({ length: 40 }, (_, index) => index)
const part = (share: number, seed: string) => sample(items, share, { seed, isWhole: false })

it('a sample is the same part for the same seed, in the order of the matrix', () => {
  expect(part(0.25, 'a')).toHaveLength(10)
  expect(part(0.25, 'a')).toEqual(part(0.25, 'a'))
  expect(part(0.25, 'a')).toEqual([...part(0.25, 'a')].sort((a, b) => a - b))
  expect(part(0.25, 'a')).not.toEqual(part(0.25, 'b'))
})

it('samples reach every item with some seed', () => {
  const reached = Array.from({ length: 60 }, (_, seed) => part(0.25, `${seed}`)).flat()
  expect(new Set(reached).size).toBe(items.length)
})

it('a sample has at least one item, and the full tier has all', () => {
  expect(part(0.001, 'a')).toHaveLength(1)
  expect(sample(items, 0.25, { isWhole: true })).toEqual(items)
})
