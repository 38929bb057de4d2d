import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router-dom'
import type { ReportFigure } from '#contract/constants/reports.ts'
import {
  parseReportParams,
  type ReportParams,
  type ReportQuery,
  reportQuery,
  withParams,
} from './report-params.ts'

/** What the frame of the reports tells its pages. */
export type ReportsContext = {
  /** The company's day now, and the time zone in which it began. */
  readonly today: string
  readonly timeZone: string
}

/** Which conversations of a figure a mark stands for. */
export type Drill = {
  readonly figure: ReportFigure
  readonly part?: 'counted' | 'all'
  readonly bucket_from?: string
  readonly bucket_to?: string
  readonly weekday?: number
  readonly hour?: number
} & Partial<Readonly<Record<'channel' | 'team_id' | 'agent_id' | 'label' | 'locale' | 'handled_by', string>>>

/** Returns the link to the conversations behind a mark. */
export type DrillLink = (drill: Drill) => string

const PATH = '/admin/dashboard/conversations'

/** Reads and writes the report's range and filters in the address, so that a link shows a colleague the same. */
export function useReports(): ReportsContext & {
  readonly params: ReportParams
  readonly query: ReportQuery
  /** Sets parameters of the address; '' removes one. */
  readonly change: (changes: Readonly<Record<string, string>>) => void
  readonly drillLink: DrillLink
} {
  const context = useOutletContext<ReportsContext>()
  const [search, setSearch] = useSearchParams()
  const params = parseReportParams(search)
  const change = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      // The address itself: what was rendered last lacks a choice made just before.
      setSearch(withParams(new URLSearchParams(window.location.search), changes), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  )
  return {
    ...context,
    params,
    query: reportQuery(params, context.today),
    change,
    drillLink: drill =>
      `${PATH}?${withParams(
        search,
        Object.fromEntries(Object.entries(drill).map(([name, value]) => [name, String(value)])),
      )}`,
  }
}
