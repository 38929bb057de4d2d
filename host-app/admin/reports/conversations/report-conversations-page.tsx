import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { REPORT_DEFINITIONS, REPORT_UNITS } from '#contract/constants/reports.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { SkeletonRows } from '../../../ui/loading/skeleton-rows.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { QueryState } from '../../common/query-state.tsx'
import { CsvButton } from '../csv-button.tsx'
import { FIGURE_NAMES } from '../figures/figure-names.ts'
import { formatCount } from '../figures/format-figure.ts'
import { ReportFilters } from '../filters/report-filters.tsx'
import { DRILL_NAMES, without } from '../filters/report-params.ts'
import { useReports } from '../filters/use-reports.ts'
import { ConversationTable } from './conversation-table.tsx'
import { drillText } from './drill-text.ts'
import styles from './report-conversations-page.module.css'
import { parseDrill, useDrilled } from './use-drilled.ts'

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
                  options={{ counted: 'Counted', all: 'All it is a share of' }}
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
