import type { WorkspaceHealth } from '#contract/entities/health.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Disk } from '#server/ports/disk.ts'
import type { FilesState } from '#server/ports/files.ts'
import type { RealtimeState } from '#server/ports/realtime.ts'
import { BUILD } from '#server/product-version.ts'
import { JOB_CLAIMS, type Member } from '../actor.ts'
import { isLow } from '../readiness/node-checks.ts'
import { checkAi } from './ai-health.ts'
import { checkFiles } from './files-health.ts'
import { checkJobs, readJobs } from './jobs-health.ts'
import { checkKnowledge } from './knowledge-health.ts'
import { checkMail } from './mail-health.ts'
import { checkQueue } from './queue-health.ts'
import { checkRealtime } from './realtime-health.ts'
import { checkWidgets } from './widgets-health.ts'

/** Dependencies of the health page. */
export type HealthDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Dates conversations: the demo clock in demo mode. */
  readonly conversationClock: Pick<Clock, 'now'>
  /** Jobs that the server runs. */
  readonly jobNames: readonly string[]
  readonly embeddingModel: string | null
  readonly realtimeState: ((companyId: string) => RealtimeState) | null
  /** Null if a Supabase project keeps the files. */
  readonly filesState: (() => Promise<FilesState>) | null
  /** Null if the node stores nothing on its disk. */
  readonly disk: Pick<Disk, 'readSpace'> | null
}

/** Returns how the company's workspace works now. */
export async function readWorkspaceHealth(
  {
    database,
    clock,
    conversationClock,
    jobNames,
    embeddingModel,
    realtimeState,
    filesState,
    disk,
  }: HealthDeps,
  { claims, companyId }: Member,
): Promise<WorkspaceHealth> {
  const now = clock.now()
  const conversationNow = conversationClock.now()
  const own = await database.as(claims, async query => ({
    queue: await checkQueue(query, companyId, conversationNow),
    widgets: await checkWidgets(query, companyId, now),
    ai: await checkAi(query, companyId, conversationNow),
  }))
  // These tables are the server's, so each of these queries names the company itself.
  const servers = await database.as(JOB_CLAIMS, async query => ({
    knowledge: await checkKnowledge(query, companyId, embeddingModel, now),
    mail: await checkMail(query, companyId, conversationNow),
    jobs: await readJobs(query, jobNames, now),
  }))
  const space = (await disk?.readSpace().catch(() => null)) ?? null
  return {
    build: BUILD,
    checked_at: new Date(now).toISOString(),
    checks: [
      own.queue,
      own.widgets,
      own.ai,
      servers.knowledge,
      servers.mail,
      checkRealtime(realtimeState?.(companyId) ?? null),
      checkFiles((await filesState?.()) ?? null, space !== null && isLow(space)),
      checkJobs(servers.jobs),
    ],
    jobs: servers.jobs,
  }
}
