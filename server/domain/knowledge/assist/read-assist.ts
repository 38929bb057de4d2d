import { SUGGESTED_ARTICLES_MAX, SUGGESTION_LIKELIHOOD } from '#contract/constants/ai.ts'
import type { AssistState } from '#contract/entities/assist.ts'
import { answererClaims, type Member } from '../../actor.ts'
import { findConversation } from '../../conversations/messages/find-conversation.ts'
import { findPassages } from '../answers/retrieval/find-passages.ts'
import { oneLineOf } from '../articles/search-articles.ts'
import type { AssistDeps } from './ask-assist.ts'
import { type AssistThread, readAssistThread, untilQuestion } from './assist-thread.ts'

/**
 * Returns what helps an agent to answer a conversation: whether they may ask a language model, the articles that may
 * answer the customer's last message, and which messages were sent from a text of the AI.
 * @throws conversation_not_found (404).
 */
export async function readAssist(
  deps: AssistDeps,
  { claims, companyId, permissions, impersonationId }: Member,
  conversationId: string,
): Promise<AssistState> {
  const { thread, sent } = await deps.database.as(claims, async query => {
    await findConversation(query, conversationId)
    return {
      thread: await readAssistThread(query, conversationId),
      sent: await query<AssistState['sent'][number]>(
        `select sent_sequence as sequence, bool_or(is_unchanged) as is_unchanged from public.ai_assists
          where company_id = $1 and conversation_id = $2 and sent_at is not null
          group by sent_sequence order by sent_sequence`,
        [companyId, conversationId],
      ),
    }
  })
  const mayReply = permissions.includes('conversations.reply') && impersonationId === null
  const named = await deps.answering.modelOf(companyId).catch(() => null)
  return {
    may_ask: named?.model.write !== undefined && mayReply,
    articles: await likelyArticles(deps, companyId, thread),
    sent,
  }
}

async function likelyArticles(
  { knowledge }: AssistDeps,
  companyId: string,
  { turns }: AssistThread,
): Promise<AssistState['articles']> {
  const asked = untilQuestion(turns)
  if (asked.length === 0) return []
  const claims = answererClaims(companyId)
  const hits = await findPassages(
    (question, limit) => knowledge.search(companyId, claims, question, limit),
    asked,
  )
  // A visitor chooses among what may be meant; an agent knows what is meant, so each article must be likely by itself.
  return hits
    .filter(({ likelihood }) => likelihood >= SUGGESTION_LIKELIHOOD)
    .sort((one, other) => other.likelihood - one.likelihood)
    .slice(0, SUGGESTED_ARTICLES_MAX)
    .map(({ article: { slug, title }, excerpt }) => ({ slug, title, excerpt: oneLineOf(excerpt) }))
}
