import { randomUUID } from 'node:crypto'
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import type { Clock } from '#core/clock.ts'
import { COPY } from '#core/copy.ts'
import type { Database } from '#server/ports/database.ts'
import type { Model, ModelPassage } from '#server/ports/model.ts'
import { aiClaims } from '../actor.ts'
import { lockConversation } from '../conversations/lock-conversation.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'

const PASSAGES = 3
const HISTORY = 12
const MODEL_TIMEOUT_MS = 15_000

export type AnswerMeans = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly knowledge: Knowledge
  readonly model: Model
  readonly log: { readonly warn: (detail: object, text: string) => void }
}

type Turn = { readonly sequence: number; readonly sender_type: SenderType; readonly content: string }

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
  const turns = await means.database.as(claims, query =>
    query<Turn>(
      `select * from (
         select sequence, sender_type, content from public.messages where conversation_id = $1
          order by sequence desc limit $2) newest order by sequence`,
      [conversationId, HISTORY],
    ),
  )
  const last = turns.at(-1)
  if (!last) return
  const answer =
    last.sender_type === 'visitor' ? await compose(means, companyId, claims, turns, last.content) : null

  await means.database.as(claims, async query => {
    const now = new Date(means.clock.now())
    const current = await lockConversation(query, conversationId)
    // Whatever was said meanwhile has itself settled whether an answer is due.
    if (current.last_sequence !== last.sequence) return
    if (answer && current.pen === 'ai' && current.status === 'open')
      await query(
        `insert into public.messages (company_id, conversation_id, client_id, sender_type, content, meta, created_at)
         values ($1, $2, $3, 'ai', $4, $5::text::jsonb, $6)`,
        [companyId, conversationId, randomUUID(), answer.content, JSON.stringify(answer.meta), now],
      )
    await query('update public.conversations set ai_due_at = null where id = $1', [conversationId])
  })
}

async function compose(
  { knowledge, model, log }: AnswerMeans,
  companyId: string,
  claims: Parameters<Knowledge['search']>[1],
  turns: readonly Turn[],
  question: string,
): Promise<{ readonly content: string; readonly meta: MessageMeta }> {
  try {
    const hits = await knowledge.search(companyId, claims, question, PASSAGES)
    const passages: ModelPassage[] = hits
      .filter(({ confidence }) => confidence >= CONFIDENCE_THRESHOLD)
      .map(({ article, excerpt, text }) => ({ title: article.title, slug: article.slug, excerpt, text }))
    const history = turns.slice(0, -1).map(({ sender_type, content }) => ({
      from: sender_type === 'visitor' ? ('visitor' as const) : ('support' as const),
      content,
    }))
    const signal = AbortSignal.timeout(MODEL_TIMEOUT_MS)
    const answer = await model.answer({ question, history, passages, signal })
    if (answer.kind === 'no-information') return { content: COPY.noInformation, meta: { type: 'offer' } }
    const citations = passages
      .filter(({ slug }) => answer.used.includes(slug))
      .map(({ title, slug }) => ({ title, slug }))
    return { content: answer.text, meta: { type: 'answer', citations } }
  } catch (error) {
    log.warn({ error, companyId }, 'no answer could be made')
    return { content: COPY.unavailable, meta: { type: 'offer' } }
  }
}
