/** Brings due answers: at once when a message has come, and from the table when a process died on the way. */
import type { Clock } from '#core/clock.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { type AnswerMeans, answerConversation } from '#server/domain/answers/answer-conversation.ts'

/** A job that has not answered by then is taken up again, by any node. */
const LEASE_MS = 30_000
const SWEEP_EVERY_MS = 2_000
const BATCH = 20

export type AnswerJob = {
  /** Answers what is due now, without waiting for the next sweep. */
  readonly nudge: () => void
  readonly stop: () => Promise<void>
}

type Due = { readonly id: string; readonly company_id: string }

export function startAnswerJob(
  means: AnswerMeans & {
    readonly clock: Clock
    readonly log: { readonly error: (detail: object, text: string) => void }
  },
): AnswerJob {
  const { database, clock, log } = means
  let isStopped = false
  let timer: unknown = null
  const running = new Set<Promise<void>>()

  async function takeDue(): Promise<Due[]> {
    const now = clock.now()
    return database.as(JOB_CLAIMS, query =>
      query<Due>(
        `update public.conversations set ai_due_at = $2
          where id in (select id from public.conversations where ai_due_at <= $1
                        order by ai_due_at limit ${BATCH} for update skip locked)
        returning id, company_id`,
        [new Date(now), new Date(now + LEASE_MS)],
      ),
    )
  }

  async function answerDue(): Promise<void> {
    try {
      const due = await takeDue()
      await Promise.all(due.map(({ id, company_id }) => answerConversation(means, company_id, id)))
      if (due.length > 0 && !isStopped) await answerDue()
    } catch (error) {
      log.error({ error }, 'answers could not be brought')
    }
  }

  function nudge(): void {
    if (isStopped) return
    const run = answerDue().finally(() => running.delete(run))
    running.add(run)
  }

  function sweep(): void {
    nudge()
    timer = clock.setTimeout(sweep, SWEEP_EVERY_MS)
  }

  sweep()
  return {
    nudge,
    async stop() {
      isStopped = true
      clock.clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
