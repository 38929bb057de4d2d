import { describe, expect, it } from 'vitest'
import { rowAfter } from './row-after.ts'

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
    expect(rowAfter([...'abcd'], from, new Set(leaving))).toBe(next),
  )
})
