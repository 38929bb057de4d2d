import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { questionKey } from './question-text.ts'

/** Dismisses questions until they are asked again. */
export function dismissGap(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  member: Member,
  questions: readonly string[],
): Promise<void> {
  const now = new Date(clock.now())
  return database.as(member.claims, query => setAside(query, member, questions, now))
}

/** Dismisses questions within a transaction of the member's. */
export async function setAside(
  query: Query,
  { companyId, userId, fullName }: Member,
  questions: readonly string[],
  now: Date,
): Promise<void> {
  const keys = [...new Set(questions.map(questionKey))].filter(key => key !== '')
  await query(
    `insert into public.gap_dismissals (company_id, question_key, dismissed_at, dismissed_by, dismissed_by_name)
     select $1, key, $3, $4, $5 from unnest($2::text[]) key
     on conflict (company_id, question_key) do update
        set dismissed_at = excluded.dismissed_at, dismissed_by = excluded.dismissed_by,
            dismissed_by_name = excluded.dismissed_by_name`,
    [companyId, keys, now, userId, fullName],
  )
}
