/** The figures of the reports: their names, units, definitions and limits. */

/** How a conversation came about: a call was connected in it, else the ticket form opened it, else the chat. */
export const REPORT_CHANNELS = ['chat', 'ticket', 'voice'] as const
/** One of `REPORT_CHANNELS`. */
export type ReportChannel = (typeof REPORT_CHANNELS)[number]

/** The figures, in the order of the page. */
export const REPORT_FIGURES = [
  'conversations',
  'resolved',
  'backlog',
  'ai_confirmed',
  'ai_assumed',
  'ai_given_up',
  'handoffs',
  'reopened',
  'first_reply',
  'resolution_time',
  'sla_met',
  'satisfaction',
  'response_rate',
  'nps',
  'calls',
  'call_length',
] as const
/** One of `REPORT_FIGURES`. */
export type ReportFigure = (typeof REPORT_FIGURES)[number]

/** What the value of a figure is: a number of things, a share from 0 to 1, seconds, or points from -100 to 100. */
export type ReportUnit = 'count' | 'share' | 'seconds' | 'points'
/** The unit of each figure. */
export const REPORT_UNITS = {
  conversations: 'count',
  resolved: 'count',
  backlog: 'count',
  ai_confirmed: 'share',
  ai_assumed: 'share',
  ai_given_up: 'share',
  handoffs: 'share',
  reopened: 'share',
  first_reply: 'seconds',
  resolution_time: 'seconds',
  sla_met: 'share',
  satisfaction: 'share',
  response_rate: 'share',
  nps: 'points',
  calls: 'count',
  call_length: 'seconds',
} as const satisfies Record<ReportFigure, ReportUnit>

/** What each figure says, in one sentence. Spam and conversations merged into another are in none. */
export const REPORT_DEFINITIONS = {
  conversations: 'Conversations that started in the range.',
  resolved: 'Conversations whose last resolution was in the range and that are resolved now.',
  backlog: 'Conversations that started before the end of the range and were not resolved for good by then.',
  ai_confirmed:
    'Share of the resolved conversations that only the AI answered and in which the visitor confirmed the last answer: by thanks, by rating it as helpful, or by a satisfied survey.',
  ai_assumed:
    'Share of the resolved conversations that only the AI answered and in which the visitor said nothing after its last answer.',
  ai_given_up:
    'Share of the resolved conversations that only the AI answered and in which the visitor said nothing after suggestions, a question back, an offer of a human, a complaint or an answer that did not help, or was not satisfied.',
  handoffs: 'Share of the started conversations in which a person was asked for.',
  reopened: 'Share of the resolved conversations that had been resolved before and were reopened.',
  first_reply:
    'Median time from the first moment at which a person was awaited to the first message of a person, of the conversations that started in the range.',
  resolution_time: 'Median time from the start to the last resolution, of the resolved conversations.',
  sla_met:
    'Share of the SLA deadlines that were met, of those that ended or were missed, of the conversations that started in the range.',
  satisfaction: 'Share of the ratings given in the range that were satisfied.',
  response_rate: 'Share of the surveys asked in the range that were answered.',
  nps: 'Net promoter score of the ratings from 0 to 10 given in the range: the share of 9 and 10 minus the share of 0 to 6.',
  calls: 'Conversations whose last voice call was connected in the range.',
  call_length: 'Median length of these calls, of those that have ended.',
} as const satisfies Record<ReportFigure, string>

/** Days of a range, at most. */
export const REPORT_DAYS_MAX = 400
/** Days of a range that is shown by day, at most. */
export const REPORT_DAILY_MAX = 62
/** Days of a range that is shown by week, at most; longer ones are shown by month. */
export const REPORT_WEEKLY_MAX = 182
/** Rows of a table by agent, team, label, channel or language. */
export const REPORT_ROWS_MAX = 50
/** Rows of a page of conversations or ratings. */
export const REPORT_PAGE_SIZE = 50
/** Answers below which a share is uncertain. */
export const REPORT_SURE_FROM = 30
/** First days of a week. */
export const WEEK_STARTS = ['monday', 'sunday'] as const
/** One of `WEEK_STARTS`. */
export type WeekStart = (typeof WEEK_STARTS)[number]
/** What the tables of the overview are by. */
export const REPORT_GROUPS = ['agent', 'team', 'label', 'channel', 'locale'] as const
/** One of `REPORT_GROUPS`. */
export type ReportGroup = (typeof REPORT_GROUPS)[number]
/** What the tables of the ratings are by. */
export const RATING_GROUPS = ['agent', 'team', 'channel', 'handled_by', 'survey_channel'] as const
/** One of `RATING_GROUPS`. */
export type RatingGroup = (typeof RATING_GROUPS)[number]
