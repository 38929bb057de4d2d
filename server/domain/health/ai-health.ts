import { ANSWERS_PER_HOUR } from '#contract/constants/ai.ts'
import { AI_FAILING_RUN, AI_HEALTH_WINDOW_MS } from '#contract/constants/health.ts'
import { LOCALES } from '#contract/constants/locales.ts'
import type { HealthCheck } from '#contract/entities/health.ts'
import { messagesFor } from '#core/messages/messages-for.ts'
import type { Query } from '#server/ports/database.ts'
import { readAiUsage } from '../knowledge/ai-settings/usage.ts'
import { readSettings } from '../settings/read-settings.ts'
import { checkOf } from './check-of.ts'

type Counted = {
  readonly answered: number
  readonly offered: number
  readonly failed: number
  /** How many of the newest answers failed, of at most `AI_FAILING_RUN`. */
  readonly newest_failed: number
  readonly at: Date | null
}

/** The AI's text, in each language, when it could not answer. */
const UNAVAILABLE = LOCALES.map(locale => messagesFor(locale).unavailable)

/**
 * SQL for the AI's replies of the company $1 since $2. A reply has failed if it is one of the texts $3, unless the
 * conversation had used up its $4 answers.
 */
const REPLIES = `
  select m.created_at, m.meta ->> 'type' as type,
         m.content = any ($3::text[]) and (
           select count(*) from public.messages earlier
            where earlier.conversation_id = m.conversation_id and earlier.sequence < m.sequence
              and earlier.sender_type = 'ai' and earlier.meta ->> 'type' in ('answer', 'suggestions', 'offer')) < $4 as has_failed
    from public.messages m
   where m.company_id = $1 and m.created_at > $2 and m.sender_type = 'ai'
     and m.meta ->> 'type' in ('answer', 'suggestions', 'offer')`

/**
 * Checks the AI's replies of the last day. The model isn't called: its failures are in the conversations. Runs under a
 * member's claims. @param now in ms, of the conversations' clock
 */
export async function checkAi(query: Query, companyId: string, now: number): Promise<HealthCheck> {
  const { is_ai_enabled: isOn } = await readSettings(query, companyId, 'chat-flow')
  const limits = await readSettings(query, companyId, 'ai')
  const [row] = await query<Counted>(
    `with replies as (${REPLIES}), newest as (select * from replies order by created_at desc limit ${AI_FAILING_RUN})
     select count(*) filter (where type <> 'offer')::integer as answered,
            count(*) filter (where type = 'offer' and not has_failed)::integer as offered,
            count(*) filter (where has_failed)::integer as failed, max(created_at) as at,
            (select count(*) filter (where has_failed)::integer from newest) as newest_failed
       from replies`,
    [
      companyId,
      new Date(now - AI_HEALTH_WINDOW_MS),
      UNAVAILABLE,
      Math.min(limits.answers_per_conversation, ANSWERS_PER_HOUR),
    ],
  )
  const { answered, offered, failed, newest_failed, at } = row!
  const usage = await readAiUsage(query, companyId, { now: () => now })
  const counts = { answered, offered, failed, limit: limits.answers_per_day }
  if (!isOn) return checkOf('ai', 'ai-off', counts, at)
  if (usage.answers_today >= limits.answers_per_day) return checkOf('ai', 'ai-limit-reached', counts, at)
  if (newest_failed >= AI_FAILING_RUN) return checkOf('ai', 'ai-failing', counts, at)
  if (failed > 0) return checkOf('ai', 'ai-some-failed', counts, at)
  return checkOf('ai', at ? 'ai-answers' : 'ai-idle', counts, at)
}
