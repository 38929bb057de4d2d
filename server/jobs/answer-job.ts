/** Brings due answers: at once when a message has come, and from the table when a process died on the way. */
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { type AnswerDeps, answerConversation } from '#server/domain/knowledge/answers/answer-conversation.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

/** A job that has not answered by then is taken up again, by any node. */
const LEASE_MS = 30_000
const SWEEP_EVERY_MS = 2_000
const BATCH = 20

type Due = { readonly id: string; readonly company_id: string }

export function startAnswerJob(deps: AnswerDeps & SweepDeps): Sweep {
  const { database, clock, log } = deps
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

  async function bring({ id, company_id }: Due): Promise<void> {
    try {
      await answerConversation(deps, company_id, id)
    } catch (error) {
      log.error({ error, conversationId: id }, 'an answer could not be brought')
    }
  }

  async function round(): Promise<boolean> {
    const due = await takeDue()
    // Not waited for: a slow answer holds up no other.
    for (const one of due) {
      const answer = bring(one).finally(() => running.delete(answer))
      running.add(answer)
    }
    return due.length === BATCH
  }

  const sweep = startSweep(deps, SWEEP_EVERY_MS, round, 'due answers could not be taken up')
  return {
    nudge: sweep.nudge,
    async stop() {
      await sweep.stop()
      await Promise.all(running)
    },
  }
}
