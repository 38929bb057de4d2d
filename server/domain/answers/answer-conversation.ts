import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import { copyOf } from '#core/copies.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Model, ModelPassage } from '#server/ports/model.ts'
import { aiClaims } from '../actor.ts'
import { lockConversation } from '../conversations/lock-conversation.ts'
import { postAsServer } from '../conversations/post-as-server.ts'
import { saveConversation } from '../conversations/save-conversation.ts'
import { settlingAfterAi } from '../conversations/settling.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { createProgressWriter } from './progress-writer.ts'
import { mayBeSmallTalk, smallTalkOf } from './small-talk.ts'
import { smallTalkWords } from './small-talk-words.ts'

const PASSAGES = 3
const HISTORY = 12
const MODEL_TIMEOUT_MS = 15_000

type Answer = { readonly content: string; readonly meta: MessageMeta & { readonly type: 'answer' | 'offer' } }

export type AnswerMeans = {
  readonly database: Database
  readonly clock: Clock
  readonly knowledge: Knowledge
  readonly model: Model
  readonly log: { readonly warn: (detail: object, text: string) => void }
}

type Turn = { readonly sequence: number; readonly sender_type: SenderType; readonly content: string }
type Thread = { readonly locale: string; readonly turns: readonly Turn[] }
type AiClaims = ReturnType<typeof aiClaims>

/**
 * Answers the newest message of a conversation, if the AI still holds the pen when the answer is ready and nothing
 * was said meanwhile: a late answer is dropped, never posted after an agent has come.
 */
export async function answerConversation(
  means: AnswerMeans,
  companyId: string,
  conversationId: string,
): Promise<void> {
  const claims = aiClaims(companyId, conversationId)
  const thread = await readThread(means.database, claims, conversationId)
  const last = thread.turns.at(-1)
  if (!last) return
  const progress = createProgressWriter(means, conversationId, last.sequence)
  try {
    const answer =
      last.sender_type === 'visitor' ? await compose(means, companyId, claims, thread, progress.write) : null
    await means.database.as(claims, query => post(query, conversationId, last.sequence, answer, means.clock))
  } finally {
    await progress.end()
  }
}

function readThread(database: Database, claims: AiClaims, conversationId: string): Promise<Thread> {
  return database.as(claims, async query => {
    const [conversation] = await query<{ locale: string }>(
      'select locale from public.conversations where id = $1',
      [conversationId],
    )
    const turns = await query<Turn>(
      `select * from (
         select sequence, sender_type, content from public.messages where conversation_id = $1
          order by sequence desc limit $2) newest order by sequence`,
      [conversationId, HISTORY],
    )
    return { locale: conversation?.locale ?? 'en', turns }
  })
}

async function post(
  query: Query,
  conversationId: string,
  question: number,
  answer: Answer | null,
  clock: Clock,
): Promise<void> {
  const now = new Date(clock.now())
  const current = await lockConversation(query, conversationId)
  // Whatever was said meanwhile has itself settled whether an answer is due.
  if (current.last_sequence !== question) return
  if (!answer || current.pen !== 'ai' || current.status !== 'open')
    return saveConversation(query, current, { ai_due_at: null })
  await postAsServer(query, current, 'ai', answer, now)
  await saveConversation(query, current, { ai_due_at: null }, settlingAfterAi(answer.meta.type, now))
}

async function compose(
  { knowledge, model, log }: AnswerMeans,
  companyId: string,
  claims: AiClaims,
  { locale, turns }: Thread,
  onText: (soFar: string) => void,
): Promise<Answer> {
  const copy = copyOf(locale)
  const question = turns.at(-1)!.content
  const smallTalk = smallTalkOf(question)
  if (smallTalk) return withoutCitations(smallTalkWords(locale, smallTalk))
  try {
    const hits = await knowledge.search(companyId, claims, question, PASSAGES)
    const passages: ModelPassage[] = hits
      .filter(({ confidence }) => confidence >= CONFIDENCE_THRESHOLD)
      .map(({ article, excerpt, text }) => ({ title: article.title, slug: article.slug, excerpt, text }))
    const history = turns
      .slice(0, -1)
      .filter(({ sender_type }) => sender_type !== 'system')
      .map(({ sender_type, content }) => ({
        from: sender_type === 'visitor' ? ('visitor' as const) : ('support' as const),
        content,
      }))
    const signal = AbortSignal.timeout(MODEL_TIMEOUT_MS)
    const answer = await model.answer({ question, history, passages, signal, onText })
    if (answer.kind === 'small-talk' && mayBeSmallTalk(question))
      return withoutCitations(smallTalkWords(locale, answer.of))
    if (answer.kind !== 'answer') return { content: copy.noInformation, meta: { type: 'offer' } }
    const citations = passages
      .filter(({ slug }) => answer.used.includes(slug))
      .map(({ title, slug }) => ({ title, slug }))
    return { content: answer.text, meta: { type: 'answer', citations } }
  } catch (error) {
    log.warn({ error, companyId }, 'no answer could be made')
    return { content: copy.unavailable, meta: { type: 'offer' } }
  }
}

function withoutCitations(content: string): Answer {
  return { content, meta: { type: 'answer', citations: [] } }
}
