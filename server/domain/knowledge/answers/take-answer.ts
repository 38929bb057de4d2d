import { ANSWERS_PER_HOUR } from '#contract/constants/ai.ts'
import type { AiSettings } from '#contract/entities/answers.ts'
import type { Clock } from '#core/clock.ts'
import type { Query } from '#server/ports/database.ts'
import { usageDay } from '../ai-settings/usage.ts'
import type { SpentAllowance } from './compose-input.ts'

const HOUR_MS = 60 * 60 * 1_000

type Options = { readonly count: number; readonly in_last_hour: number }

/**
 * Counts one more answer of the company's day and returns null, or returns which allowance is used up and counts
 * nothing. In a conversation, answers from articles count: not small talk, suggestions and offers of a human. Within an
 * hour all replies do, since each took a search.
 */
export async function takeAnswer(
  query: Query,
  conversationId: string,
  { answers_per_conversation, answers_per_day }: AiSettings,
  clock: Pick<Clock, 'now'>,
): Promise<SpentAllowance | null> {
  const [given] = await query<Options>(
    `select (count(*) filter (where jsonb_array_length(meta -> 'citations') > 0))::int as count,
            (count(*) filter (where created_at > $2))::int as in_last_hour
       from public.messages
      where conversation_id = $1 and sender_type = 'ai' and meta ->> 'type' in ('answer', 'suggestions', 'clarification', 'offer')`,
    [conversationId, new Date(clock.now() - HOUR_MS)],
  )
  if (given!.count >= answers_per_conversation || given!.in_last_hour >= ANSWERS_PER_HOUR) return 'turn-limit'
  const [counted] = await query<{ is_taken: boolean }>(
    'select app.consume_ai_answer($1::date, $2) as is_taken',
    [usageDay(clock), answers_per_day],
  )
  return counted!.is_taken ? null : 'over-budget'
}
