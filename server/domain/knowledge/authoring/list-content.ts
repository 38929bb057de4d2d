import { z } from 'zod'
import { CONTENT_PAGE } from '#contract/constants/knowledge.ts'
import { contentSummary } from '#contract/entities/content.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { microsOf, pageOf, readCursor } from '../../cursor.ts'
import { SUMMARY_COLUMNS } from './read-content.ts'

const MICROS = microsOf('d.updated_at')

/** Returns a page of the company's articles and drafts, the last changed first. */
export async function listContent(
  database: Database,
  { claims, companyId }: Member,
  request: ParsedRequestOf<'listContent'>['query'],
): Promise<ResponseOf<'listContent'>> {
  const { cursor, limit = CONTENT_PAGE, status, search } = request
  const from = readCursor(cursor)
  const found = await database.as(claims, query =>
    query<{ id: string; micros: string }>(
      `select ${SUMMARY_COLUMNS}, ${MICROS}::text as micros
         from public.content_drafts d join public.content c on c.id = d.id
        where d.company_id = $1 and (${MICROS}, d.id) < ($2::bigint, $3::uuid)
          and ($4::text is null or c.type = $4)
          and ($5::text is null or c.status = $5)
          and (not $6::boolean or c.publish_at is not null)
          and ($7::uuid is null or d.category_id = $7)
          and ($8::text is null or c.language = $8)
          and ($9::text is null or d.title ilike $9 or d.slug ilike $9 or d.body ilike $9
            or array_to_string(d.alternate_questions, ' ') ilike $9)
        order by d.updated_at desc, d.id desc limit $10`,
      [
        companyId,
        from.micros,
        from.id,
        request.type ?? null,
        status === 'scheduled' ? null : (status ?? null),
        status === 'scheduled',
        request.category_id ?? null,
        request.language ?? null,
        search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null,
        limit + 1,
      ],
    ),
  )
  const { rows, next } = pageOf(found, limit)
  return { contents: z.array(contentSummary).parse(rows.map(withIsoDates)), next }
}
