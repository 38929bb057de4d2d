import { describe, expect, it } from 'vitest'
import { rowsOfKeys } from './row-acts.tsx'

describe('[ADMIN-02] a key acts', () => {
  const cases: readonly (readonly [string, Parameters<typeof rowsOfKeys>[0], readonly string[]])[] = [
    ['on the selected rows', { selected: ['a', 'b'], focused: 'c', open: 'd' }, ['a', 'b']],
    ['on the selected rows without a focused one', { selected: ['a'], focused: undefined, open: 'd' }, ['a']],
    ['on the focused row', { selected: [], focused: 'c', open: undefined }, ['c']],
    ['on the focused row, not on the open conversation', { selected: [], focused: 'c', open: 'd' }, ['c']],
    ['on the open conversation when its row has the focus', { selected: [], focused: 'd', open: 'd' }, []],
    ['on the open conversation without a row', { selected: [], focused: undefined, open: 'd' }, []],
    ['on nothing without any', { selected: [], focused: undefined, open: undefined }, []],
  ]
  it.each(cases)('%s', (_, targets, rows) => expect(rowsOfKeys(targets)).toEqual(rows))
})
