import { describe, expect, it } from 'vitest'
import { stepRow } from './use-inbox-commands.ts'

describe('the next row', () => {
  const cases: readonly (readonly [string, Parameters<typeof stepRow>, number | null])[] = [
    ['is the one below', [5, 2, 2, 1], 3],
    ['is the one above', [5, 2, 2, -1], 1],
    ['of the last is the last', [5, 4, 4, 1], 4],
    ['above the first is none', [5, 0, 0, -1], null],
    ['of none is the first', [5, -1, -1, 1], 0],
    ['above none is none', [5, -1, -1, -1], null],
    ['of one that has gone has taken its place', [5, -1, 2, 1], 2],
    ['above one that has gone is where it was', [5, -1, 2, -1], 1],
    ['of the last one that has gone is the last', [5, -1, 5, 1], 4],
    ['in an empty list is none', [0, -1, 3, 1], null],
  ]
  it.each(cases)('%s', (_, given, row) => expect(stepRow(...given)).toBe(row))
})
