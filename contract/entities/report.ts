/** Reports: the filter, and what each of them shows. Days are in the company's time zone, durations in seconds. */
import { z } from 'zod'
import { ASSIST_TASKS } from '../constants/assist.ts'
import { LOCALES } from '../constants/locales.ts'
import {
  RATING_GROUPS,
  REPORT_CHANNELS,
  REPORT_DAYS_MAX,
  REPORT_FIGURES,
  WEEK_STARTS,
} from '../constants/reports.ts'
import { SURVEY_KINDS } from '../constants/surveys.ts'
import { label } from './desk-action.ts'
import { instant } from './values.ts'

const DAY_MS = 86_400_000
const [FIRST_DAY, END_DAY] = ['2000-01-02', '2100-01-01']
const count = z.int().nonnegative()

/** A day in the company's time zone, such as `2026-03-29`. */
export const reportDay = z.iso
  .date()
  .refine(day => day >= FIRST_DAY && day < END_DAY, 'Choose a day of this century.')

/** What a report covers: the days, both included, and which conversations. What is not said does not matter. */
export const reportFilter = z.object({
  from: reportDay,
  to: reportDay,
  /** What the figures are compared with: as many days just before, or nothing. */
  compare: z.enum(['before', 'none']).default('before'),
  channel: z.enum(REPORT_CHANNELS).optional(),
  team_id: z.uuid().optional(),
  agent_id: z.uuid().optional(),
  label: label.optional(),
  locale: z.enum(LOCALES).optional(),
  /** Who answered: a person as soon as one has written. */
  handled_by: z.enum(['ai', 'agent']).optional(),
})
/** A parsed `reportFilter`. */
export type ReportFilter = z.infer<typeof reportFilter>

/** Returns the schema of a query with the filter's fields, with the rules about its days. */
export function reportQuery<Shape extends z.ZodRawShape>(fields: Shape) {
  return reportFilter.extend(fields).check(context => {
    const { from, to } = context.value as ReportFilter
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
    if (days < 1 || days > REPORT_DAYS_MAX)
      context.issues.push({
        code: 'custom',
        input: to,
        path: ['to'],
        message: `Choose at most ${REPORT_DAYS_MAX} days, the last not before the first.`,
      })
  })
}

/** A figure: its value (null if there is nothing to compute it from), from how many, and its value before. */
export const figure = z.object({
  value: z.number().nullable(),
  /** Conversations, surveys or answers that the value is computed from; of a share, its denominator. */
  count,
  /** The value of the days before; null without a comparison. */
  before: z.number().nullable(),
})
/** A parsed `figure`. */
export type Figure = z.infer<typeof figure>

const range = { from: reportDay, to: reportDay }

/** A day, week or month of the overview; the first and the last may be cut by the range. */
export const reportBucket = z.object({
  ...range,
  conversations: count,
  resolved: count,
  /** Resolved, and answered by the AI alone: with the visitor's confirmation, in silence after an answer, or given up. */
  ai_confirmed: count,
  ai_assumed: count,
  ai_given_up: count,
  /** Started conversations in which a person was asked for. */
  handoffs: count,
  /** At the end of the last day. */
  backlog: count,
  first_reply: z.number().nullable(),
  resolution_time: z.number().nullable(),
  ratings: count,
  satisfied: count,
  /** The same days of the range before. */
  before: z.object({ conversations: count, resolved: count }).nullable(),
})
/** A parsed `reportBucket`. */
export type ReportBucket = z.infer<typeof reportBucket>

const group = { id: z.string().nullable(), name: z.string().nullable() }

/** A row of a table of the overview. `id` is null for conversations without an agent, team or label. */
export const reportRow = z.object({
  ...group,
  conversations: count,
  resolved: count,
  first_reply: z.number().nullable(),
  resolution_time: z.number().nullable(),
  ratings: count,
  satisfied: count,
})
/** A parsed `reportRow`. */
export type ReportRow = z.infer<typeof reportRow>

/** Texts that the AI wrote for agents, by task, and what became of them. */
export const reportedAssists = z.object({
  task: z.enum(ASSIST_TASKS),
  offered: count,
  inserted: count,
  dismissed: count,
  sent: count,
  /** Sent as the AI wrote them. */
  unchanged: count,
})
/** A parsed `reportedAssists`. */
export type ReportedAssists = z.infer<typeof reportedAssists>

/** The overview. */
export const reportOverview = z.object({
  time_zone: z.string(),
  week_start: z.enum(WEEK_STARTS),
  unit: z.enum(['day', 'week', 'month']),
  before: z.object(range).nullable(),
  figures: z.record(z.enum(REPORT_FIGURES), figure),
  series: z.array(reportBucket),
  /** Started conversations by weekday (1 is Monday) and hour, where there are any. */
  hours: z.array(
    z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), conversations: count }),
  ),
  /** One row for each task; empty in the part `now`. */
  assists: z.array(reportedAssists),
})
/** A parsed `reportOverview`. */
export type ReportOverview = z.infer<typeof reportOverview>

/** What is going on now. */
export const reportLive = z.object({
  waiting: count,
  longest_wait_since: instant.nullable(),
  /** Tickets included. The sum of the three that follow. */
  open: count,
  with_ai: count,
  with_people: count,
  /** Neither the AI answers nor has an agent it. */
  with_nobody: count,
  /** Of the open ones. */
  tickets_open: count,
  calls_live: count,
  agents: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      status: z.enum(['online', 'away', 'offline']),
      /** Their open conversations, tickets included. */
      open: count,
    }),
  ),
})

/** A row of a table of ratings, with the Wilson 95% interval of the satisfied share; null without answers. */
export const ratingRow = z.object({
  ...group,
  asked: count,
  /** Answers with a score, given in the range. */
  answered: count,
  satisfied: count,
  low: z.number().nullable(),
  high: z.number().nullable(),
})
/** A parsed `ratingRow`. */
export type RatingRow = z.infer<typeof ratingRow>

const ratingFigures = z.object({ satisfaction: figure, response_rate: figure, nps: figure })

/** The ratings. */
export const reportRatings = z.object({
  time_zone: z.string(),
  unit: z.enum(['day', 'week', 'month']),
  before: z.object(range).nullable(),
  figures: ratingFigures,
  /** Surveys asked in the range. */
  asked: count,
  /** Answers with a score, given in the range. Those of pages count only in their own row of `survey_channel`. */
  answered: count,
  /** Answers of each kind by score; those of `comment` have none and are not here. */
  kind_counts: z.record(z.enum(SURVEY_KINDS), z.array(z.object({ score: z.int(), count }))),
  series: z.array(z.object({ ...range, answered: count, satisfied: count })),
  by: z.record(z.enum(RATING_GROUPS), z.array(ratingRow)),
})
/** A parsed `reportRatings`. */
export type ReportRatings = z.infer<typeof reportRatings>

/** A rating in a list. */
export const listedRating = z.object({
  id: z.uuid(),
  /** Null for an answer to a survey that stands on a page. */
  conversation_id: z.uuid().nullable(),
  subject: z.string().nullable(),
  kind: z.enum(SURVEY_KINDS),
  score: z.int().nullable(),
  comment: z.string().nullable(),
  customer_name: z.string().nullable(),
  agent_name: z.string().nullable(),
  handled_by: z.enum(['ai', 'agent']).nullable(),
  /** Where it was asked. */
  channel: z.string(),
  answered_at: instant,
})
/** A parsed `listedRating`. */
export type ListedRating = z.infer<typeof listedRating>

/** A conversation in a list behind a figure. */
export const reportedConversation = z.object({
  id: z.uuid(),
  number: z.int().nullable(),
  subject: z.string(),
  status: z.enum(['open', 'resolved', 'ticket']),
  channel: z.enum(REPORT_CHANNELS),
  customer_name: z.string().nullable(),
  agent_name: z.string().nullable(),
  started_at: instant,
  resolved_at: instant.nullable(),
  first_reply: z.number().nullable(),
  resolution_time: z.number().nullable(),
  rating: z.object({ kind: z.enum(SURVEY_KINDS), score: z.int().nullable() }).nullable(),
})
/** A parsed `reportedConversation`. */
export type ReportedConversation = z.infer<typeof reportedConversation>
