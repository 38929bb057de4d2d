import { describe, expect, it } from 'vitest'
import { addDays } from '#core/reports/days.ts'
import { unusualDays } from './unusual-days.ts'

const FIRST = '2026-01-05'
/** Nine weeks in which a weekday always has `usual` conversations, but the last Monday `last`. */
function days(last: number, usual = 20, weeks = 9) {
  return Array.from({ length: (weeks - 1) * 7 + 1 }, (_, i) => ({
    day: addDays(FIRST, i),
    count: i === (weeks - 1) * 7 ? last : usual + (i % 2),
  }))
}
const LAST = addDays(FIRST, 56)
const OVER = addDays(LAST, 1)
const changes = (...given: Parameters<typeof days>) => unusualDays(days(...given), LAST, OVER)

describe('unusualDays', () => {
  it('reports a day that is far above or below the median of its weekday', () => {
    const [up] = changes(60)
    expect(up!.change).toEqual({
      kind: 'day',
      day: LAST,
      direction: 'up',
      count: 60,
      median: 20.5,
      sentence: 'Monday, March 2 had 60 conversations; the 8 Mondays before had 20.5 in the middle.',
    })
    expect(changes(1).map(({ change }) => change.direction)).toEqual(['down'])
  })

  it('does not call the present day quiet, nor one to come', () => {
    expect(unusualDays(days(1), LAST, LAST)).toEqual([])
    expect(unusualDays(days(60), LAST, LAST)).toHaveLength(1)
    expect(unusualDays(days(1), LAST, addDays(LAST, -1))).toEqual([])
  })

  it('leaves out what chance explains, and small numbers', () => {
    expect(changes(36)).toEqual([])
    expect(changes(37)).toHaveLength(1)
    expect(changes(10, 1)).toEqual([])
    expect(changes(12, 1)).toHaveLength(1)
  })

  it('needs five days of the same weekday since the first conversation', () => {
    const at = (weeks: number) => unusualDays(days(60, 20, weeks), addDays(FIRST, (weeks - 1) * 7), OVER)
    expect(at(5)).toEqual([])
    expect(at(6)).toHaveLength(1)
    expect(unusualDays(days(0, 0), LAST, OVER)).toEqual([])
  })
})
