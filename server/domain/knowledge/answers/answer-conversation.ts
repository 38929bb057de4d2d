import { ANSWER_TIMEOUT_MS } from '#contract/constants/ai.ts'
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import { timeoutAfterAi } from '#core/conversation-record/timeouts.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { aiClaims } from '../../actor.ts'
import {
  lockConversation,
  readTimers,
  saveConversation,
  storeMessage,
} from '../../conversations/locked-conversation.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type Knowledge, onlyIn } from '../search/knowledge.ts'
import { type ComposeDeps, type ComposedAnswer, composeAnswer } from './compose-answer.ts'
import { joinOpenMessages } from './open-messages.ts'
import { createProgressWriter } from './progress/progress-writer.ts'
import { takeAnswer } from './take-answer.ts'

const HISTORY = 12

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
  if (!answer || current.responder !== 'ai' || current.status !== 'open') {
    await saveConversation(query, current, { ai_due_at: null })
    return false
  }
  await storeMessage(query, current, 'ai', answer, now)
  const timers = await readTimers(query, current.company_id)
  await saveConversation(query, current, { ai_due_at: null }, timeoutAfterAi(answer.meta.type, timers, now))
  return true
}

type StoredTurn = {
  readonly sequence: number
  readonly sender_type: SenderType
  readonly content: string
  readonly meta: MessageMeta
}

/** The part of a conversation on which the next answer depends. */
type Thread = {
  readonly locale: string
  /** The newest message; undefined if there is none. */
  readonly last: StoredTurn | undefined
  /** Oldest first. The last turn is the question: all that the visitor has written since the last answer. */
  readonly turns: readonly StoredTurn[]
  /** Slug of the article that the visitor picked to answer from; null if any article may answer. */
  readonly picked: string | null
}

/**
 * Reads the newest messages of a conversation.
 * If the newest is a picked article, the turns end with the question for which it was suggested: the article has to
 * answer that question, not its own title.
 */
async function readThread(query: Query, conversationId: string): Promise<Thread> {
  const [conversation] = await query<{ locale: string }>(
    'select locale from public.conversations where id = $1',
    [conversationId],
  )
  const locale = conversation?.locale ?? 'en'
  const turns = await readTurns(query, conversationId, null)
  const last = turns.at(-1)
  const picked = last?.meta.type === 'picked' ? last.meta.slug : undefined
  const questionSequence =
    picked === undefined ? null : await readQuestion(query, conversationId, last!.sequence)
  if (picked === undefined || questionSequence === null)
    return { locale, last, turns: joinOpenMessages(turns), picked: null }
  return { locale, last, turns: await readTurns(query, conversationId, questionSequence), picked }
}

/** Returns the newest turns, oldest first, up to a sequence or (null) all. */
async function readTurns(
  query: Query,
  conversationId: string,
  until: number | null,
): Promise<readonly StoredTurn[]> {
  const newest = await query<StoredTurn>(
    `select sequence, sender_type, content, meta from public.messages
      where conversation_id = $1 and ($2::int is null or sequence <= $2) order by sequence desc limit $3`,
    [conversationId, until, HISTORY],
  )
  return newest.reverse()
}

/**
 * Returns the sequence of the question for which articles were last suggested before a message; null if none were.
 */
async function readQuestion(query: Query, conversationId: string, before: number): Promise<number | null> {
  const [row] = await query<{ sequence: number }>(
    `select m.sequence from public.messages m
      where m.conversation_id = $1 and m.sender_type = 'visitor' and m.sequence < (
        select max(s.sequence) from public.messages s
         where s.conversation_id = $1 and s.sequence < $2 and s.sender_type = 'ai'
           and s.meta ->> 'type' = 'suggestions')
      order by m.sequence desc limit 1`,
    [conversationId, before],
  )
  return row?.sequence ?? null
}
