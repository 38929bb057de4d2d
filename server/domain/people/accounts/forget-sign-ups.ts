import { UNCONFIRMED_SIGN_UP_LIFETIME_MS } from '#contract/constants/identity.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'

const BATCH = 20

/**
 * SQL condition on a company `c`: a sign-up opened it before `$1`, and none of its members has ever confirmed an
 * address. The owner of one by an address that has an account is nobody (`openCompany`).
 */
const UNCONFIRMED = `
  c.created_at <= $1
  and exists (select from public.profiles p where p.company_id = c.id)
  and not exists (
    select from public.profiles p left join auth.users u on u.id = p.id
     where p.company_id = c.id
       and (p.role <> 'owner' or p.status <> 'invited' or u.email_confirmed_at is not null))`

/**
 * Deletes companies of unconfirmed sign-ups after their lifetime, with their people and accounts. A company that has
 * anything else stays. Returns whether there may be more.
 * Runs as owner, because only accounts know who confirmed. Many nodes can run it at once.
 */
export function forgetSignUps({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<boolean> {
  const before = new Date(clock.now() - UNCONFIRMED_SIGN_UP_LIFETIME_MS)
  return database.asOwner(async query => {
    const forgotten = `${UNCONFIRMED} and ${await hasNothing(query)}`
    const due = await query<{ id: string }>(
      `select c.id from public.companies c where ${forgotten}
        order by c.created_at limit ${BATCH} for update skip locked`,
      [before],
    )
    if (due.length === 0) return false
    const ids = due.map(({ id }) => id)
    await query(
      `select from auth.users where id in (select id from public.profiles where company_id = any($1)) for update`,
      [ids],
    )
    // Checked again under the locks, since somebody may have confirmed or written meanwhile.
    await query(`delete from public.companies c where c.id = any($2) and ${forgotten}`, [before, ids])
    return due.length === BATCH
  })
}

/**
 * Returns the SQL condition that no row of any table refers to the company `c`, except members, searches by visitors,
 * records of their calls, counters of content changes, reports of pages and surveys. Surveys of conversations
 * are kept by their conversations.
 */
async function hasNothing(query: Query): Promise<string> {
  const [row] = await query<{ condition: string }>(
    `select string_agg(format('not exists (select from %s d where d.%I = c.id)', k.conrelid::regclass, a.attname), ' and ')
              as condition
       from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'public.companies'::regclass
        and k.conrelid not in ('public.profiles'::regclass, 'public.search_log'::regclass,
                               'app.calls'::regclass, 'app.content_changes'::regclass, 'public.embed_reports'::regclass,
                               'public.surveys'::regclass)`,
  )
  return row!.condition
}
