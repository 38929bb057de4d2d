/** What visitors searched for, what they did not find, and how they rated articles. */
import { z } from 'zod'
import { CONFIDENCE_THRESHOLD, CONTENT_PAGE } from '#contract/constants/knowledge.ts'
import { contentFeedback, type SearchedQuery, searchedQuery } from '#contract/entities/content.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { microsOf, pageOf, readCursor } from '../../cursor.ts'
import { daysAgo } from '../../days-ago.ts'
import { FINISHED_SEARCHES } from '../articles/search-log.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Lines of a report. Further ones are too rare to say anything. */
const MAX_LINES = 200
const MICROS = microsOf('f.updated_at')

/** Returns a page of article ratings, the newest first, of one article or of all. */
export async function listContentFeedback(
  database: Database,
  { claims, companyId }: Member,
  { cursor, limit = CONTENT_PAGE, content_id, helpful }: ParsedRequestOf<'listContentFeedback'>['query'],
): Promise<ResponseOf<'listContentFeedback'>> {
  const from = readCursor(cursor)
  const found = await database.as(claims, query =>
    query<{ id: string; micros: string }>(
      `select f.id, f.content_id, d.title, f.helpful, f.comment, f.updated_at, ${MICROS}::text as micros
         from public.content_feedback f join public.content_drafts d on d.id = f.content_id
        where f.company_id = $1 and (${MICROS}, f.id) < ($2::bigint, $3::uuid)
          and ($4::uuid is null or f.content_id = $4) and ($5::boolean is null or f.helpful = $5)
        order by f.updated_at desc, f.id desc limit $6`,
      [
        companyId,
        from.micros,
        from.id,
        content_id ?? null,
        helpful === undefined ? null : helpful === 'yes',
        limit + 1,
      ],
    ),
  )
  const { rows, next } = pageOf(found, limit)
  return { feedback: z.array(contentFeedback).parse(rows.map(withIsoDates)), next }
}

/** Returns the queries of the last days, compared without case, the most frequent first. */
export async function listSearches(
  { database, clock }: Deps,
  { claims, companyId }: Member,
  { days, results }: ParsedRequestOf<'listSearches'>['query'],
): Promise<SearchedQuery[]> {
  const rows = await database.as(claims, query =>
    query(
      `select query, searches, result_count, confidence, searched_at
         from (
           select distinct on (lower(query)) query, result_count, confidence::float8 as confidence, searched_at,
                  count(*) over (partition by lower(query)) as searches
             from ${FINISHED_SEARCHES}
            order by lower(query), searched_at desc) latest
        where $3 = 'any' or confidence < ${CONFIDENCE_THRESHOLD}
        order by searches desc, searched_at desc, query limit ${MAX_LINES}`,
      [companyId, daysAgo(clock, days), results],
    ),
  )
  return z.array(searchedQuery).parse(rows.map(withIsoDates))
}
