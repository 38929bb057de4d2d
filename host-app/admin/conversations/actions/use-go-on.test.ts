import { describe, expect, it } from 'vitest'
import { rowAfter } from './use-go-on.ts'

describe('the row to go on to', () => {
  const cases: readonly (readonly [string, string | undefined, string, string | null | undefined])[] = [
    ['is the one below', 'b', 'b', 'c'],
    ['of the last is the one above', 'd', 'd', 'c'],
    ['is the first below that stays', 'a', 'abc', 'd'],
    ['is the nearest above if none below stays', 'c', 'bcd', 'a'],
    ['is none when none stays', 'b', 'abcd', null],
    ['is unknown from a row that is not listed', 'x', 'x', undefined],
    ['is unknown from no row', undefined, 'a', undefined],
  ]
  it.each(cases)('%s', (_, from, leaving, next) =>
    expect(rowAfter({ rows: [...'abcd'], from, leaving: new Set(leaving) })).toBe(next),
  )

  const left: readonly (readonly [string, string, string | null | undefined])[] = [
    ['is the one that was below', 'nad', 'd'],
    ['is the one that was above if nothing below is left', 'na', 'a'],
    ['is none in a list that is empty since', '', null],
    ['is unknown in another list', 'xyz', undefined],
  ]
  it.each(left)('from a row that has left the list before %s', (_, rows, next) =>
    expect(rowAfter({ rows: [...rows], before: [...'abcd'], from: 'b', leaving: new Set('b') })).toBe(next),
  )
})
