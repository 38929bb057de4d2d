/**
 * The metrics port, and every metric that the server has besides those of its process. No label names a company, a
 * person or a conversation.
 */

type Definition = { readonly help: string; readonly labels: readonly string[] }

/** What is counted. */
export const COUNTERS = {
  lapwing_ai_answers_total: {
    help: 'Replies that the AI posted, by how they came about (refusals are outcomes, too) and by what answered: a language model, the built-in answerer, or none.',
    labels: ['outcome', 'by'],
  },
  lapwing_model_failures_total: {
    help: 'Questions that a language model gave no answer to, by the reason.',
    labels: ['problem'],
  },
  lapwing_incoming_emails_total: {
    help: 'Mails that were read: they became a message (done), became none for a reason (left-out), or could not be read (failed).',
    labels: ['outcome'],
  },
  lapwing_mailbox_failures_total: {
    help: 'Times that a mailbox could not be opened or read, by the mailbox and the problem.',
    labels: ['mailbox', 'problem'],
  },
  lapwing_emails_total: { help: 'Emails handed over (sent) or not (failed).', labels: ['outcome'] },
  lapwing_bounced_emails_total: {
    help: 'Emails to visitors that came back: of an address that gets none (hard), for another reason (soft), or called spam (complaint).',
    labels: ['kind'],
  },
  lapwing_change_feed_overflows_total: {
    help: 'Times that too many changes waited, so that they were dropped and their sockets closed.',
    labels: [],
  },
  lapwing_search_index_builds_total: {
    help: 'Search indexes that were built from nothing, while a first question waited.',
    labels: [],
  },
  lapwing_search_index_evictions_total: {
    help: 'Search indexes that were dropped from memory to make room for others.',
    labels: [],
  },
  lapwing_event_failures_total: {
    help: 'Failures of a consumer at an event of the log.',
    labels: ['consumer'],
  },
  lapwing_database_refusals_total: {
    help: 'Transactions that were refused because the database was busy.',
    labels: [],
  },
  lapwing_job_failures_total: { help: 'Rounds of a job that failed on this node.', labels: ['job'] },
} as const satisfies Readonly<Record<string, Definition>>

/** What is timed, as histograms in seconds. */
export const TIMERS = {
  lapwing_http_request_duration_seconds: {
    help: 'Time until an HTTP response begins, by the pattern of its route.',
    labels: ['method', 'route', 'status'],
  },
  lapwing_database_wait_seconds: { help: 'Time that a transaction waits for a connection.', labels: [] },
  lapwing_job_round_duration_seconds: {
    help: 'Duration of the rounds of a job on this node.',
    labels: ['job'],
  },
} as const satisfies Readonly<Record<string, Definition>>

/** What is read when the metrics are collected. */
export const GAUGES = {
  lapwing_build_info: { help: 'What runs: 1.', labels: ['version', 'commit'] },
  lapwing_database_connections: {
    help: 'Connections in use and idle, and transactions that wait for one.',
    labels: ['state'],
  },
  lapwing_clock_offset_seconds: {
    help: 'Time of the database minus that of this machine.',
    labels: [],
  },
  lapwing_mailbox_lag_seconds: {
    help: 'Time since a mailbox was last read to its end.',
    labels: ['mailbox'],
  },
  lapwing_mailbox_failing: { help: 'Whether a mailbox cannot be read now (1).', labels: ['mailbox'] },
  lapwing_change_feed_lag_seconds: {
    help: 'Time that the oldest undelivered change has waited on this node.',
    labels: [],
  },
  lapwing_change_feed_waiting: { help: 'Changed rows that wait to be delivered on this node.', labels: [] },
  lapwing_sockets: { help: 'Open realtime sockets of this node.', labels: [] },
  lapwing_job_age_seconds: {
    help: 'Time since the newest round of a job began on this node.',
    labels: ['job'],
  },
  lapwing_events_lag_seconds: {
    help: 'Time since the oldest event was written that a consumer has yet to read.',
    labels: ['consumer'],
  },
  lapwing_events_held_back_seconds: {
    help: 'Time that an open transaction anywhere in the cluster has held back newer events.',
    labels: [],
  },
  lapwing_search_indexes: { help: 'Companies whose search index is in memory.', labels: [] },
  lapwing_search_index_bytes: { help: 'Memory of all search indexes together, estimated.', labels: [] },
  lapwing_search_index_builds_waiting: {
    help: 'Search indexes that wait to be built, each with a first question.',
    labels: [],
  },
  lapwing_ai_answers: {
    help: 'Answers that this node has begun: waiting for their turn, working, or waiting for a language model.',
    labels: ['state'],
  },
  lapwing_models_resting: {
    help: 'Language models that failed several times and are not asked for a while on this node.',
    labels: [],
  },
  lapwing_exports: { help: 'Exports that read from the database or wait for their turn.', labels: ['state'] },
  lapwing_disk_free_bytes: {
    help: 'Space that this node may still fill on the disk of the data folder.',
    labels: [],
  },
  lapwing_disk_bytes: { help: 'Size of that disk.', labels: [] },
  lapwing_voice_calls: { help: 'Calls whose connection this node ends.', labels: [] },
} as const satisfies Readonly<Record<string, Definition>>

type LabelsOf<Metric extends Definition> = { readonly [Label in Metric['labels'][number]]: string }
/** One value of a gauge. */
export type Reading<Labels> = { readonly labels: Labels; readonly value: number }

type Readings<Name extends keyof typeof GAUGES> = readonly Reading<LabelsOf<(typeof GAUGES)[Name]>>[]

/** Counts, times and watches. All calls are cheap. */
export type Metrics = {
  readonly count: <Name extends keyof typeof COUNTERS>(
    name: Name,
    labels: LabelsOf<(typeof COUNTERS)[Name]>,
  ) => void
  /** @param ms a duration in ms */
  readonly time: <Name extends keyof typeof TIMERS>(
    name: Name,
    labels: LabelsOf<(typeof TIMERS)[Name]>,
    ms: number,
  ) => void
  /** Has a gauge read at each collection. `read` doesn't reject. */
  readonly watch: <Name extends keyof typeof GAUGES>(
    name: Name,
    read: () => Readings<Name> | Promise<Readings<Name>>,
  ) => void
}

/** Metrics that nobody reads. */
export const NO_METRICS: Metrics = { count() {}, time() {}, watch() {} }
