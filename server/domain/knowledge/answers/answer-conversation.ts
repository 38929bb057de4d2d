import { ANSWER_TIMEOUT_MS } from '#contract/constants/ai.ts'
import type { Clock } from '#core/clock.ts'
import { timeoutAfterAi } from '#core/conversation-record/timeouts.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { aiClaims } from '../../actor.ts'
import { readTimers } from '../../conversations/lifecycle/current-timeout.ts'
import { lockConversation } from '../../conversations/lock-conversation.ts'
import { storeMessage } from '../../conversations/messages/store-message.ts'
import { saveConversation } from '../../conversations/save-conversation.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type Knowledge, onlyIn } from '../search/knowledge.ts'
import { type ComposeDeps, type ComposedAnswer, composeAnswer } from './compose-answer.ts'
import { createProgressWriter } from './progress/progress-writer.ts'
import { readThread } from './read-thread.ts'
import { takeAnswer } from './take-answer.ts'

/** What `answerConversation` needs. */
export type AnswerDeps = ComposeDeps & {
  readonly database: Database
  readonly clock: Clock
  readonly knowledge: Knowledge
  readonly metrics: Pick<Metrics, 'count' | 'watch'>
}

type AiClaims = ReturnType<typeof aiClaims>

/**
 * Answers the newest message of a conversation.
 * The answer is posted only if the AI is still to answer when it is ready and no message has come in meanwhile. A
 * late answer is dropped, never posted after an agent has taken over. Spec 4.11.
 */
export async function answerConversation(
  deps: AnswerDeps,
  companyId: string,
  conversationId: string,
): Promise<void> {
  const claims = aiClaims(companyId, conversationId)
  const { last, picked, ...thread } = await deps.database.as(claims, query =>
    readThread(query, conversationId),
  )
  if (!last) return
  const progress = createProgressWriter(deps, conversationId, last.sequence)
  const timeout = new AbortController()
  const timer = deps.clock.setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS)
  try {
    const answer =
      last.sender_type === 'visitor'
        ? await composeAnswer(deps, {
            companyId,
            claims,
            ...thread,
            ...(await begin(deps, claims, companyId, conversationId)),
            isPicked: picked !== null,
            search: picked === null ? deps.knowledge.search : onlyIn(picked, deps.knowledge.search),
            signal: timeout.signal,
            onText: progress.write,
          })
        : null
    const isPosted = await deps.database.as(claims, query =>
      post(query, conversationId, last.sequence, answer, deps.clock),
    )
    if (isPosted) {
      const { outcome, model } = answer!.trace
      const isOffer = answer!.meta.type === 'offer'
      const by = isOffer || model === null ? 'none' : model === deps.builtIn.name ? 'built-in' : 'model'
      deps.metrics.count('lapwing_ai_answers_total', { outcome, by })
    }
  } finally {
    deps.clock.clearTimeout(timer)
    await progress.end()
  }
}

/** Returns the company's AI settings and texts, and how an answer is taken from the allowances. */
async function begin(
  { database, clock }: AnswerDeps,
  claims: AiClaims,
  companyId: string,
  conversationId: string,
) {
  const read = await database.as(claims, async query => ({
    settings: await readSettings(query, companyId, 'ai'),
    texts: (await readSettings(query, companyId, 'chat-flow')).texts,
  }))
  const take = () => database.as(claims, query => takeAnswer(query, conversationId, read.settings, clock))
  return { ...read, take }
}

/** Returns whether the answer was posted. */
async function post(
  query: Query,
  conversationId: string,
  question: number,
  answer: ComposedAnswer | null,
  clock: Clock,
): Promise<boolean> {
  const now = new Date(clock.now())
  const current = await lockConversation(query, conversationId)
  // A message that came meanwhile has itself decided whether an answer is due.
  if (current.last_sequence !== question) return false
  if (!answer || current.pen !== 'ai' || current.status !== 'open') {
    await saveConversation(query, current, { ai_due_at: null })
    return false
  }
  await storeMessage(query, current, 'ai', answer, now)
  const timers = await readTimers(query, current.company_id)
  await saveConversation(query, current, { ai_due_at: null }, timeoutAfterAi(answer.meta.type, timers, now))
  return true
}
