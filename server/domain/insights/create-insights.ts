/** What visitors ask, what becomes of it, and what changed. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  DAY_BASELINE_DAYS,
  HANDOFF_REASONS,
  INSIGHT_CHANGES_MAX,
  INSIGHT_GAPS_MAX,
  INSIGHT_TOPICS_MAX,
} from '#contract/constants/insights.ts'
import type { AiWeek, Insights, InsightTopic } from '#contract/entities/insight.ts'
import type { ReportFilter } from '#contract/entities/report.ts'
import type { Clock } from '#core/clock.ts'
import { addDays, countDays, type DayRange, dayIn } from '#core/reports/days.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { publishedAtSlugs } from '../knowledge/articles/published-at-slugs.ts'
import { findAnswers } from '../knowledge/gaps/find-answers.ts'
import { listGapsBetween } from '../knowledge/gaps/list-gaps.ts'
import { liveSearch } from '../knowledge/playground/run-pinned-tests.ts'
import type { Knowledge } from '../knowledge/search/knowledge.ts'
import { bucketsOf, rangeBefore } from '../reports/range.ts'
import { FILTER, filterParams } from '../reports/report-sql.ts'
import { edgesOf, type Instant, type ReportTime, readReportTime } from '../reports/report-time.ts'
import { readHandoffReasons } from './read-handoff-reasons.ts'
import { type AskedQuestion, type ReadQuestions, readQuestions } from './read-questions.ts'
import { topicChanges } from './topic-changes.ts'
import { countOutcomes, type Topic, topicsOf } from './topics-of.ts'
import { type CountedDay, unusualDays } from './unusual-days.ts'

/** What insights are computed with. `clock` is that of conversations. */
export type InsightDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly knowledge: Knowledge
}

/** Computes the insights of a range. It takes long; `readInsights` keeps them. */
export async function createInsights(
  deps: InsightDeps,
  member: Member,
  filter: ReportFilter,
): Promise<Insights> {
  const { time, before, now, earlier, ...read } = await deps.database.as(member.claims, query =>
    readAll(query, member.companyId, filter),
  )
  const topics = await topicsOf(now.questions, earlier?.questions ?? null, () => nextTurn())
  const asked = topics.filter(({ count }) => count > 0)
  const gaps = await listGapsBetween(deps, member, new Date(read.since), new Date(read.until))
  const changes = [
    ...topicChanges(topics, {
      total: now.read.questions,
      totalBefore: earlier?.read.questions ?? 0,
      days: countDays(filter),
    }),
    ...unusualDays(read.days, filter.from, dayIn(time.time_zone, deps.clock.now())),
  ]
  return {
    time_zone: time.time_zone,
    before,
    computed_at: new Date(deps.clock.now()).toISOString(),
    read: now.read,
    read_before: earlier?.read ?? null,
    topics: await withArticles(deps, member, asked.slice(0, INSIGHT_TOPICS_MAX)),
    topic_count: asked.length,
    gaps: gaps.slice(0, INSIGHT_GAPS_MAX),
    gap_count: gaps.length,
    handoffs: HANDOFF_REASONS.map(reason => ({
      reason,
      count: read.handoffs[reason],
      before: read.handoffsBefore?.[reason] ?? null,
    })).filter(each => each.count + (each.before ?? 0) > 0),
    ai: aiWeeks(read.weeks, read.weekEdges, now.questions),
    changes: changes
      .sort((a, b) => b.score - a.score)
      .slice(0, INSIGHT_CHANGES_MAX)
      .map(({ change }) => change),
  }
}

/** Reads everything in one transaction, so that the numbers agree. */
async function readAll(query: Query, companyId: string, filter: ReportFilter) {
  const time = await readReportTime(query, companyId)
  const before = filter.compare === 'before' ? rangeBefore(filter) : null
  const edges = await edgesOf(query, [filter], time)
  const edgesBefore = before && (await edgesOf(query, [before], time))
  const weeks = bucketsOf(filter, time.week_start, 'week')
  const earlier: ReadQuestions | null = edgesBefore && (await readQuestions(query, edgesBefore, filter))
  return {
    time,
    before,
    since: edges[0]!,
    until: edges[1]!,
    now: await readQuestions(query, edges, filter),
    earlier,
    handoffs: await readHandoffReasons(query, edges, filter),
    handoffsBefore: edgesBefore && (await readHandoffReasons(query, edgesBefore, filter)),
    weeks,
    weekEdges: await edgesOf(query, weeks, time),
    days: await readDays(
      query,
      { from: addDays(filter.from, -DAY_BASELINE_DAYS), to: filter.to },
      filter,
      time,
    ),
  }
}

/** Returns how many conversations started on each day of a range, by the time zone. */
async function readDays(
  query: Query,
  range: DayRange,
  filter: ReportFilter,
  time: ReportTime,
): Promise<CountedDay[]> {
  const [since, until] = await edgesOf(query, [range], time)
  const rows = await query<CountedDay>(
    `select ((f.started_at at time zone $9)::date)::text as day, count(*) as count
       from app.reported_facts(${FILTER}) f
      where f.started_at >= $1::timestamptz and f.started_at < $2::timestamptz group by 1`,
    [since, until, ...filterParams(filter), time.time_zone],
  )
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  return Array.from({ length: countDays(range) }, (_, i) => {
    const day = addDays(range.from, i)
    return { day, count: counts.get(day) ?? 0 }
  })
}

/** Adds the published articles that are sure to answer the topics' questions now. */
async function withArticles(
  deps: InsightDeps,
  { claims, companyId }: Member,
  topics: readonly Topic[],
): Promise<InsightTopic[]> {
  const questions = topics.map(topic => ({ text: topic.question, topic }))
  const found = await findAnswers(await liveSearch(deps, companyId), companyId, questions)
  const articles = await deps.database.as(claims, query =>
    publishedAtSlugs(
      query,
      companyId,
      [...found.values()].map(({ slug }) => slug),
    ),
  )
  return questions.map(question => {
    const answer = found.get(question)
    const article = answer && articles.get(answer.slug)
    return {
      ...question.topic,
      article: article
        ? { content_id: article.id, title: article.title, likelihood: answer.likelihood }
        : null,
    }
  })
}

/**
 * Returns what became of the questions of each week.
 * @param edges the instants at which the weeks begin, and the one at which the last ends. A later question counts for
 * the last week, since its conversation started in it or before.
 */
export function aiWeeks(
  weeks: readonly DayRange[],
  edges: readonly Instant[],
  questions: readonly AskedQuestion[],
): AiWeek[] {
  const starts = edges.map(edge => Date.parse(edge))
  const asked = weeks.map((): AskedQuestion[] => [])
  for (const question of questions) {
    const at = question.askedAt.getTime()
    const after = starts.findIndex(start => at < start)
    const week = after < 0 ? weeks.length - 1 : Math.max(0, after - 1)
    asked[week]!.push(question)
  }
  return weeks.map((week, i) => ({
    ...week,
    outcomes: countOutcomes(asked[i]!),
    picked: asked[i]!.filter(({ outcome, isPicked }) => outcome === 'suggested' && isPicked).length,
  }))
}
