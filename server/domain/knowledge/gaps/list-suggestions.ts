import type { Suggestion } from '#contract/entities/gaps.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { daysAgo } from '../../days-ago.ts'
import { readSuggestions } from './read-suggestions.ts'

/** What people answered in the last so many days that the AI could not. */
export function listSuggestions(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, companyId }: Member,
  days: number,
): Promise<Suggestion[]> {
  const since = daysAgo(clock, days)
  return database.as(claims, query => readSuggestions(query, companyId, { since }))
}
