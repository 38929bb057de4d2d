import { z } from 'zod'
import { REPORT_FIGURES, REPORT_GROUPS } from '../constants/reports.ts'
import { SURVEY_KINDS } from '../constants/surveys.ts'
import {
  listedRating,
  reportDay,
  reportedConversation,
  reportLive,
  reportOverview,
  reportQuery,
  reportRatings,
  reportRow,
} from '../entities/report.ts'
import { queryInteger } from '../entities/values.ts'
import type { Route } from './route.ts'

const reads = { access: ['member'], isDeferrable: true } as const
const cursor = z.string().max(200).optional()
const next = z.string().nullable()
const bool = z.enum(['true', 'false']).transform(text => text === 'true')
const csv = { ...reads, isCsv: true, refusesImpersonation: true, response: z.string() } as const

/** Filters of a list of ratings. */
const ofRatings = {
  kind: z.enum(SURVEY_KINDS).optional(),
  score: z.coerce.number().int().min(0).max(10).optional(),
  is_satisfied: bool.optional(),
  has_comment: bool.optional(),
}

/** Which conversations of a figure are meant. */
const ofFigure = {
  figure: z.enum(REPORT_FIGURES).default('conversations'),
  /** Those that the figure counts, or all that it is computed from (the denominator of a share). */
  part: z.enum(['counted', 'all']).default('counted'),
  /** Days of a part of the range. */
  bucket_from: reportDay.optional(),
  bucket_to: reportDay.optional(),
  /** 1 is Monday. */
  weekday: queryInteger.min(1).max(7).optional(),
  hour: queryInteger.min(0).max(23).optional(),
}

/** Reports. Every member reads them; the company's time zone counts. */
export const reportRoutes = {
  /** With `part=now` only the figures and the last entry of the series, for a screen that follows changes. */
  readOverview: {
    ...reads,
    query: reportQuery({ part: z.enum(['all', 'now']).default('all') }),
    response: reportOverview,
  },
  /** Figures by agent, team and so on: those with the most conversations first, `REPORT_ROWS_MAX` at most. */
  readOverviewRows: {
    ...reads,
    query: reportQuery({ by: z.enum(REPORT_GROUPS) }),
    response: z.object({ rows: z.array(reportRow) }),
  },
  readLive: { ...reads, response: reportLive },
  readRatings: { ...reads, query: reportQuery({}), response: reportRatings },
  /** Answered surveys, the newest first, those of pages included. */
  listRatings: {
    ...reads,
    query: reportQuery({ ...ofRatings, cursor }),
    response: z.object({ items: z.array(listedRating), next }),
  },
  /** The conversations behind a figure, the newest first. */
  listReportConversations: {
    ...reads,
    query: reportQuery({ ...ofFigure, cursor }),
    response: z.object({
      items: z.array(reportedConversation),
      total: z.int().nonnegative(),
      next,
    }),
  },
  /** A row for each conversation behind a figure. */
  exportConversations: { ...csv, query: reportQuery(ofFigure) },
  /** A row for each message of the conversations that started in the range. */
  exportMessages: { ...csv, query: reportQuery({}) },
  /** A row for each rating. */
  exportRatings: { ...csv, query: reportQuery(ofRatings) },
} as const satisfies Record<string, Route>
