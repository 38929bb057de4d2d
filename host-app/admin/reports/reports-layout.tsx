import { useQueries } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from 'react-router-dom'
import type { SettingsOf } from '#contract/settings/index.ts'
import { dayIn } from '#core/reports/days.ts'
import { apiQuery } from '#host-app/shared/api/use-api.ts'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { useAdmin } from '../admin-layout.tsx'
import { QueryState } from '../common/query-state.tsx'
import { DRILL_NAMES, without } from './filters/report-params.ts'
import type { ReportsContext } from './filters/use-reports.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import styles from './reports-layout.module.css'

const TABS = [
  { path: '/admin/dashboard', label: 'Overview' },
  { path: '/admin/csat', label: 'Ratings' },
  { path: '/admin/insights', label: 'Insights' },
  { path: '/admin/usage-insights', label: 'Usage' },
] as const

/** The frame of the reports (ADMIN-02, ADMIN-05): their tabs, which keep the range and the filters. */
export function ReportsLayout() {
  const admin = useAdmin()
  const { pathname, search } = useLocation()
  const timeZone = useTimeZone()
  const now = useNow()
  return (
    <main className={styles['pane']}>
      <div className={styles['content']}>
        <nav className={styles['tabs']} aria-label="Reports">
          {TABS.map(({ path, label }) => (
            <Link
              key={path}
              to={{ pathname: path, search: sharedPart(search) }}
              aria-current={pathname === path ? 'page' : pathname.startsWith(`${path}/`) ? true : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <QueryState query={timeZone} label="Loading the reports" skeleton={<PageSkeleton />}>
          {zone => (
            <Outlet
              context={
                { ...admin, timeZone: zone, today: dayIn(zone, now) } satisfies ReportsContext & object
              }
            />
          )}
        </QueryState>
      </div>
    </main>
  )
}

/** Queries the time zone in which the company's days begin: its own, that of the office hours, or UTC. */
function useTimeZone() {
  return useQueries({
    queries: (['reports', 'hours'] as const).map(section => ({
      ...apiQuery('getSettings', { params: { section } }),
    })),
    combine: ([reports, hours]) => {
      const own = reports!.data?.value as SettingsOf<'reports'> | undefined
      const office = hours!.data?.value as SettingsOf<'hours'> | undefined
      return {
        data: own && office ? (own.time_zone ?? office.office_hours?.time_zone ?? 'UTC') : undefined,
        error: reports!.error ?? hours!.error,
        isFetching: reports!.isFetching || hours!.isFetching,
        refetch: () => Promise.all([reports!.refetch(), hours!.refetch()]),
      }
    },
  })
}

/** What of an address counts on every tab: the range and the filters, not what a page drills into. */
const sharedPart = (search: string) =>
  without(search, [...DRILL_NAMES, 'by', 'score', 'comments', 'topic', 'ids'])
