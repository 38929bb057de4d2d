/** A company's own language model and its use of answers. */
import type { AiUsage } from '#contract/entities/answers.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'

/** Returns the UTC day to which an answer is counted, such as `2026-03-01`. */
export function usageDay(clock: Pick<Clock, 'now'>): string {
  return new Date(clock.now()).toISOString().slice(0, 10)
}

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Returns the company's own model and how many answers it has used today. */
export function getAiUsage({ database, clock }: Deps, member: Member): Promise<AiUsage> {
  return database.as(member.claims, query => readAiUsage(query, member.companyId, clock))
}

/** Returns the same as the current transaction sees it, so that its own changes are included. */
export async function readAiUsage(
  query: Query,
  companyId: string,
  clock: Pick<Clock, 'now'>,
): Promise<AiUsage> {
  const [model] = await query<{ url: string; name: string; has_key: boolean }>(
    'select url, name, has_key from public.ai_models where company_id = $1',
    [companyId],
  )
  const [used] = await query<{ answers: number }>(
    'select answers from public.ai_usage where company_id = $1 and day = $2',
    [companyId, usageDay(clock)],
  )
  return { model: model ?? null, answers_today: used?.answers ?? 0 }
}
