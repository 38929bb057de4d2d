import type { ReportFigure } from '#contract/constants/reports.ts'
import type { Figure, ReportOverview } from '#contract/entities/report.ts'

/** Returns an overview with the figures and the last bucket of a newer answer (`part=now`), which compares with nothing. */
export function withNow(shown: ReportOverview, now: ReportOverview): ReportOverview {
  const last = now.series.at(-1)
  const at = shown.series.findIndex(({ from }) => from === last?.from)
  const names = Object.keys(now.figures) as ReportFigure[]
  return {
    ...shown,
    figures: Object.fromEntries(
      names.map(name => [name, { ...now.figures[name], before: shown.figures[name].before }]),
    ) as Record<ReportFigure, Figure>,
    series:
      last && at >= 0 ? shown.series.with(at, { ...last, before: shown.series[at]!.before }) : shown.series,
  }
}
