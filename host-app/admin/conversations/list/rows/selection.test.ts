import { describe, expect, it } from 'vitest'
import { NOTHING_SELECTED, type Selection, select } from './selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e']
const all = (selection: Selection) => [...selection.ids].sort().join('')
const pick = (selection: Selection, id: string, isRange = false, most = 100) =>
  select(selection, id, { isRange, rows, most })

describe('select', () => {
  it('chooses one and takes it back', () => {
    const one = pick(NOTHING_SELECTED, 'b')
    expect([all(one), all(pick(one, 'b'))]).toEqual(['b', ''])
  })

  it('chooses a range in both directions, and takes one back', () => {
    expect(all(pick(pick(NOTHING_SELECTED, 'b'), 'd', true))).toBe('bcd')
    const upwards = pick(pick(NOTHING_SELECTED, 'd'), 'a', true)
    expect(all(upwards)).toBe('abcd')
    expect(all(pick(pick(upwards, 'b'), 'd', true))).toBe('a')
  })

  it('has no range from nowhere, nor from a row that is gone', () => {
    expect(all(pick(NOTHING_SELECTED, 'c', true))).toBe('c')
    expect(all(pick({ ids: new Set(['z']), from: 'z' }, 'c', true))).toBe('cz')
  })

  it('chooses so many at the most', () => {
    expect(all(pick(pick(NOTHING_SELECTED, 'a'), 'e', true, 3))).toBe('abc')
  })
})
