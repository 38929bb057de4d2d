import { INSIGHTS_KEPT_MS } from '#contract/constants/insights.ts'
import type { Insights } from '#contract/entities/insight.ts'
import type { ReportFilter } from '#contract/entities/report.ts'
import type { Member } from '../actor.ts'
import { createInsights, type InsightDeps } from './create-insights.ts'

/** Returns the insights of a range, computed at most `INSIGHTS_KEPT_MS` ago. */
export type ReadInsights = (member: Member, filter: ReportFilter) => Promise<Insights>

/** Answers that one node keeps. */
const KEPT_MAX = 200

/**
 * Creates the reader. Computing takes seconds for thousands of questions, so its result is kept in memory for each
 * company and filter; callers that come meanwhile share it. What is kept depends on nobody but the company: every
 * member reads the same.
 */
export function createReadInsights(deps: InsightDeps): ReadInsights {
  const kept = new Map<string, { readonly until: number; readonly insights: Promise<Insights> }>()

  return (member, filter) => {
    const key = JSON.stringify([member.companyId, filter])
    const now = deps.clock.now()
    const known = kept.get(key)
    if (known && now < known.until) return known.insights
    const insights = createInsights(deps, member, filter)
    kept.delete(key)
    kept.set(key, { until: now + INSIGHTS_KEPT_MS, insights })
    // Maps keep the order in which their keys were added.
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!)
    insights.catch(() => {
      if (kept.get(key)?.insights === insights) kept.delete(key)
    })
    return insights
  }
}
