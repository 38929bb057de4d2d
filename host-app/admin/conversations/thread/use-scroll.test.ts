import { describe, expect, it } from 'vitest'
import { isAtEnd } from './use-scroll.ts'

const CLIENT_PX = 500

describe('a thread after a scroll event', () => {
  const cases: readonly (readonly [string, boolean, number, number, number, boolean])[] = [
    ['is at the end where it was scrolled to', true, 0, 1_500, 2_000, true],
    ['stays at the end when a picture has loaded meanwhile', true, 1_500, 1_500, 2_240, true],
    [
      'stays at the end when a picture has loaded below the place it was scrolled to',
      true,
      0,
      1_500,
      2_240,
      true,
    ],
    ['is no longer at the end when the reader scrolls up', true, 1_500, 1_000, 2_000, false],
    ['is still at the end when the reader scrolls up a line', true, 1_500, 1_450, 2_000, true],
    ['is not at the end when the reader scrolls down in the middle', false, 500, 900, 2_000, false],
    ['is at the end again when the reader comes there', false, 900, 1_500, 2_000, true],
  ]
  it.each(cases)('%s', (_, wasAtEnd, top, scrollTop, scrollHeight, expected) =>
    expect(isAtEnd({ scrollTop, scrollHeight, clientHeight: CLIENT_PX }, { wasAtEnd, top })).toBe(expected),
  )
})
