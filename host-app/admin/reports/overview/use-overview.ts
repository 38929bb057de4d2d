import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReportFigure, ReportGroup } from '#contract/constants/reports.ts'
import type { Figure, ReportOverview } from '#contract/entities/report.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { oneAtATime } from '../../common/task-order.ts'
import type { ReportQuery } from '../filters/report-params.ts'
import { onReportedChange } from '../on-reported-change.ts'

/** How often the page asks for new figures while conversations change, in ms. */
const LIVE_EVERY_MS = 1_000
/** How often it asks who is online: a page that disappears sends no event. */
const AGENTS_EVERY_MS = 30_000

/** Queries the overview. The last answer stays while the next one loads. */
export function useOverview(query: ReportQuery) {
  return useApi('readOverview', { query }, { placeholderData: keepPreviousData })
}

/** Queries the overview's figures by agent, team and so on. The last rows stay while the next ones load. */
export function useOverviewRows(query: ReportQuery, by: ReportGroup) {
  return useApi('readOverviewRows', { query: { ...query, by } }, { placeholderData: keepPreviousData })
}

/** Queries what is going on now. */
export function useLive() {
  return useApi('readLive', {}, { refetchInterval: AGENTS_EVERY_MS })
}

/**
 * Keeps the overview's figures and the live block current: after a change of a conversation or a survey it asks for both,
 * at most once a second, and only while the page is visible.
 */
export function useLiveFigures(query: ReportQuery): void {
  const queryClient = useQueryClient()
  const { member, list } = useAdmin()
  const [companyId, changes] = [member.company_id, list.changes]
  const text = JSON.stringify(query)
  useEffect(() => {
    const asked = JSON.parse(text) as ReportQuery
    const refresh = oneAtATime(async () => {
      const [now] = await Promise.all([
        callApi('readOverview', { query: { ...asked, part: 'now' } }),
        queryClient.refetchQueries({ queryKey: apiKey('readLive'), exact: true }),
      ])
      queryClient.setQueryData(
        apiKey('readOverview', { query: asked }),
        shown => shown && withLiveFigures(shown, now),
      )
    })
    return onReportedChange({ companyId, changes, everyMs: LIVE_EVERY_MS, refresh })
  }, [text, companyId, changes, queryClient])
}

/** Returns an overview with the figures and the last bucket of a newer answer (`part=now`), which compares with nothing. */
export function withLiveFigures(shown: ReportOverview, now: ReportOverview): ReportOverview {
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
