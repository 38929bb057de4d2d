import type { ReportOverview } from '#contract/entities/report.ts'

/** Returns an overview with the figures and the last bucket of a newer answer (`part=now`). */
export function withNow(shown: ReportOverview, now: ReportOverview): ReportOverview {
  const last = now.series.at(-1)
  const at = shown.series.findIndex(({ from }) => from === last?.from)
  return {
    ...shown,
    figures: now.figures,
    series: last && at >= 0 ? shown.series.with(at, last) : shown.series,
  }
}
