/** The workspace's health: its checks, their causes, and the limits between them. */

const MINUTE_MS = 60_000

/** States of a check, from good to bad. */
export const HEALTH_STATES = ['ok', 'attention', 'broken'] as const
/** One of `HEALTH_STATES`. */
export type HealthState = (typeof HEALTH_STATES)[number]

/** Each check, in the order of the page, with its causes and their states. A check has one cause at a time. */
export const HEALTH_CAUSES = {
  queue: {
    'nobody-waits': 'ok',
    'somebody-waits': 'ok',
    'waits-unassigned': 'attention',
    'past-deadline': 'broken',
  },
  widgets: {
    'widgets-run': 'ok',
    'no-site': 'attention',
    'sites-silent': 'attention',
    'site-problems': 'attention',
  },
  ai: {
    'ai-answers': 'ok',
    'ai-off': 'ok',
    'ai-idle': 'ok',
    'ai-some-failed': 'attention',
    'ai-limit-reached': 'attention',
    'ai-failing': 'broken',
  },
  knowledge: { 'articles-searchable': 'ok', 'articles-being-read': 'attention', 'no-articles': 'attention' },
  mail: { 'mail-sent': 'ok', 'mail-late': 'attention', 'mail-failing': 'broken' },
  realtime: {
    'realtime-live': 'ok',
    'realtime-elsewhere': 'ok',
    'realtime-behind': 'attention',
    'realtime-stuck': 'broken',
  },
  files: {
    'files-on-disk': 'ok',
    'files-in-database': 'ok',
    'files-in-s3': 'ok',
    'files-elsewhere': 'ok',
    'files-stuck': 'attention',
    'files-disk-low': 'attention',
  },
  jobs: { 'jobs-run': 'ok', 'job-failed': 'attention', 'job-overdue': 'broken' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, HealthState>>>>
/** A check's name. */
export type HealthCheckName = keyof typeof HEALTH_CAUSES
/** A cause of any check. */
export type HealthCause = { [Name in HealthCheckName]: keyof (typeof HEALTH_CAUSES)[Name] }[HealthCheckName]

/** Time that a visitor may wait for a human without an assignee, in ms. */
export const WAITS_UNASSIGNED_AFTER_MS = 5 * MINUTE_MS
/** Time after which an email that is due counts as late, in ms. */
export const MAIL_LATE_AFTER_MS = 10 * MINUTE_MS
/** Time after its next round was due until a job counts as overdue, in ms: longer than any usual round. */
export const JOB_OVERDUE_AFTER_MS = 2 * MINUTE_MS
/** Interval at which each node records its jobs' rounds, in ms. */
export const JOB_RECORD_INTERVAL_MS = 10_000
/** Age of an undelivered change from which realtime is behind, or stuck, in ms. */
export const REALTIME_BEHIND_AFTER_MS = 5_000
export const REALTIME_STUCK_AFTER_MS = 30_000
/** Time without its vectors until a published article counts as not yet read, in ms. */
export const ARTICLE_READ_AFTER_MS = 5 * MINUTE_MS
/** How far back the AI's answers count, in ms. */
export const AI_HEALTH_WINDOW_MS = 24 * 60 * MINUTE_MS
/** AI answers in a row, the newest, that must all have failed for the AI to count as failing. */
export const AI_FAILING_RUN = 3
