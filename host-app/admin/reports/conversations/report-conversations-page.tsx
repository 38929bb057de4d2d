import { keepPreviousData } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { REPORT_DEFINITIONS, REPORT_FIGURES, REPORT_UNITS } from '#contract/constants/reports.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { isDay } from '#core/reports/days.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApiPages } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { oneOf } from '../../common/one-of.ts'
import { QueryState } from '../../common/query-state.tsx'
import { CsvButton } from '../csv-button.tsx'
import { rangeLabel } from '../figures/bucket-label.ts'
import { FIGURE_NAMES } from '../figures/figure-names.ts'
import { formatCount } from '../figures/format-figure.ts'
import { inUtc } from '../figures/in-utc.ts'
import { ReportFilters } from '../filters/report-filters.tsx'
import { DRILL_NAMES, type ReportQuery, without } from '../filters/report-params.ts'
import { useReports } from '../filters/use-reports.ts'
import { ConversationTable } from './conversation-table.tsx'
import styles from './report-conversations-page.module.css'

const WEEKDAY = inUtc({ weekday: 'long' })

const HOUR = inUtc({ hour: 'numeric' })

/** `/admin/dashboard/conversations`: the conversations behind a number of the reports. */
export function ReportConversationsPage() {
  const [search] = useSearchParams()
  const { query, change, timeZone } = useReports()
  const drilled = parseDrill(search, query)
  const { figure, part } = drilled
  const conversations = useDrilled(drilled)
  useTitle(FIGURE_NAMES[figure])
  return (
    <>
      <Link
        to={{ pathname: '/admin/dashboard', search: without(search, DRILL_NAMES) }}
        className={styles['back']}
      >
        <ArrowLeft size={16} aria-hidden="true" />
        Overview
      </Link>
      <PageHeader title={FIGURE_NAMES[figure]} lead={`${drillText(drilled)}. ${REPORT_DEFINITIONS[figure]}`}>
        <CsvButton route="exportConversations" query={drilled} fileName={`${figure}.csv`} />
      </PageHeader>
      <ReportFilters />
      <QueryState query={conversations} label="Loading the conversations" skeleton={<SkeletonRows />}>
        {({ pages }) => (
          <section
            className={styles['card']}
            aria-label="Conversations"
            aria-busy={conversations.isPlaceholderData}
          >
            <div className={styles['head']}>
              <p role="status">
                <strong>{formatCount(pages[0]!.total)}</strong>{' '}
                {pages[0]!.total === 1 ? 'conversation' : 'conversations'}
              </p>
              {REPORT_UNITS[figure] === 'share' && (
                <Choice
                  label="Which conversations"
                  options={{ counted: 'In this figure', all: 'Full total' }}
                  value={part ?? 'counted'}
                  onChange={value => change({ part: value === 'all' ? 'all' : '' })}
                />
              )}
            </div>
            <ConversationTable conversations={pages.flatMap(page => page.items)} timeZone={timeZone} />
            <FormError text={conversations.isError ? errorText(conversations.error) : null} />
            {conversations.hasNextPage && (
              <Button busy={conversations.isFetchingNextPage} onClick={() => conversations.fetchNextPage()}>
                Show more
              </Button>
            )}
          </section>
        )}
      </QueryState>
    </>
  )
}

/** Returns which part of the range is meant, such as `Nov 16, 2026` or `Mondays, 9 – 10 AM, Oct 26 – Nov 22, 2026`. */
function drillText({ from, to, bucket_from, bucket_to, weekday, hour }: DrilledQuery): string {
  const days = rangeLabel({ from: bucket_from ?? from, to: bucket_to ?? to })
  // January 1, 2024 was a Monday.
  const day = weekday === undefined ? null : `${WEEKDAY.format(Date.UTC(2024, 0, Number(weekday)))}s`
  const at = hour === undefined ? null : Number(hour)
  const time = at === null ? null : HOUR.formatRange(Date.UTC(2024, 0, 1, at), Date.UTC(2024, 0, 1, at + 1))
  return [day, time, days].filter(part => part !== null).join(', ')
}

type Query = RequestOf<'listReportConversations'>['query']

/** The query of the list: the report's, the figure, and the mark. */
type DrilledQuery = Omit<Query, 'cursor' | 'figure' | 'part'> & {
  readonly figure: NonNullable<Query['figure']>
  readonly part: NonNullable<Query['part']>
}

/** Parses which conversations of which figure an address means. What it does not understand is left out. */
function parseDrill(search: URLSearchParams, query: ReportQuery): DrilledQuery {
  const day = (name: 'bucket_from' | 'bucket_to') => {
    const text = search.get(name)
    return text !== null && isDay(text) ? { [name]: text } : {}
  }
  const number = (name: 'weekday' | 'hour', min: number, max: number) => {
    const text = search.get(name)
    const value = Number(text)
    return text !== null && Number.isInteger(value) && value >= min && value <= max ? { [name]: value } : {}
  }
  return {
    ...query,
    figure: oneOf(REPORT_FIGURES, search.get('figure')) ?? 'conversations',
    part: search.get('part') === 'all' ? 'all' : 'counted',
    ...day('bucket_from'),
    ...day('bucket_to'),
    ...number('weekday', 1, 7),
    ...number('hour', 0, 23),
  }
}

/** Queries the conversations behind a figure page by page. */
function useDrilled(query: DrilledQuery) {
  return useApiPages('listReportConversations', query, { placeholderData: keepPreviousData })
}
