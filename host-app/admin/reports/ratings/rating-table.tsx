import { useSearchParams } from 'react-router-dom'
import { RATING_GROUPS, type RatingGroup, REPORT_SURE_FROM } from '#contract/constants/reports.ts'
import type { RatingRow, ReportRatings } from '#contract/entities/report.ts'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { oneOf } from '../../common/one-of.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import type { Cell } from '../charts/table-csv.ts'
import { formatCount, formatValue, NOTHING } from '../figures/format-figure.ts'
import { GROUP_NAMES, rowName } from '../figures/group-names.ts'
import { useReports } from '../filters/use-reports.ts'
import breakdown from '../overview/breakdown.module.css'

const OPTIONS = Object.fromEntries(RATING_GROUPS.map(group => [group, GROUP_NAMES[group]])) as Record<
  RatingGroup,
  string
>
const FILTERS = { agent: 'agent_id', team: 'team_id', channel: 'channel', handled_by: 'handled_by' } as const

/** The ratings by agent, team, channel, AI and people, and where they were asked. */
export function RatingTable({ ratings }: { readonly ratings: ReportRatings }) {
  const { drillLink, change } = useReports()
  const [search] = useSearchParams()
  const by = oneOf(RATING_GROUPS, search.get('by')) ?? 'handled_by'

  function cells(row: RatingRow): Cell[] {
    const share = (hits: number, count: number) => (count === 0 ? null : hits / count)
    const filter = by === 'survey_channel' || row.id === null ? null : { [FILTERS[by]]: row.id }
    const name = rowName(by, row)
    const isUncertain = row.answered > 0 && row.answered < REPORT_SURE_FROM
    return [
      { value: name, text: name },
      { value: row.asked, text: formatCount(row.asked) },
      {
        value: row.answered,
        text: formatCount(row.answered),
        ...(filter &&
          row.answered > 0 && { href: drillLink({ figure: 'satisfaction', part: 'all', ...filter }) }),
      },
      {
        value: share(row.answered, row.asked),
        text: formatValue(share(row.answered, row.asked), 'share'),
      },
      {
        value: share(row.satisfied, row.answered),
        text: formatValue(share(row.satisfied, row.answered), 'share'),
        ...(filter && row.satisfied > 0 && { href: drillLink({ figure: 'satisfaction', ...filter }) }),
      },
      {
        value: row.low === null ? null : `${row.low.toFixed(3)} to ${row.high!.toFixed(3)}`,
        text:
          row.low === null
            ? NOTHING
            : `${formatValue(row.low, 'share')} to ${formatValue(row.high, 'share')}${isUncertain ? ', uncertain' : ''}`,
      },
    ]
  }

  return (
    <div className={breakdown['breakdown']}>
      <Choice
        label="Ratings by"
        options={OPTIONS}
        value={by}
        onChange={value => change({ by: value === 'handled_by' ? '' : value })}
      />
      <ChartCard
        key={by}
        title={`Ratings by ${GROUP_NAMES[by].toLowerCase()}`}
        lead={`The interval is where the share lies with 95% confidence. Fewer than ${REPORT_SURE_FROM} answers are uncertain.`}
        fileName={`ratings-by-${by}`}
        table={{
          columns: [GROUP_NAMES[by], 'Asked', 'Answered', 'Response rate', 'Satisfied', '95% interval'],
          rows: ratings.by[by].map(cells),
        }}
      />
    </div>
  )
}
