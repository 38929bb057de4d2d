import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { type AnswerDeps, answerConversation } from './answer-conversation.ts'

/** An answer that is not stored by then is due again, for any node. */
const LEASE_MS = 30_000
const BATCH = 20

type Due = { readonly id: string; readonly company_id: string }

/** The answers that one node is writing. */
export type DueAnswers = {
  /** Begins to answer what is due, without waiting for the answers: a slow one delays no other. Returns whether there may be more. */
  readonly begin: () => Promise<boolean>
  /** Resolves when the answers that have begun are stored, or have failed. */
  readonly settled: () => Promise<void>
}

/** Takes due answers under a lease, so that each is written once however many nodes there are. */
export function createDueAnswers(
  deps: AnswerDeps & { readonly log: { readonly error: (detail: object, text: string) => void } },
): DueAnswers {
  const { database, clock, log } = deps
  const running = new Set<Promise<void>>()

  async function answer({ id, company_id }: Due): Promise<void> {
    try {
      await answerConversation(deps, company_id, id)
    } catch (error) {
      log.error({ error, conversationId: id }, 'a visitor could not be answered')
    }
  }

  return {
    async begin() {
      const due = await takeDue(database, clock.now())
      for (const one of due) {
        const answering = answer(one).finally(() => running.delete(answering))
        running.add(answering)
      }
      return due.length === BATCH
    },
    settled: async () => void (await Promise.all(running)),
  }
}

function takeDue(database: Database, now: number): Promise<Due[]> {
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
