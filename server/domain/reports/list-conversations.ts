/** The conversations behind a figure. */
import { REPORT_PAGE_SIZE } from '#contract/constants/reports.ts'
import type { ReportedConversation } from '#contract/entities/report.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { microsOf, type Place, pageOf, readCursor } from '../cursor.ts'
import { countedFacts, filterParams } from './report-sql.ts'
import { edgesOf, readReportTime } from './report-time.ts'

/** Which conversations: the filter, the figure, and a part of the range. */
export type FigureQuery = ParsedRequestOf<'exportConversations'>['query']
/** SQL of the conversations' facts, as `f`, and its parameters. Who may read facts may read their conversations. */
export type FigureStatement = { readonly from: string; readonly params: readonly unknown[] }

/** Returns a page of the conversations that a figure counts, the newest first, and how many there are. */
export function listReportConversations(
  database: Database,
  { claims, companyId }: Member,
  request: ParsedRequestOf<'listReportConversations'>['query'],
): Promise<ResponseOf<'listReportConversations'>> {
  const place = readCursor(request.cursor)
  return database.as(claims, async query => {
    const statement = await figureStatement(query, companyId, request)
    const [counted] = await query<{ total: number }>(`select count(*) as total ${statement.from}`, [
      ...statement.params,
    ])
    const found = await readReported(query, statement, place, REPORT_PAGE_SIZE)
    const { rows, next } = pageOf(found, REPORT_PAGE_SIZE)
    return { items: rows.map(toReported), total: counted!.total, next }
  })
}

/** Returns the statement of a figure's conversations. Of a part of the range, the days in the range count. */
export async function figureStatement(
  query: Query,
  companyId: string,
  request: FigureQuery,
): Promise<FigureStatement> {
  const { figure, part, weekday, hour, bucket_from, bucket_to } = request
  const time = await readReportTime(query, companyId)
  const range = {
    from: bucket_from !== undefined && bucket_from > request.from ? bucket_from : request.from,
    to: bucket_to !== undefined && bucket_to < request.to ? bucket_to : request.to,
  }
  const [since, until] = await edgesOf(query, [range], time)
  const { from, where } = countedFacts(figure, part)
  const zone = '(f.started_at at time zone $9)'
  return {
    from: `from ${from}
      where ${where}
        and ($10::integer is null or extract(isodow from ${zone}) = $10)
        and ($11::integer is null or extract(hour from ${zone}) = $11)`,
    params: [since, until, ...filterParams(request), time.time_zone, weekday ?? null, hour ?? null],
  }
}

/** Returns the rows before a place, one more than `limit` if there are more; `toReported` reads them. */
export function readReported(
  query: Query,
  { from, params }: FigureStatement,
  { micros, id }: Place,
  limit: number,
): Promise<(Row & { readonly id: string; readonly micros: string })[]> {
  const [at, known, most] = [1, 2, 3].map(n => `$${params.length + n}`)
  return query(
    `select f.id, c.number, c.subject, c.status, f.channel, c.customer_name, p.full_name as agent_name, f.started_at,
            f.resolved_at, f.first_reply, f.resolution_time, f.survey_kind, f.survey_score, t.name as team_name, f.labels,
            f.locale, f.handled_by, f.asked_for_person_at, f.replied_at, f.reopened_count, f.met_count, f.missed_count,
            f.call_started_at, f.call_ended_at, f.micros
       from (select f.*, extract(epoch from f.replied_at - f.awaited_at)::double precision as first_reply,
                    extract(epoch from f.resolved_at - f.started_at)::double precision as resolution_time,
                    ${microsOf('f.started_at')}::text as micros
               ${from}
                and (f.started_at, f.id) <
                  (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${known}::uuid)
              order by f.started_at desc, f.id desc limit ${most}) f
       join public.conversations c on c.id = f.id
       left join public.profiles p on p.id = f.agent_id
       left join public.teams t on t.id = f.team_id
      order by f.started_at desc, f.id desc`,
    [...params, micros, id, limit + 1],
  )
}

/** Returns a row of `readReported` as the contract's entity. */
export function toReported(row: Row): ReportedConversation {
  const { survey_kind: kind, survey_score: score } = row
  const instant = (value: unknown) => (value instanceof Date ? value.toISOString() : null)
  return {
    ...pick(row, ['id', 'number', 'subject', 'status', 'channel', 'customer_name', 'agent_name']),
    started_at: instant(row['started_at']),
    resolved_at: instant(row['resolved_at']),
    ...pick(row, ['first_reply', 'resolution_time']),
    rating: score === null ? null : { kind, score },
  } as ReportedConversation
}

function pick(row: Row, keys: readonly string[]): Row {
  return Object.fromEntries(keys.map(key => [key, row[key]]))
}
