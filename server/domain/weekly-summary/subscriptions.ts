/** Who gets the weekly summary by email: people who asked for it. */
import type { Clock } from '#core/clock.ts'
import { addDays } from '#core/reports/days.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS, type Member } from '../actor.ts'
import { readReportTime } from '../reports/report-time.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

const DAYS_A_WEEK = 7

/** The week of an instant: its Monday in the company's time zone, and when summaries are due on it. */
export type SummaryWeek = { readonly monday: string; readonly dueAt: Date }

/** Returns the week of an instant. */
export async function summaryWeek(query: Query, at: Date, timeZone: string): Promise<SummaryWeek> {
  const [week] = await query<SummaryWeek>(
    'select monday::text as monday, due_at as "dueAt" from app.summary_week($1, $2)',
    [at, timeZone],
  )
  return week!
}

/** Returns whether the member gets the summary. */
export function readWeeklySummary(
  database: Database,
  { claims, userId }: Member,
): Promise<{ is_on: boolean }> {
  return database.as(claims, async query => {
    const rows = await query('select id from public.weekly_summaries where person_id = $1', [userId])
    return { is_on: rows.length > 0 }
  })
}

/** Starts or ends the member's summaries. The first one comes on the next Monday that is due. */
export function setWeeklySummary(
  { database, clock }: Deps,
  { claims, userId, companyId }: Member,
  isOn: boolean,
): Promise<{ is_on: boolean }> {
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    if (!isOn) await query('delete from public.weekly_summaries where person_id = $1', [userId])
    else {
      const { time_zone } = await readReportTime(query, companyId)
      const { monday, dueAt } = await summaryWeek(query, now, time_zone)
      await query(
        `insert into public.weekly_summaries (company_id, person_id, handled_week, created_at) values ($1, $2, $3, $4)
         on conflict (person_id) do nothing`,
        [companyId, userId, now >= dueAt ? monday : addDays(monday, -DAYS_A_WEEK), now],
      )
    }
    return { is_on: isOn }
  })
}

/** Ends the summaries of the person whose email has the key; an unknown key changes nothing. */
export async function stopWeeklySummary(database: Database, key: string): Promise<void> {
  await database.as(JOB_CLAIMS, query =>
    query('delete from public.weekly_summaries where stop_key = $1', [key]),
  )
}
