/** Answered surveys, those of pages included. */
import { REPORT_PAGE_SIZE } from '#contract/constants/reports.ts'
import { listedRating } from '#contract/entities/report.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { withIsoDates } from '../conversations/rows.ts'
import { microsOf, type Place, pageOf, readCursor } from '../cursor.ts'
import { filterParams } from './report-sql.ts'
import { edgesOf, readReportTime } from './report-time.ts'

/** Which ratings. */
export type RatingsQuery = ParsedRequestOf<'exportRatings'>['query']

/** Returns a page of the ratings, the newest first. */
export function listRatings(
  database: Database,
  { claims, companyId }: Member,
  request: ParsedRequestOf<'listRatings'>['query'],
): Promise<ResponseOf<'listRatings'>> {
  const place = readCursor(request.cursor)
  return database.as(claims, async query => {
    const found = await readListedRatings(query, companyId, request, place, REPORT_PAGE_SIZE)
    const { rows, next } = pageOf(found, REPORT_PAGE_SIZE)
    return { items: rows.map(row => listedRating.parse(withIsoDates(row))), next }
  })
}

/**
 * Returns the ratings before a place, one more than `limit` if there are more. A filter by what only a conversation has
 * leaves the surveys of pages out.
 */
export async function readListedRatings(
  query: Query,
  companyId: string,
  request: RatingsQuery,
  { micros, id }: Place,
  limit: number,
): Promise<(Row & { readonly id: string; readonly micros: string })[]> {
  const time = await readReportTime(query, companyId)
  const [since, until] = await edgesOf(query, [request], time)
  const { kind, score, is_satisfied, has_comment } = request
  return query(
    `select s.id, s.conversation_id, c.subject, s.kind, s.score, s.comment, c.customer_name,
            coalesce(p.full_name, s.agent_name) as agent_name, s.handled_by, s.channel, s.answered_at,
            ${microsOf('s.answered_at')}::text as micros
       from public.surveys s
       left join public.conversation_facts f on f.id = s.conversation_id
       left join public.conversations c on c.id = s.conversation_id
       left join public.profiles p on p.id = s.agent_id
      where s.company_id = $9 and s.answered_at >= $1 and s.answered_at < $2
        and (s.conversation_id is null or f.is_counted)
        and ($3::text is null or f.channel = $3)
        and ($4::uuid is null or s.team_id = $4)
        and ($5::uuid is null or s.agent_id = $5)
        and ($6::text is null or lower($6) = any (f.labels))
        and ($7::text is null or coalesce(f.locale, s.locale) = $7)
        and ($8::text is null or s.handled_by = $8)
        and ($10::boolean is null or app.is_satisfied(s.kind, s.score) = $10)
        and ($11::boolean is null or (s.comment is not null) = $11)
        and (s.answered_at, s.id) < (timestamptz 'epoch' + $12::bigint * interval '1 microsecond', $13::uuid)
        and ($14::text is null or s.kind = $14)
        and ($15::integer is null or s.score = $15)
      order by s.answered_at desc, s.id desc limit $16`,
    [
      since,
      until,
      ...filterParams(request),
      companyId,
      is_satisfied ?? null,
      has_comment ?? null,
      micros,
      id,
      kind ?? null,
      score ?? null,
      limit + 1,
    ],
  )
}
