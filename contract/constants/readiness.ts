/** Whether a node may get requests: its checks, their states and their causes. */

/** Checks of the node itself. One that fails makes the node unready. */
export const READINESS_CHECKS = ['write', 'listen', 'migrations', 'disk', 'stopping'] as const
/** One of `READINESS_CHECKS`. */
export type ReadinessCheckName = (typeof READINESS_CHECKS)[number]

/**
 * States of a check. A disk whose space is `low` is shown and leaves the node ready: it still writes. A job is `overdue` or `failing`, which is shown and leaves the node ready: without the node, nothing
 * would be better. It is `unknown` if the database does not answer.
 */
export const READINESS_STATES = ['ok', 'low', 'failed', 'overdue', 'failing', 'unknown'] as const

/** Causes. Fixed texts, because everybody may read them. */
export const READINESS_CAUSES = {
  readOnly: 'the database is read-only',
  databaseFull: 'the disk of the database is full',
  tooManyConnections: 'the database has too many connections',
  unreachable: 'the database cannot be reached',
  late: 'no answer in time',
  refused: 'the database refused it',
  missing: 'a migration is not applied',
  outdated: 'the database was upgraded for a newer version',
  diskLow: 'less than 5% and less than 1 GiB of the data folder’s disk is free',
  unwritable: 'a file cannot be written to the data folder',
  stopping: 'the server is stopping',
  jobOverdue: 'no node has begun a round in time',
  jobFailed: 'the last round failed',
} as const
/** One of `READINESS_CAUSES`. */
export type ReadinessCause = (typeof READINESS_CAUSES)[keyof typeof READINESS_CAUSES]

/** How long the results of the checks are shared, in ms, so that nobody can load the database with them. */
export const READINESS_SHARED_MS = 1_000
/** Time limit of a check, in ms. */
export const READINESS_LIMIT_MS = 5_000
/** A disk's space is low if less than both is free: a share of its size, and a number of bytes. */
export const DISK_FREE_MIN = { share: 0.05, bytes: 1_024 ** 3 } as const
