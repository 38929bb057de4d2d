import { REPLAYED_QUESTIONS } from '#contract/constants/playground.ts'
import type { Query } from '#server/ports/database.ts'
import { questionBefore, reportedQuestion } from '../gaps/question-text.ts'
import type { ReplayedQuestion } from './replay.ts'

/** Answers of the AI that are read, more than are needed since many questions are repeated. */
const LOOKED_AT = 400

/**
 * Returns the last different questions that visitors asked the AI, the newest first, without personal data and small
 * talk.
 */
export async function readPastQuestions(query: Query, companyId: string): Promise<ReplayedQuestion[]> {
  const rows = await query<{ content: string; locale: string }>(
    `select question.content, c.locale
       from public.messages answer
       join public.conversations c on c.id = answer.conversation_id
      cross join lateral ${questionBefore('answer')} question
      where answer.company_id = $1 and answer.sender_type = 'ai' and answer.meta ->> 'type' in ('answer', 'suggestions', 'clarification', 'offer')
      order by answer.created_at desc, answer.id limit $2`,
    [companyId, LOOKED_AT],
  )
  const questions = new Map<string, ReplayedQuestion>()
  for (const { content, locale } of rows) {
    const text = reportedQuestion(content)
    if (text === null || questions.has(text.toLowerCase())) continue
    questions.set(text.toLowerCase(), { text, locale })
    if (questions.size === REPLAYED_QUESTIONS) break
  }
  return [...questions.values()]
}
