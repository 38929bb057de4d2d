import { HANDOFF_DEFINITIONS } from '#contract/constants/insights.ts'
import type { Insights } from '#contract/entities/insight.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { formatCount } from '../figures/format-figure.ts'

/** Why people were asked for. */
export function HandoffTable({ insights: { handoffs, before } }: { readonly insights: Insights }) {
  if (handoffs.length === 0) return null
  const most = Math.max(1, ...handoffs.map(({ count }) => count))
  const sorted = [...handoffs].sort((a, b) => b.count - a.count)
  return (
    <ChartCard
      title="Why people were asked for"
      lead="By the requests of these days, as far as the history knows."
      fileName="handoff-reasons"
      twin={{
        columns: ['Reason', 'Requests', ...(before ? ['Before'] : [])],
        rows: sorted.map(each => [
          { value: each.reason, text: HANDOFF_DEFINITIONS[each.reason] },
          { value: each.count, text: formatCount(each.count), bar: each.count / most },
          ...(before ? [{ value: each.before, text: formatCount(each.before ?? 0) }] : []),
        ]),
      }}
    />
  )
}
