import { describe, expect, it } from 'vitest'
import type { OfficeHours } from '#contract/entities/widget.ts'
import { afterOpenTime, isOpen, nextOpening } from './office-hours.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
type Span = [number, number]
const NEVER: Span[][] = [[], [], [], [], [], [], []]
const workdays = (...spans: Span[]): Span[][] => [spans, spans, spans, spans, spans, [], []]
const daily = (...spans: Span[]): Span[][] => Array.from({ length: 7 }, () => spans)
const at = (iso: string) => Date.parse(iso)
const iso = (instant: number | null) => instant && new Date(instant).toISOString()

function hours(time_zone: string, week: Span[][], holidays: string[] = []): OfficeHours {
  return { time_zone, week, holidays }
}

describe('office hours', () => {
  const berlin = hours('Europe/Berlin', workdays([480, 720], [780, 1_200]), ['2026-12-25'])

  it.each([
    ['2026-07-01T05:59:59.999Z', false],
    ['2026-07-01T06:00:00.000Z', true],
    ['2026-07-01T09:59:59.999Z', true],
    ['2026-07-01T10:00:00.000Z', false],
    ['2026-07-01T11:00:00.000Z', true],
    ['2026-07-01T18:00:00.000Z', false],
    ['2026-01-05T06:59:59.999Z', false],
    ['2026-01-05T07:00:00.000Z', true],
    ['2026-07-04T10:00:00.000Z', false],
    ['2026-12-25T10:00:00.000Z', false],
    ['2026-12-24T10:00:00.000Z', true],
  ])('at %s in Berlin are %s', (instant, expected) => {
    expect(isOpen(berlin, at(instant))).toBe(expected)
  })

  it.each([
    ['while open', berlin, '2026-07-01T06:30:00Z', '2026-07-01T06:30:00.000Z'],
    ['over lunch', berlin, '2026-07-01T10:00:00Z', '2026-07-01T11:00:00.000Z'],
    ['over the weekend', berlin, '2026-07-03T18:00:00Z', '2026-07-06T06:00:00.000Z'],
    ['over a holiday and a weekend', berlin, '2026-12-24T19:00:00Z', '2026-12-28T07:00:00.000Z'],
    ['over the start of summer time', berlin, '2026-03-27T19:00:00Z', '2026-03-30T06:00:00.000Z'],
    ['over the end of summer time', berlin, '2026-10-23T18:00:00Z', '2026-10-26T07:00:00.000Z'],
    [
      'over the skipped hour of New York',
      hours('America/New_York', daily([150, 300])),
      '2026-03-08T06:00:00Z',
      '2026-03-08T07:00:00.000Z',
    ],
    [
      'over a span that is skipped altogether',
      hours('Europe/Berlin', daily([130, 170])),
      '2026-03-28T12:00:00Z',
      '2026-03-30T00:10:00.000Z',
    ],
    [
      'between the two times of the doubled hour',
      hours('Europe/Berlin', daily([120, 150])),
      '2026-10-25T00:45:00Z',
      '2026-10-25T01:00:00.000Z',
    ],
    [
      'in a half-hour zone',
      hours('Asia/Kolkata', workdays([540, 1_080])),
      '2026-05-04T00:00:00Z',
      '2026-05-04T03:30:00.000Z',
    ],
    [
      'in a zone of 45 minutes',
      hours('Pacific/Chatham', daily([0, 60])),
      '2026-07-01T12:15:00Z',
      '2026-07-02T11:15:00.000Z',
    ],
    [
      'behind a holiday every week',
      hours('UTC', [[[600, 660]], [], [], [], [], [], []], ['2026-06-01', '2026-06-08', '2026-06-15']),
      '2026-05-26T00:00:00Z',
      '2026-06-22T10:00:00.000Z',
    ],
  ])('open next %s', (_, given, from, expected) => {
    expect(iso(nextOpening(given, at(from)))).toBe(expected)
  })

  const MINUTES = (count: number) => count * MINUTE_MS
  it.each([
    ['at once', berlin, '2026-07-01T06:30:00Z', MINUTES(15), '2026-07-01T06:45:00.000Z'],
    ['exactly at closing time', berlin, '2026-07-01T09:45:00Z', MINUTES(15), '2026-07-01T10:00:00.000Z'],
    ['a minute past lunch', berlin, '2026-07-01T09:45:00Z', MINUTES(16), '2026-07-01T11:01:00.000Z'],
    ['to the millisecond', berlin, '2026-07-01T09:59:59.999Z', 2, '2026-07-01T11:00:00.001Z'],
    ['asked at night', berlin, '2026-07-01T20:00:00Z', MINUTES(60), '2026-07-02T07:00:00.000Z'],
    ['over the weekend', berlin, '2026-07-03T17:30:00Z', MINUTES(60), '2026-07-06T06:30:00.000Z'],
    ['over a holiday and a weekend', berlin, '2026-12-24T18:30:00Z', MINUTES(60), '2026-12-28T07:30:00.000Z'],
    ['two open days long', berlin, '2026-07-01T06:00:00Z', MINUTES(2 * 660), '2026-07-02T18:00:00.000Z'],
    [
      'over the start of summer time, whose day has 23 hours',
      hours('Europe/Berlin', daily([0, 1_440])),
      '2026-03-28T23:00:00Z',
      DAY_MS,
      '2026-03-29T23:00:00.000Z',
    ],
    [
      'over the skipped hour, which is no time',
      hours('Europe/Berlin', daily([60, 240])),
      '2026-03-29T00:00:00Z',
      MINUTES(121),
      '2026-03-29T23:01:00.000Z',
    ],
    [
      'over the doubled hour, which counts twice',
      hours('Europe/Berlin', daily([60, 240])),
      '2026-10-24T23:00:00Z',
      MINUTES(240),
      '2026-10-25T03:00:00.000Z',
    ],
  ])('have passed %s', (_, given, from, length, expected) => {
    expect(iso(afterOpenTime(given, at(from), length))).toBe(expected)
  })

  it('never pass for a company that is closed all week', () => {
    expect(afterOpenTime(hours('Europe/Berlin', NEVER), at('2026-07-01T00:00:00Z'), 1)).toBeNull()
  })

  it('never open for a company that is closed all week', () => {
    expect(nextOpening(hours('Europe/Berlin', NEVER), at('2026-07-01T00:00:00Z'))).toBeNull()
    expect(nextOpening(hours('UTC', daily([600, 600], [900, 60])), at('2026-07-01T00:00:00Z'))).toBeNull()
  })

  it('refuse a time zone that does not exist', () => {
    expect(() => isOpen(hours('Europe/Atlantis', NEVER), 0)).toThrow(RangeError)
  })
})

describe('any office hours', () => {
  /** A pseudorandom generator (Mulberry32) with the same numbers in every run. */
  function random(seed: number) {
    let state = seed
    return (limit: number) => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
    }
  }

  /**
   * Finds the next opening by brute force, in steps of five minutes. All times in this test are multiples of
   * that.
   */
  function byLooking(given: OfficeHours, from: number, days: number): number | null {
    for (let instant = from; instant < from + days * DAY_MS; instant += 5 * MINUTE_MS)
      if (isOpen(given, instant)) return instant
    return null
  }

  it.each([
    ['Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['Europe/Berlin', '2026-10-25T01:00:00Z'],
    ['America/New_York', '2026-03-08T07:00:00Z'],
    ['America/New_York', '2026-11-01T06:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
    ['Asia/Kathmandu', '2026-06-01T00:00:00Z'],
  ])('open at the first five minutes that are open, in %s around %s', (zone, change) => {
    const next = random(change.length + at(change) / MINUTE_MS)
    for (let round = 0; round < 12; round++) {
      const week = Array.from({ length: 7 }, () =>
        Array.from({ length: next(3) }, (): Span => {
          const start = next(288) * 5
          return [start, Math.min(1_440, start + (1 + next(40)) * 5)]
        }),
      )
      const holidays =
        next(2) === 0 ? [] : [new Date(at(change) + next(3) * DAY_MS).toISOString().slice(0, 10)]
      const given = hours(zone, week, holidays)
      const from = at(change) + (next(4 * 288) - 3 * 288) * 5 * MINUTE_MS
      const found = nextOpening(given, from)
      const inSight = found !== null && found < from + 2 * DAY_MS ? found : null
      expect([zone, JSON.stringify(given), from, inSight]).toEqual([
        zone,
        JSON.stringify(given),
        from,
        byLooking(given, from, 2),
      ])
    }
  })

  it.each([
    ['Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ])('have passed after as many open minutes as are counted one by one, in %s around %s', (zone, change) => {
    const next = random(7 + zone.length)
    for (let round = 0; round < 12; round++) {
      const start = next(200) * 5
      const given = hours(zone, daily([start, Math.min(1_440, start + 5 + next(80) * 5)]))
      const from = at(change) + (next(2 * 288) - 288) * 5 * MINUTE_MS
      const wanted = 1 + next(300)
      let counted = 0
      let instant = from
      for (; counted < wanted; instant += MINUTE_MS) if (isOpen(given, instant)) counted++
      expect([zone, start, afterOpenTime(given, from, wanted * MINUTE_MS)]).toEqual([zone, start, instant])
    }
  })
})
