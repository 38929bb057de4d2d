import { ANSWER_TIMEOUT_MS } from '#contract/constants/ai.ts'
import { createFairTurns, type Turn } from '#server/limits/fair-turns.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { NamedModel } from '#server/ports/model.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { type AnswerDeps, answerConversation } from './answer-conversation.ts'

/** An answer that is not stored by then is due again, for any node. */
const LEASE_MS = 30_000
/**
 * Answers that one node has begun at once: in all, and of one company. Most of them wait for a language model. Further
 * ones stay due.
 */
const BEGUN_MAX = 128
const BEGUN_MAX_OF_COMPANY = 32
/**
 * Answers that search and store at once. One of a company, or another company's would share the processors with many
 * of them. Some wait for their company's index to be built, and must not keep all others waiting.
 */
const WORKING_AT_ONCE = { slots: 16, perCompany: 1 }

type Due = { readonly id: string; readonly company_id: string }

/** The answers that one node is writing. */
export type DueAnswers = {
  /**
   * Begins to answer what is due, without waiting for the answers: a slow one delays no other. `again` is called when
   * there may be more to begin.
   */
  readonly begin: (again: () => void) => Promise<void>
  /** Resolves when the answers that have begun are stored, or have failed. */
  readonly settled: () => Promise<void>
}

/** What answering needs. */
export type DueAnswersDeps = AnswerDeps & { readonly log: Pick<Log, 'error'> }

/**
 * Takes due answers under a lease, so that each is written once however many nodes there are. Companies take turns, so
 * that a flood of one company's questions does not delay another's answer.
 */
export function createDueAnswers(deps: DueAnswersDeps): DueAnswers {
  const { database, clock, log, metrics } = deps
  const turns = createFairTurns(WORKING_AT_ONCE)
  const begun = new Set<Promise<void>>()
  const begunOf = new Map<string, number>()
  /** Whether the newest round left answers that were due. */
  let mayBeMore = false
  metrics.watch('lapwing_ai_answers', () => {
    const { running, waiting } = turns.counts()
    return [
      { labels: { state: 'waiting' }, value: waiting },
      { labels: { state: 'working' }, value: running },
      { labels: { state: 'model' }, value: begun.size - running - waiting },
    ]
  })

  async function answer({ id, company_id }: Due): Promise<void> {
    const takenAt = clock.now()
    try {
      await turns.run(company_id, async turn => {
        // It could not end within its lease, and is due again afterwards.
        if (clock.now() - takenAt > LEASE_MS - ANSWER_TIMEOUT_MS) return
        const modelOf = async (companyId: string) => leaving(turn, await deps.modelOf(companyId))
        await answerConversation({ ...deps, modelOf }, company_id, id)
      })
    } catch (error) {
      log.error({ error, conversationId: id }, 'a visitor could not be answered')
    }
  }

  function count(companyId: string, change: 1 | -1): void {
    const now = (begunOf.get(companyId) ?? 0) + change
    if (now > 0) begunOf.set(companyId, now)
    else begunOf.delete(companyId)
  }

  return {
    async begin(again) {
      const left = BEGUN_MAX - begun.size
      if (left === 0) return
      const counts = new Map(begunOf)
      const taken = await takeDue(database, clock.now(), counts, left)
      for (const due of taken) {
        counts.set(due.company_id, (counts.get(due.company_id) ?? 0) + 1)
        count(due.company_id, 1)
        const answering = answer(due).finally(() => {
          begun.delete(answering)
          count(due.company_id, -1)
          if (mayBeMore) again()
        })
        begun.add(answering)
      }
      mayBeMore = taken.length === left || [...counts.values()].some(number => number >= BEGUN_MAX_OF_COMPANY)
    },
    settled: async () => void (await Promise.all(begun)),
  }
}

/** Returns a model for which an answer waits without its turn, since most are on other machines. */
function leaving(turn: Turn, { name, model }: NamedModel): NamedModel {
  return { name, model: { ...model, answer: request => turn.leave(() => model.answer(request)) } }
}

/**
 * Takes up to `most` due answers, the oldest of each company first: whose company has the fewest before it, begun ones
 * included, comes first.
 */
async function takeDue(
  database: Database,
  now: number,
  begunOf: ReadonlyMap<string, number>,
  most: number,
): Promise<Due[]> {
  const taken = await database.as(JOB_CLAIMS, query =>
    query<Due & { readonly place: number }>(
      `with due as (
         select id, coalesce(begun.count, 0) + row_number() over (partition by company_id order by ai_due_at, id) as place,
                ai_due_at
           from public.conversations left join unnest($3::uuid[], $4::integer[]) begun (company_id, count) using (company_id)
          where ai_due_at <= $1
       ), free as (
         select c.id, due.place from public.conversations c join due using (id)
          where c.ai_due_at <= $1 and due.place <= ${BEGUN_MAX_OF_COMPANY}
          order by due.place, due.ai_due_at limit $5 for no key update of c skip locked
       )
       update public.conversations c set ai_due_at = $2 from free where c.id = free.id
       returning c.id, c.company_id, free.place::integer`,
      [new Date(now), new Date(now + LEASE_MS), [...begunOf.keys()], [...begunOf.values()], most],
    ),
  )
  return taken.sort((a, b) => a.place - b.place)
}
