import { useSearchParams } from 'react-router-dom'
import { SURVEY_KINDS, SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import type { ReportRatings } from '#contract/entities/report.ts'
import { BarRows } from '../charts/bar-rows.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import { formatCount } from '../figures/format-figure.ts'
import { withParams } from '../filters/report-params.ts'
import { givenScoreParam } from './given-score.ts'
import styles from './ratings-page.module.css'
import { KIND_NAMES, scoreText } from './score-text.ts'

/** How often each score was given, a chart for each kind of survey that was answered. */
export function KindCharts({ ratings: { kind_counts } }: { readonly ratings: ReportRatings }) {
  const kinds = SURVEY_KINDS.filter(kind => kind_counts[kind]?.some(({ count }) => count > 0))
  if (kinds.length === 0) return null
  return (
    <div className={styles['kinds']}>
      {kinds.map(kind => (
        <KindChart key={kind} kind={kind} counts={kind_counts[kind]} />
      ))}
    </div>
  )
}

type KindChartProps = {
  readonly kind: SurveyKind
  readonly counts: ReportRatings['kind_counts'][SurveyKind]
}

function KindChart({ kind, counts }: KindChartProps) {
  const [search] = useSearchParams()
  const range = SURVEY_SCORES[kind]
  if (!range) return null
  const byScore = new Map(counts.map(({ score, count }) => [score, count]))
  const rows = Array.from({ length: range.max - range.min + 1 }, (_, at) => {
    const score = range.max - at
    const href = `?${withParams(search, { score: givenScoreParam({ kind, score }) })}`
    return { name: scoreText({ kind, score }), value: byScore.get(score) ?? 0, href }
  })
  const answers = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <ChartCard
      title={KIND_NAMES[kind]}
      lead={`${formatCount(answers)} ${answers === 1 ? 'answer' : 'answers'}`}
      fileName={`scores-${kind}`}
      twin={{
        columns: ['Score', 'Answers'],
        rows: rows.map(({ name, value, href }) => [
          { value: name, text: name },
          { value, text: formatCount(value), href },
        ]),
      }}
    >
      <BarRows
        summary={`Answers by score: ${rows.map(({ name, value }) => `${name} ${value}`).join(', ')}`}
        rows={rows}
      />
    </ChartCard>
  )
}
