/** The figures of a span, and what they are computed from. */
import { REPORT_FIGURES, type ReportFigure } from '#contract/constants/reports.ts'
import type { Figure, ReportFilter } from '#contract/entities/report.ts'
import type { Query } from '#server/ports/database.ts'
import {
  type RatingsRow,
  type ResolvedRow,
  readBacklog,
  readCalls,
  readRows,
  type StartedRow,
} from './report-sql.ts'
import type { Instant } from './report-time.ts'

/** A value, and how many things it was computed from. */
export type Valued = Omit<Figure, 'before'>

/** What a function returns no row for. */
export const NO_STARTED: StartedRow = {
  key: null,
  conversations: 0,
  handoffs: 0,
  replies: 0,
  first_reply: null,
  met: 0,
  promises: 0,
}
/** As `NO_STARTED`. */
export const NO_RESOLVED: ResolvedRow = {
  key: null,
  resolved: 0,
  ai_confirmed: 0,
  ai_assumed: 0,
  ai_given_up: 0,
  reopened: 0,
  resolution_time: null,
}
/** As `NO_STARTED`. */
export const NO_RATINGS: RatingsRow = {
  key: null,
  asked: 0,
  responded: 0,
  ratings: 0,
  satisfied: 0,
  points: 0,
  promoters: 0,
  detractors: 0,
}

/** Returns all figures of the span between the first and the last edge. */
export async function readFigures(
  query: Query,
  edges: readonly Instant[],
  filter: ReportFilter,
): Promise<Record<ReportFigure, Valued>> {
  const [started = NO_STARTED] = await readRows(query, 'report_started', 'all', edges, filter)
  const [resolved = NO_RESOLVED] = await readRows(query, 'report_resolved', 'all', edges, filter)
  const [backlog = 0] = await readBacklog(query, edges.slice(-1), filter)
  const { calls, ended, call_length } = await readCalls(query, edges, filter)
  return {
    conversations: number(started.conversations),
    resolved: number(resolved.resolved),
    backlog: number(backlog),
    ai_confirmed: share(resolved.ai_confirmed, resolved.resolved),
    ai_assumed: share(resolved.ai_assumed, resolved.resolved),
    ai_given_up: share(resolved.ai_given_up, resolved.resolved),
    handoffs: share(started.handoffs, started.conversations),
    reopened: share(resolved.reopened, resolved.resolved),
    first_reply: { value: started.first_reply, count: started.replies },
    resolution_time: { value: resolved.resolution_time, count: resolved.resolved },
    sla_met: share(started.met, started.promises),
    ...(await readRatingFigures(query, edges, filter)),
    calls: number(calls),
    call_length: { value: call_length, count: ended },
  }
}

/** Returns the figures of ratings in the span between the first and the last edge. */
export async function readRatingFigures(query: Query, edges: readonly Instant[], filter: ReportFilter) {
  const [row = NO_RATINGS] = await readRows(query, 'report_ratings', 'all', edges, filter)
  const { value, count } = share(row.promoters - row.detractors, row.points)
  return {
    satisfaction: share(row.satisfied, row.ratings),
    response_rate: share(row.responded, row.asked),
    nps: { value: value === null ? null : value * 100, count },
  }
}

/** Adds the values of the days before; null without a comparison. */
export function withBefore<Name extends ReportFigure>(
  figures: Readonly<Record<Name, Valued>>,
  before: Readonly<Record<Name, Valued>> | null,
): Record<Name, Figure> {
  const names = REPORT_FIGURES.filter((name): name is Name => name in figures)
  return Object.fromEntries(
    names.map(name => [name, { ...figures[name], before: before?.[name].value ?? null }]),
  ) as Record<Name, Figure>
}

function number(count: number): Valued {
  return { value: count, count }
}

function share(part: number, count: number): Valued {
  return { value: count === 0 ? null : part / count, count }
}
