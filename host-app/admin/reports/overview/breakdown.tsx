import { useSearchParams } from 'react-router-dom'
import { REPORT_GROUPS, type ReportGroup } from '#contract/constants/reports.ts'
import type { ReportRow } from '#contract/entities/report.ts'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { oneOf } from '../../common/one-of.ts'
import { QueryState } from '../../common/query-state.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import type { Cell } from '../charts/table-csv.ts'
import { formatCount, formatValue } from '../figures/format-figure.ts'
import { GROUP_NAMES, rowName } from '../figures/group-names.ts'
import type { Drill } from '../filters/use-reports.ts'
import { useReports } from '../filters/use-reports.ts'
import styles from './breakdown.module.css'
import { useOverviewRows } from './use-overview.ts'

const OPTIONS = Object.fromEntries(REPORT_GROUPS.map(group => [group, GROUP_NAMES[group]])) as Record<
  ReportGroup,
  string
>
const FILTERS = {
  agent: 'agent_id',
  team: 'team_id',
  label: 'label',
  channel: 'channel',
  locale: 'locale',
} as const

/** The figures by agent, team, label, channel or language. */
export function Breakdown() {
  const { change } = useReports()
  const [search] = useSearchParams()
  const by = oneOf(REPORT_GROUPS, search.get('by')) ?? 'agent'
  return (
    <div className={styles['breakdown']}>
      <Choice
        label="Figures by"
        options={OPTIONS}
        value={by}
        onChange={value => change({ by: value === 'agent' ? '' : value })}
      />
      <LoadedRows key={by} by={by} />
    </div>
  )
}

function LoadedRows({ by }: { readonly by: ReportGroup }) {
  const { query } = useReports()
  const found = useOverviewRows(query, by)
  return (
    <QueryState query={found} label="Loading the figures" skeleton={<SkeletonRows />}>
      {({ rows }) => <Rows by={by} rows={rows} isStale={found.isPlaceholderData} />}
    </QueryState>
  )
}

type RowsProps = { readonly by: ReportGroup; readonly rows: readonly ReportRow[]; readonly isStale: boolean }

function Rows({ by, rows, isStale }: RowsProps) {
  const { drillLink } = useReports()
  const most = Math.max(1, ...rows.map(({ resolved }) => resolved))

  function cells(row: ReportRow): Cell[] {
    const link = (figure: Drill['figure'], count: number) =>
      row.id !== null && count > 0 ? { href: drillLink({ figure, [FILTERS[by]]: row.id }) } : {}
    const name = rowName(by, row)
    return [
      { value: name, text: name },
      {
        value: row.conversations,
        text: formatCount(row.conversations),
        ...link('conversations', row.conversations),
      },
      {
        value: row.resolved,
        text: formatCount(row.resolved),
        bar: row.resolved / most,
        ...link('resolved', row.resolved),
      },
      { value: row.first_reply, text: formatValue(row.first_reply, 'seconds') },
      { value: row.resolution_time, text: formatValue(row.resolution_time, 'seconds') },
      {
        value: row.ratings === 0 ? null : row.satisfied / row.ratings,
        text: formatValue(row.ratings === 0 ? null : row.satisfied / row.ratings, 'share'),
        ...link('satisfaction', row.satisfied),
      },
      { value: row.ratings, text: formatCount(row.ratings) },
    ]
  }

  return (
    <div aria-busy={isStale}>
      <ChartCard
        title={`Figures by ${GROUP_NAMES[by].toLowerCase()}`}
        lead={
          rows.length === 0
            ? 'Nothing to show for these days.'
            : 'Each number opens its conversations. A conversation with several labels counts for each.'
        }
        fileName={`by-${by}`}
        table={{
          columns: [
            GROUP_NAMES[by],
            'Conversations',
            'Resolved',
            'First reply',
            'Time to resolution',
            'Satisfied',
            'Ratings',
          ],
          rows: rows.map(cells),
        }}
      />
    </div>
  )
}
