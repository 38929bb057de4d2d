import { describe, expect, it } from 'vitest'
import { REPORT_FIGURES, type ReportFigure } from '#contract/constants/reports.ts'
import type { Figure, ReportOverview } from '#contract/entities/report.ts'
import { withLiveFigures } from './use-overview.ts'
import { whatChanged } from './what-changed.ts'

type Figures = ReportOverview['figures']

const SAME: Figure = { value: 1_000, count: 1_000, before: 1_000 }
const figures = (changes: Partial<Record<ReportFigure, Figure>>): Figures => ({
  ...(Object.fromEntries(
    REPORT_FIGURES.map(name => [name, { value: null, count: 0, before: null }]),
  ) as unknown as Figures),
  conversations: SAME,
  resolved: SAME,
  ...changes,
})
const titles = (changes: Partial<Record<ReportFigure, Figure>>, elapsed = 1) =>
  whatChanged(figures(changes), elapsed).map(({ title }) => title)

describe('what changed', () => {
  it('is nothing that chance explains', () => {
    expect(titles({ conversations: { value: 1_050, count: 1_050, before: 1_000 } })).toEqual([])
    expect(titles({ calls: { value: 6, count: 6, before: 2 } })).toEqual([])
    expect(titles({ ai_confirmed: { value: 0.72, count: 1_000, before: 0.7 } })).toEqual([])
  })

  it('is a count that rose or fell by more', () => {
    expect(titles({ conversations: { value: 1_200, count: 1_200, before: 1_000 } })).toEqual([
      'Conversations rose by 20% a day.',
    ])
  })

  it('compares days, not a range that is half over with a whole one', () => {
    expect(titles({ conversations: { value: 500, count: 500, before: 1_000 } }, 0.5)).not.toContain(
      'Conversations fell by 50% a day.',
    )
    expect(titles({ resolved: { value: 1_000, count: 1_000, before: 1_000 } }, 0.5)).toContain(
      'Resolved conversations rose by 100% a day.',
    )
  })

  it('is a share whose two samples differ', () => {
    expect(titles({ ai_confirmed: { value: 0.75, count: 1_000, before: 0.68 } })).toEqual([
      'Visitors confirmed the AI’s answer in 75%, 7 points more.',
    ])
    expect(titles({ ai_confirmed: { value: 1, count: 10, before: 0.2 } })).toEqual([])
  })

  it('is never a median, whose spread the figures do not say', () => {
    expect(titles({ first_reply: { value: 10, count: 1_000, before: 900 } })).toEqual([])
  })

  it('is the three surest changes', () => {
    const all = whatChanged(
      figures({
        conversations: { value: 2_000, count: 2_000, before: 1_000 },
        calls: { value: 300, count: 300, before: 100 },
        handoffs: { value: 0.3, count: 2_000, before: 0.2 },
        reopened: { value: 0.2, count: 1_000, before: 0.1 },
      }),
      1,
    )
    expect(all).toHaveLength(3)
    expect(all.map(({ strength }) => strength)).toEqual(
      [...all.map(({ strength }) => strength)].sort((a, b) => b - a),
    )
  })
})

it('a newer answer replaces the figures and the last bucket, and leaves what they are compared with', () => {
  const bucket = (from: string, conversations: number, before: object | null) =>
    ({ from, conversations, before }) as ReportOverview['series'][0]
  const earlier = { conversations: 4, resolved: 4 }
  const shown = {
    figures: figures({ calls: { value: 1, count: 1, before: 9 } }),
    series: [bucket('2026-11-25', 5, earlier), bucket('2026-11-26', 1, earlier)],
    hours: [1],
  }
  const now = {
    figures: figures({ calls: { value: 2, count: 2, before: null } }),
    series: [bucket('2026-11-26', 2, null)],
    hours: [],
  }
  expect(withLiveFigures(shown as never, now as never)).toEqual({
    ...shown,
    figures: figures({ calls: { value: 2, count: 2, before: 9 } }),
    series: [bucket('2026-11-25', 5, earlier), bucket('2026-11-26', 2, earlier)],
  })
})
