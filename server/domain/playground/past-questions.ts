import { PLAYGROUND_QUESTION_MAX, REPLAYED_QUESTIONS } from '#contract/constants/playground.ts'
import type { Query } from '#server/ports/database.ts'
import { smallTalkOf } from '../answers/small-talk.ts'
import { withoutPersonalData } from '../articles/without-personal-data.ts'
import type { ReplayedQuestion } from './replay.ts'

/** Answers of the AI that are looked back at: many questions are asked again and again. */
const LOOKED_AT = 400

/** The last different questions that visitors asked the AI, the newest first; without personal data and small talk. */
export async function readPastQuestions(query: Query, companyId: string): Promise<ReplayedQuestion[]> {
  const rows = await query<{ content: string; locale: string }>(
    `select question.content, c.locale
       from public.messages answer
       join public.conversations c on c.id = answer.conversation_id
      cross join lateral (
         select content from public.messages m
          where m.conversation_id = answer.conversation_id and m.sequence < answer.sequence and m.sender_type = 'visitor'
          order by m.sequence desc limit 1) question
      where answer.company_id = $1 and answer.sender_type = 'ai' and answer.meta ->> 'type' in ('answer', 'offer')
      order by answer.created_at desc, answer.id limit $2`,
    [companyId, LOOKED_AT],
  )
  const questions = new Map<string, ReplayedQuestion>()
  for (const { content, locale } of rows) {
    const text = withoutPersonalData(content).slice(0, PLAYGROUND_QUESTION_MAX)
    const key = text.toLowerCase()
    if (text === '' || smallTalkOf(text) !== null || questions.has(key)) continue
    questions.set(key, { text, locale })
    if (questions.size === REPLAYED_QUESTIONS) break
  }
  return [...questions.values()]
}
