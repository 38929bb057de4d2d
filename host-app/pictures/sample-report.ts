import type { Figure } from '#contract/entities/report.ts'
import type { DayRange } from '#core/reports/days.ts'

const DAY_MS = 86_400_000
const FIRST_DAY = Date.parse('2026-02-02')

/** Shares of the AI's conversations that visitors confirmed, and that they left in silence after an answer. */
const [CONFIRMED, ASSUMED] = [0.46, 0.38]
/** Resolved conversations of each day of four weeks, by the AI alone and with people. */
const BY_AI = [
  41, 38, 35, 36, 30, 12, 10, 43, 40, 36, 35, 31, 13, 11, 45, 42, 39, 38, 34, 14, 11, 48, 44, 41, 40, 36, 15,
  12,
]
const WITH_PEOPLE = [
  27, 24, 22, 23, 19, 5, 3, 26, 25, 22, 20, 19, 5, 4, 25, 23, 21, 20, 18, 5, 3, 24, 22, 20, 19, 17, 4, 3,
]
/** Started conversations of each hour of the busiest day, and each weekday's share of it. */
const BY_HOUR = [1, 1, 0, 0, 1, 2, 4, 9, 17, 24, 28, 26, 20, 22, 26, 24, 19, 14, 11, 9, 8, 6, 4, 2]
const BY_WEEKDAY = [
  ['Mon', 1],
  ['Tue', 0.93],
  ['Wed', 0.86],
  ['Thu', 0.84],
  ['Fri', 0.76],
  ['Sat', 0.27],
  ['Sun', 0.21],
] as const

const dayAt = (at: number) => new Date(FIRST_DAY + at * DAY_MS).toISOString().slice(0, 10)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The days of the report. */
export const RANGE: DayRange = { from: dayAt(0), to: dayAt(BY_AI.length - 1) }

/** Resolved conversations of each day, and of the same day of the four weeks before. */
export const RESOLVED = BY_AI.map((byAi, at) => ({
  day: dayAt(at),
  confirmed: Math.round(byAi * CONFIRMED),
  assumed: Math.round(byAi * ASSUMED),
  byAi,
  all: byAi + WITH_PEOPLE[at]!,
  before: Math.round((byAi * 0.8 + WITH_PEOPLE[at]!) * (0.92 + (at % 3) * 0.03)),
}))

/** Started conversations by weekday and hour. */
export const HOURS = BY_WEEKDAY.map(([day, share]) => ({
  day,
  counts: BY_HOUR.map((count, hour) => Math.round(count * (share + ((hour * 5) % 7) * 0.012))),
}))

type SampleFigure = {
  readonly figure: 'conversations' | 'ai_confirmed' | 'first_reply' | 'satisfaction'
  readonly data: Pick<Figure, 'value' | 'before'>
  readonly trend: { readonly color: number; readonly values: readonly number[] }
}

/** The figures above the charts. */
export const FIGURES: readonly SampleFigure[] = [
  {
    figure: 'conversations',
    data: { value: sum(HOURS.flatMap(({ counts }) => counts)), before: 1_296 },
    trend: { color: 0, values: [41, 44, 42, 47, 49, 46, 50, 53] },
  },
  {
    figure: 'ai_confirmed',
    data: {
      value: sum(RESOLVED.map(({ confirmed }) => confirmed)) / sum(RESOLVED.map(({ all }) => all)),
      before: 0.26,
    },
    trend: { color: 1, values: [0.26, 0.27, 0.28, 0.27, 0.28, 0.29, 0.29, 0.3] },
  },
  {
    figure: 'first_reply',
    data: { value: 240, before: 324 },
    trend: { color: 2, values: [318, 301, 309, 277, 262, 266, 241, 226] },
  },
  {
    figure: 'satisfaction',
    data: { value: 0.91, before: 0.88 },
    trend: { color: 3, values: [0.88, 0.89, 0.87, 0.9, 0.9, 0.92, 0.91, 0.93] },
  },
]
