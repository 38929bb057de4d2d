import {
  READINESS_CAUSES,
  READINESS_LIMIT_MS,
  type ReadinessCause,
  type ReadinessCheckName,
} from '#contract/constants/readiness.ts'
import type { ReadinessCheck } from '#contract/entities/readiness.ts'
import type { Clock } from '#core/clock.ts'
import { DatabaseError } from '#server/ports/database.ts'

/** One check of the node. */
export type Check = {
  readonly name: ReadinessCheckName
  /**
   * Resolves with the cause of a failure or warning, or null. What it rejects with counts as a failure of the database. It need not
   * end before `signal` aborts.
   */
  readonly find: (signal: AbortSignal) => Promise<ReadinessCause | null>
}

/** Causes by SQLSTATE. */
const CAUSES: readonly (readonly [RegExp, ReadinessCause])[] = [
  [/^25006$/, READINESS_CAUSES.readOnly],
  [/^53100$/, READINESS_CAUSES.databaseFull],
  [/^53300$/, READINESS_CAUSES.tooManyConnections],
  [/^57014$/, READINESS_CAUSES.late],
  [/^(?:08|57P)/, READINESS_CAUSES.unreachable],
]

/** Returns the cause of an error of the database. */
export function causeOf(error: unknown): ReadinessCause {
  const code = error instanceof DatabaseError ? error.code : ''
  return CAUSES.find(([pattern]) => pattern.test(code))?.[1] ?? READINESS_CAUSES.refused
}

/** Returns what `work` resolves to, or `late` after a check's time limit, which aborts `signal`. */
export async function withinLimit<T>(
  clock: Clock,
  work: (signal: AbortSignal) => Promise<T>,
  late: T,
): Promise<T> {
  const limit = new AbortController()
  const isLate = new Promise<T>(resolve => limit.signal.addEventListener('abort', () => resolve(late)))
  const timer = clock.setTimeout(() => limit.abort(), READINESS_LIMIT_MS)
  const result = await Promise.race([work(limit.signal), isLate])
  clock.clearTimeout(timer)
  return result
}

/** Runs a check within its time limit. Never rejects. */
export async function runCheck({ name, find }: Check, clock: Clock): Promise<ReadinessCheck> {
  const cause = await withinLimit(clock, signal => find(signal).catch(causeOf), READINESS_CAUSES.late)
  const state = cause === null ? 'ok' : cause === READINESS_CAUSES.diskLow ? 'low' : 'failed'
  return { name, state, cause }
}
