/** How old sessions, their refresh tokens and the challenges of second factors become, and who deletes them then. */
import { REVOKED_TOKEN_LIFETIME_MS } from '#contract/constants/server.ts'
import { SESSION_DAYS } from '#contract/constants/settings.ts'
import type { Clock } from '#core/clock.ts'
import { daysAgo } from '#server/domain/days-ago.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { CHALLENGE_LIFETIME_MS } from './factor-store.ts'

/** Rows of each table deleted in one transaction. */
const BATCH = 1_000

/**
 * SQL for the days without use after which the session `s` ends: those of the person's company, or the default. Platform
 * staff have the default.
 */
const DAYS = `coalesce((
  select (setting.value ->> 'session_days')::integer
    from public.profiles p
    join public.settings setting on setting.company_id = p.company_id and setting.section = 'sign-in'
   where p.id = s.user_id and p.role <> 'staff'
   order by setting.version desc limit 1), ${SESSION_DAYS.default})`

/** Returns SQL for whether the session `s` was last used at least so many days ago. @param now, days SQL */
function unusedFor(now: string, days: string): string {
  return `coalesce(s.refreshed_at, s.created_at) <= ${now}::timestamptz - make_interval(secs => 86400 * ${days})`
}

/** Returns SQL for whether the session `s` has ended by age. @param now SQL for the present instant */
export function isExpired(now: string): string {
  return unusedFor(now, DAYS)
}

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Returns how many sessions of a company's people would end now if they lasted so many days without use. */
export async function countExpiredSessions(
  { database, clock }: Deps,
  companyId: string,
  days: number,
): Promise<number> {
  const [row] = await database.asOwner(query =>
    query<{ count: number }>(
      `select count(*) from auth.sessions s join public.profiles p on p.id = s.user_id
        where p.company_id = $1 and p.role <> 'staff' and ${unusedFor('$2', '$3::integer')}`,
      [companyId, new Date(clock.now()), days],
    ),
  )
  return row!.count
}

/**
 * Deletes a batch of what no longer lets anybody in: ended sessions with their tokens, refresh tokens that can no longer
 * reveal a theft, and challenges of second factors that are over. Returns whether there may be more. Several nodes may
 * run it at the same time.
 */
export function forgetSessions({ database, clock }: Deps): Promise<boolean> {
  const before = (ms: number) => new Date(clock.now() - ms)
  return database.asOwner(async query => {
    const areMoreSessions = await deleteBatch(query, 'auth.sessions', 'id', isExpired('$1'), [before(0)])
    // A second tab may get a token that nobody exchanges. A session's newest token is never older than its last use.
    const areMoreTokens = await deleteBatch(
      query,
      'auth.refresh_tokens',
      'token_hash',
      's.revoked_at <= $1 or s.created_at <= $2',
      [before(REVOKED_TOKEN_LIFETIME_MS), daysAgo(clock, SESSION_DAYS.max)],
    )
    const areMoreChallenges = await deleteBatch(query, 'auth.mfa_challenges', 'id', 's.created_at <= $1', [
      before(CHALLENGE_LIFETIME_MS),
    ])
    return areMoreSessions || areMoreTokens || areMoreChallenges
  })
}

/** @param where SQL condition on a row `s` */
async function deleteBatch(
  query: Query,
  table: string,
  key: string,
  where: string,
  values: readonly unknown[],
): Promise<boolean> {
  const deleted = await query(
    // Materialized: a nested loop would evaluate the limit again for each row.
    `with due as materialized (
       select s.${key} from ${table} s where ${where} limit ${BATCH} for update of s skip locked)
     delete from ${table} where ${key} in (select ${key} from due) returning ${key}`,
    values,
  )
  return deleted.length === BATCH
}
