/** Calls of the report functions in the database (`supabase/migrations/*_report_figures.sql`). */
import { ASSIST_TASKS } from '#contract/constants/assist.ts'
import type { RatingGroup, ReportFigure, ReportGroup } from '#contract/constants/reports.ts'
import type { ReportedAssists, ReportFilter } from '#contract/entities/report.ts'
import type { Query } from '#server/ports/database.ts'
import type { Instant } from './report-time.ts'

/** What rows are by; `bucket` is the number of the edge before the instant, from 1. */
export type RowsBy = 'all' | 'bucket' | ReportGroup | RatingGroup

/** Of conversations that started in a span. */
export type StartedRow = {
  readonly key: string | null
  readonly conversations: number
  readonly handoffs: number
  readonly replies: number
  readonly first_reply: number | null
  readonly met: number
  readonly promises: number
}
/** Of conversations that were resolved in a span. */
export type ResolvedRow = {
  readonly key: string | null
  readonly resolved: number
  readonly ai_confirmed: number
  readonly ai_assumed: number
  readonly ai_given_up: number
  readonly reopened: number
  readonly resolution_time: number | null
}
/** Of surveys that were asked or answered in a span. */
export type RatingsRow = {
  readonly key: string | null
  readonly asked: number
  /** Of those asked. */
  readonly responded: number
  /** Answers with a score. */
  readonly ratings: number
  readonly satisfied: number
  /** Answers from 0 to 10, and those of them that are 9 or 10, and 0 to 6. */
  readonly points: number
  readonly promoters: number
  readonly detractors: number
}
/** Of calls that were connected in a span. */
export type CallsRow = { readonly calls: number; readonly ended: number; readonly call_length: number | null }

type FunctionRows = {
  readonly report_started: StartedRow
  readonly report_resolved: ResolvedRow
  readonly report_ratings: RatingsRow
}

/** Types of the filter's arguments. */
const FILTER_TYPES = ['text', 'uuid', 'uuid', 'text', 'text', 'text']
/** Placeholders of the filter's arguments after a span. */
export const FILTER = filterArgs(3)

function filterArgs(first: number): string {
  return FILTER_TYPES.map((type, index) => `$${first + index}::${type}`).join(', ')
}

/** Returns the filter's arguments. */
export function filterParams(filter: ReportFilter): (string | null)[] {
  const { channel, team_id, agent_id, label, locale, handled_by } = filter
  return [channel, team_id, agent_id, label, locale, handled_by].map(value => value ?? null)
}

/** Returns rows of a function for the span between the first and the last edge. */
export function readRows<Name extends keyof FunctionRows>(
  query: Query,
  name: Name,
  by: RowsBy,
  edges: readonly Instant[],
  filter: ReportFilter,
): Promise<FunctionRows[Name][]> {
  return query<FunctionRows[Name]>(
    `select * from app.${name}($1::timestamptz, $2::timestamptz, '${by}', $9::timestamptz[], ${FILTER})`,
    [edges[0], edges.at(-1), ...filterParams(filter), edges],
  )
}

/** Returns the figures of calls between the first and the last edge. */
export async function readCalls(
  query: Query,
  edges: readonly Instant[],
  filter: ReportFilter,
): Promise<CallsRow> {
  const [row] = await query<CallsRow>(
    `select * from app.report_calls($1::timestamptz, $2::timestamptz, ${FILTER})`,
    [edges[0], edges.at(-1), ...filterParams(filter)],
  )
  return row!
}

/** Returns the backlog at each of the instants, which are in order. */
export async function readBacklog(
  query: Query,
  ends: readonly Instant[],
  filter: ReportFilter,
): Promise<number[]> {
  const rows = await query<{ backlog: number }>(
    `select backlog from app.report_backlog($1::timestamptz[], ${filterArgs(2)}) order by bucket`,
    [ends, ...filterParams(filter)],
  )
  return rows.map(({ backlog }) => backlog)
}

/** Returns how many conversations started in each hour of the week in which any did. */
export function readHours(
  query: Query,
  edges: readonly Instant[],
  filter: ReportFilter,
  timeZone: string,
): Promise<{ weekday: number; hour: number; conversations: number }[]> {
  return query(
    `select * from app.report_hours($1::timestamptz, $2::timestamptz, $9, ${FILTER}) order by weekday, hour`,
    [edges[0], edges.at(-1), ...filterParams(filter), timeZone],
  )
}

/** Returns what the AI wrote for agents, by task. */
export async function readAssists(
  query: Query,
  edges: readonly Instant[],
  filter: ReportFilter,
): Promise<ReportedAssists[]> {
  const rows = await query<ReportedAssists>(
    `select * from app.report_assists($1::timestamptz, $2::timestamptz, ${FILTER})`,
    [edges[0], edges.at(-1), ...filterParams(filter)],
  )
  const none = { offered: 0, inserted: 0, dismissed: 0, sent: 0, unchanged: 0 }
  return ASSIST_TASKS.map(task => rows.find(row => row.task === task) ?? { task, ...none })
}

/** Returns how often each score was given. */
export function readScores(
  query: Query,
  edges: readonly Instant[],
  filter: ReportFilter,
): Promise<{ kind: string; score: number; count: number }[]> {
  return query(
    `select * from app.report_scores($1::timestamptz, $2::timestamptz, ${FILTER}) order by kind, score`,
    [edges[0], edges.at(-1), ...filterParams(filter)],
  )
}

/** Figures whose conversations are chosen by their survey. */
const OF_SURVEYS: readonly ReportFigure[] = ['satisfaction', 'response_rate', 'nps']

/** Returns the SQL of the facts that a figure counts between `$1` and `$2`, with the filter from `$3` to `$8`, as `f`. */
export function countedFacts(figure: ReportFigure, part: 'counted' | 'all') {
  const facts = OF_SURVEYS.includes(figure) ? 'surveyed_facts' : 'reported_facts'
  return {
    from: `app.${facts}(${FILTER}) f`,
    where: `app.figure_counts('${figure}', '${part}', f, $1::timestamptz, $2::timestamptz)`,
  }
}
