import { Smile } from 'lucide-react'
import type { ReportRatings } from '#contract/entities/report.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { QueryState } from '../../common/query-state.tsx'
import { rangeLabel } from '../figures/bucket-label.ts'
import tiles from '../figures/figure-tile.module.css'
import { FigureTile } from '../figures/figure-tile.tsx'
import { ReportFilters } from '../filters/report-filters.tsx'
import { useReports } from '../filters/use-reports.ts'
import { PageSkeleton } from '../page-skeleton.tsx'
import { KindCharts } from './kind-charts.tsx'
import { RatingList } from './rating-list.tsx'
import { RatingTable } from './rating-table.tsx'
import styles from './ratings-page.module.css'
import { SatisfactionChart } from './satisfaction-chart.tsx'
import { Uncertain } from './uncertain.tsx'
import { useLiveRatings, useRatings } from './use-ratings.ts'

const FIGURES = ['satisfaction', 'response_rate', 'nps'] as const

/** `/admin/csat`: how satisfied visitors are, and what they say (ADMIN-05). */
export function RatingsPage() {
  useTitle('Ratings')
  const { query } = useReports()
  const ratings = useRatings(query)
  useLiveRatings()
  return (
    <>
      <PageHeader title="Ratings" lead={rangeLabel(query)} />
      <ReportFilters />
      <QueryState query={ratings} label="Loading the ratings" skeleton={<PageSkeleton />}>
        {shown => <Ratings ratings={shown} isStale={ratings.isPlaceholderData} />}
      </QueryState>
    </>
  )
}

function Ratings({ ratings, isStale }: { readonly ratings: ReportRatings; readonly isStale: boolean }) {
  const { drillLink, params } = useReports()
  const { figures, asked, answered } = ratings
  const isFiltered = Object.keys(params.filters).length > 0
  const hasPageAnswers = ratings.by.survey_channel.some(({ answered: count }) => count > 0)
  if (asked === 0 && answered === 0 && !hasPageAnswers && !isStale && !isFiltered) return <NoRatings />
  return (
    <div className={styles['ratings']} aria-busy={isStale}>
      <ul className={`${tiles['tiles']} ${styles['tiles']}`} aria-label="Main figures">
        {FIGURES.map(name => (
          <FigureTile key={name} figure={name} data={figures[name]} href={drillLink({ figure: name })} />
        ))}
      </ul>
      {answered > 0 && <Uncertain answered={answered} />}
      <div className={styles['charts']}>
        <SatisfactionChart ratings={ratings} />
        <KindCharts ratings={ratings} />
      </div>
      <RatingTable ratings={ratings} />
      <RatingList />
    </div>
  )
}

function NoRatings() {
  return (
    <Notice
      icon={<Smile size={20} aria-hidden="true" />}
      text="No surveys in these days. Visitors are asked when their conversation is resolved."
    >
      <ButtonLink to="/admin/settings/csat" look="secondary">
        Set up surveys
      </ButtonLink>
    </Notice>
  )
}
