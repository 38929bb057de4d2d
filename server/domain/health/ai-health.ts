import { AI_FAILING_RUN, AI_HEALTH_WINDOW_MS } from '#contract/constants/health.ts'
import type { HealthCheck } from '#contract/entities/health.ts'
import type { Query } from '#server/ports/database.ts'
import { readAiUsage } from '../knowledge/ai-settings/usage.ts'
import { readSettings } from '../settings/read-settings.ts'
import { checkOf } from './check-of.ts'

type Counted = {
  readonly answered: number
  readonly offered: number
  readonly failed: number
  /** How often the built-in answerer answered instead. */
  readonly stood_in: number
  /** How many of the newest answers failed, of at most `AI_FAILING_RUN`. */
  readonly newest_failed: number
  readonly at: Date | null
}

/**
 * SQL for the AI's replies of the company $1 since $2. A reply that the language model gave no text for has failed. A text that
 * failed its check is no trouble with the model's server.
 */
const REPLIES = `
  select m.created_at, m.meta ->> 'type' as type, m.model_problem <> 'failed_check' or m.outcome = 'unavailable' as has_failed
    from public.messages m
   where m.company_id = $1 and m.created_at > $2 and m.sender_type = 'ai'
     and m.meta ->> 'type' in ('answer', 'suggestions', 'clarification', 'offer')`

/**
 * Checks the AI's replies of the last day. The model isn't called: its failures are stored with the replies. Runs under a
 * member's claims. @param now in ms, of the conversations' clock
 */
export async function checkAi(query: Query, companyId: string, now: number): Promise<HealthCheck> {
  const { is_ai_enabled: isOn } = await readSettings(query, companyId, 'chat-flow')
  const limits = await readSettings(query, companyId, 'ai')
  const [row] = await query<Counted>(
    `with replies as (${REPLIES}), newest as (select * from replies order by created_at desc limit ${AI_FAILING_RUN})
     select count(*) filter (where type <> 'offer')::integer as answered,
            count(*) filter (where type = 'offer' and has_failed is not true)::integer as offered,
            count(*) filter (where has_failed)::integer as failed,
            count(*) filter (where has_failed and type <> 'offer')::integer as stood_in, max(created_at) as at,
            (select count(*) filter (where has_failed)::integer from newest) as newest_failed
       from replies`,
    [companyId, new Date(now - AI_HEALTH_WINDOW_MS)],
  )
  const { answered, offered, failed, stood_in, newest_failed, at } = row!
  const usage = await readAiUsage(query, companyId, { now: () => now })
  const counts = { answered, offered, failed, stood_in, limit: limits.answers_per_day }
  if (!isOn) return checkOf('ai', 'ai-off', counts, at)
  if (usage.answers_today >= limits.answers_per_day) return checkOf('ai', 'ai-limit-reached', counts, at)
  if (newest_failed >= AI_FAILING_RUN) return checkOf('ai', 'ai-failing', counts, at)
  if (failed > 0) return checkOf('ai', 'ai-some-failed', counts, at)
  return checkOf('ai', at ? 'ai-answers' : 'ai-idle', counts, at)
}
