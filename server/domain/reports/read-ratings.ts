import { RATING_GROUPS, type RatingGroup } from '#contract/constants/reports.ts'
import { SURVEY_KINDS, type SurveyKind } from '#contract/constants/surveys.ts'
import type { RatingRow, ReportFilter, ReportRatings } from '#contract/entities/report.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { bucketsOf, rangeBefore, unitOf } from './range.ts'
import { readRatingFigures, withBefore } from './read-figures.ts'
import { ratingRow, readRatingGroup } from './read-groups.ts'
import { bucketsIn } from './read-overview.ts'
import { readRatingSeries } from './read-series.ts'
import { readScores } from './report-sql.ts'
import { edgesOf, type Instant, readReportTime } from './report-time.ts'

/** Returns the ratings of a range. */
export function readRatings(
  database: Database,
  { claims, companyId }: Member,
  filter: ReportFilter,
): Promise<ReportRatings> {
  return database.as(claims, async query => {
    const time = await readReportTime(query, companyId)
    const before = filter.compare === 'before' ? rangeBefore(filter) : null
    const edges = await edgesOf(query, [filter], time)
    const figures = await readRatingFigures(query, edges, filter)
    const earlier = before && (await readRatingFigures(query, await edgesOf(query, [before], time), filter))
    const by = {} as Record<RatingGroup, RatingRow[]>
    for (const group of RATING_GROUPS)
      by[group] = await readRatingGroup(query, group, edges, filter, companyId)
    const onPages = await readPageRow(query, edges, filter, companyId)
    if (onPages) by.survey_channel = [...by.survey_channel, onPages]
    return {
      time_zone: time.time_zone,
      unit: unitOf(filter),
      before,
      figures: withBefore(figures, earlier),
      asked: figures.response_rate.count,
      answered: figures.satisfaction.count,
      kind_counts: await readKindCounts(query, edges, filter),
      series: await readRatingSeries(
        query,
        await bucketsIn(query, bucketsOf(filter, time.week_start), time),
        filter,
      ),
      by,
    }
  })
}

async function readKindCounts(query: Query, edges: readonly Instant[], filter: ReportFilter) {
  const rows = await readScores(query, edges, filter)
  return Object.fromEntries(
    SURVEY_KINDS.map(kind => [
      kind,
      rows.filter(row => row.kind === kind).map(({ score, count }) => ({ score, count })),
    ]),
  ) as Record<SurveyKind, { score: number; count: number }[]>
}

/**
 * Returns the row of the surveys that stand on pages, which are about no conversation; null if there are none, or the
 * filter asks for what only a conversation has.
 */
async function readPageRow(
  query: Query,
  edges: readonly Instant[],
  { channel, team_id, agent_id, label, locale, handled_by }: ReportFilter,
  companyId: string,
): Promise<RatingRow | null> {
  if (channel ?? team_id ?? agent_id ?? label ?? handled_by) return null
  const [row] = await query<{ asked: number; answered: number; satisfied: number }>(
    `select count(*) as asked, count(score) as answered,
            count(*) filter (where app.is_satisfied(kind, score)) as satisfied
       from public.surveys
      where company_id = $1 and channel = 'page' and answered_at >= $2 and answered_at < $3
        and ($4::text is null or locale = $4)`,
    [companyId, edges[0], edges.at(-1), locale ?? null],
  )
  const { asked, answered, satisfied } = row!
  return asked === 0 ? null : { id: 'page', name: null, ...ratingRow(asked, answered, satisfied) }
}
