import { z } from 'zod'
import {
  READINESS_CAUSES,
  READINESS_CHECKS,
  READINESS_STATES,
  type ReadinessCause,
} from '../constants/readiness.ts'

const causes = Object.values(READINESS_CAUSES) as [ReadinessCause, ...ReadinessCause[]]

/** The result of one check. */
export const readinessCheck = z.object({
  name: z.union([z.enum(READINESS_CHECKS), z.templateLiteral(['job:', z.string()])]),
  state: z.enum(READINESS_STATES),
  /** Null if the state is `ok`. */
  cause: z.enum(causes).nullable(),
  /** Of a job: time since a node began its newest round, in seconds; null if none has, or if it isn't known. */
  age_s: z.int().nullable().optional(),
})
/** A parsed `readinessCheck`. */
export type ReadinessCheck = z.infer<typeof readinessCheck>

/** Whether a node may get requests: `ok` unless a check has failed. */
export const readiness = z.object({ ok: z.boolean(), checks: z.array(readinessCheck) })
/** A parsed `readiness`. */
export type Readiness = z.infer<typeof readiness>
