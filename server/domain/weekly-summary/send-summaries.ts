/** Sends the weekly summaries: on Monday at 08:00 in the company's time zone, once to each person who asked for it. */
import type { ReportFigure } from '#contract/constants/reports.ts'
import type { Figure, ReportFilter } from '#contract/entities/report.ts'
import type { Clock } from '#core/clock.ts'
import { addDays, type DayRange } from '#core/reports/days.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { answererClaims, JOB_CLAIMS } from '../actor.ts'
import { rangeBefore } from '../reports/range.ts'
import { readFigures, withBefore } from '../reports/read-figures.ts'
import { edgesOf, readReportTime } from '../reports/report-time.ts'
import { tenantOrigin } from '../tenant-origin.ts'
import { summaryWeek } from './subscriptions.ts'
import { summaryEmail } from './summary-email.ts'

/** What sending needs. `clock` is the server's. `mailer` sends the platform's emails to its people. */
export type SummaryDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly mailer: Mailer
  readonly publicUrl: () => string
  readonly log: Pick<Log, 'error'>
}

const HOUR_MS = 60 * 60_000
/** A summary that could not be sent is late for so long, and then left out: next week's comes. */
const LATE_MS = 24 * HOUR_MS
/** Lease of a summary: longer than any mail server's timeout. When it ends, another node takes over. */
const LEASE_MS = 10 * 60_000
/** A Monday begins at most so much earlier anywhere than in UTC. */
const EARLIEST_MS = 14 * HOUR_MS
const DAYS_A_WEEK = 7

type Company = { readonly id: string; readonly name: string; readonly subdomain: string }
type Recipient = { readonly id: string; readonly person_id: string; readonly stop_key: string }
type Figures = Record<ReportFigure, Figure>

/** Sends the summaries that are due. Never asks for another round: what fails is due again when its lease ends. */
export async function sendSummaries(deps: SummaryDeps): Promise<boolean> {
  const now = deps.clock.now()
  for (const company of await companiesToCheck(deps.database, now))
    await sendOfCompany(deps, company, new Date(now))
  return false
}

/** Returns companies in which it may be a new week. */
function companiesToCheck(database: Database, now: number): Promise<Company[]> {
  return database.as(JOB_CLAIMS, query =>
    query<Company>(
      `select c.id, c.name, c.subdomain from public.companies c
        where c.suspended_at is null
          and exists (select from public.weekly_summaries w
                       where w.company_id = c.id and w.handled_week < date_trunc('week', $1::timestamptz at time zone 'UTC')::date)
        order by c.id`,
      [new Date(now + EARLIEST_MS)],
    ),
  )
}

async function sendOfCompany(deps: SummaryDeps, company: Company, now: Date): Promise<void> {
  const { database } = deps
  const taken = await database.as(JOB_CLAIMS, async query => {
    const { time_zone } = await readReportTime(query, company.id)
    const { monday, dueAt } = await summaryWeek(query, now, time_zone)
    if (now < dueAt) return null
    if (now.getTime() >= dueAt.getTime() + LATE_MS) {
      await handled(query, monday, await takeDue(query, company.id, monday, now))
      return null
    }
    return { monday, time_zone, recipients: await takeDue(query, company.id, monday, now) }
  })
  if (taken === null || taken.recipients.length === 0) return
  const { monday, recipients } = taken
  const week = { from: addDays(monday, -DAYS_A_WEEK), to: addDays(monday, -1) }
  const figures = await database.as(answererClaims(company.id), query => weekFigures(query, week, taken))
  if (isNothing(figures)) {
    await database.as(JOB_CLAIMS, query => handled(query, monday, recipients))
    return
  }
  const addresses = await addressesOf(database, company.id, recipients)
  const origin = tenantOrigin(deps.publicUrl(), company.subdomain)
  for (const recipient of recipients) {
    const to = addresses.get(recipient.person_id)
    // Whoever is suspended gets it again only after a return.
    if (to !== undefined) {
      const summary = { companyName: company.name, week, figures }
      try {
        await deps.mailer.send(summaryEmail(summary, { to, origin, stopKey: recipient.stop_key }))
      } catch (error) {
        deps.log.error({ error, companyId: company.id }, 'a weekly summary could not be sent')
        continue
      }
    }
    await database.as(JOB_CLAIMS, query => handled(query, monday, [recipient]))
  }
}

/** Takes the recipients whose summary of the week is due, under a lease. */
function takeDue(query: Query, companyId: string, monday: string, now: Date): Promise<Recipient[]> {
  return query<Recipient>(
    `update public.weekly_summaries set lease_until = $4
      where id in (select id from public.weekly_summaries
                    where company_id = $1 and handled_week < $2::date and (lease_until is null or lease_until <= $3)
                    order by id for update skip locked)
    returning id, person_id, stop_key`,
    [companyId, monday, now, new Date(now.getTime() + LEASE_MS)],
  )
}

async function handled(query: Query, monday: string, recipients: readonly Recipient[]): Promise<void> {
  await query(
    'update public.weekly_summaries set handled_week = $1::date, lease_until = null where id = any($2::uuid[])',
    [monday, recipients.map(({ id }) => id)],
  )
}

/** Returns the figures of the dashboard for the week, beside those of the week before. */
async function weekFigures(
  query: Query,
  week: DayRange,
  time: { readonly time_zone: string },
): Promise<Figures> {
  const filter: ReportFilter = { ...week, compare: 'before' }
  const edges = await edgesOf(query, [week], time)
  const before = await edgesOf(query, [rangeBefore(week)], time)
  return withBefore(await readFigures(query, edges, filter), await readFigures(query, before, filter))
}

function isNothing({ conversations, resolved, satisfaction, calls }: Figures): boolean {
  return conversations.count + resolved.count + satisfaction.count + calls.count === 0
}

/** Returns the addresses of recipients who are active members. Only the owner's connection reads accounts. */
async function addressesOf(
  database: Database,
  companyId: string,
  recipients: readonly Recipient[],
): Promise<Map<string, string>> {
  const rows = await database.asOwner(query =>
    query<{ id: string; email: string }>(
      `select p.id, u.email from public.profiles p join auth.users u on u.id = p.id
        where p.company_id = $1 and p.status = 'active' and p.id = any($2::uuid[])`,
      [companyId, recipients.map(({ person_id }) => person_id)],
    ),
  )
  return new Map(rows.map(({ id, email }) => [id, email]))
}
