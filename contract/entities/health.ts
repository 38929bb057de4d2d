import { z } from 'zod'
import { HEALTH_CAUSES, HEALTH_STATES, type HealthCause, type HealthCheckName } from '../constants/health.ts'
import { instant } from './values.ts'

const names = Object.keys(HEALTH_CAUSES) as [HealthCheckName, ...HealthCheckName[]]
const causes = Object.values(HEALTH_CAUSES).flatMap(Object.keys) as [HealthCause, ...HealthCause[]]

/** The result of one check. Its numbers are those of the company, besides the jobs'. */
export const healthCheck = z.object({
  name: z.enum(names),
  state: z.enum(HEALTH_STATES),
  cause: z.enum(causes),
  /** Numbers for the cause's sentence, by name, such as `{ waiting: 3 }`. */
  counts: z.record(z.string(), z.int().min(0)),
  /** Since when the cause lasts, or when something last happened; null if unknown. */
  at: instant.nullable(),
})
/** A parsed `healthCheck`. */
export type HealthCheck = z.infer<typeof healthCheck>

/** When a job of the server last ran, on any node. */
export const jobHealth = z.object({
  name: z.string(),
  state: z.enum(HEALTH_STATES),
  last_started_at: instant.nullable(),
  /** Of the newest round that has ended. */
  duration_ms: z.int().min(0).nullable(),
  next_at: instant.nullable(),
  last_failed_at: instant.nullable(),
})
/** A parsed `jobHealth`. */
export type JobHealth = z.infer<typeof jobHealth>

/** A build of the product: its version, and the commit that it was made from; null if nobody knows. */
export const build = z.object({
  version: z.string(),
  /** The whole hash; ends in `-dirty` if files were changed since. */
  commit: z.string().nullable(),
  committed_at: z.string().nullable(),
})
/** A parsed `build`. */
export type Build = z.infer<typeof build>

/** The health of a workspace at an instant, and what runs it. */
export const workspaceHealth = z.object({
  build,
  checked_at: instant,
  checks: z.array(healthCheck),
  jobs: z.array(jobHealth),
})
/** A parsed `workspaceHealth`. */
export type WorkspaceHealth = z.infer<typeof workspaceHealth>
