import type { z } from 'zod'
import { loggedEmail } from '#contract/entities/email.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { microsOf, pageOf, readCursor } from '../../cursor.ts'

/** SQL of the filter under which an email is: its state, or that it came back. */
const FILTERED = "case when bounce_kind in ('hard', 'soft') then 'undelivered' else state end"

/** The columns of an email in the log. */
export const EMAIL_COLUMNS = Object.keys(loggedEmail.shape).join(', ')

/** Returns a page of the company's emails to visitors, the newest first. @throws invalid_request (400) */
export function listEmails(
  database: Database,
  { claims, companyId }: Member,
  { state, limit, cursor }: ParsedRequestOf<'listEmails'>['query'],
): Promise<ResponseOf<'listEmails'>> {
  const { micros, id } = readCursor(cursor)
  return database.as(claims, async query => {
    const found = await query<z.infer<typeof loggedEmail> & { micros: string }>(
      `select ${EMAIL_COLUMNS}, ${microsOf('created_at')}::text as micros from public.emails
        where company_id = $1 and ($2::text is null or ${FILTERED} = $2)
          and (${microsOf('created_at')}, id) < ($3::bigint, $4::uuid)
        order by created_at desc, id desc limit $5`,
      [companyId, state ?? null, micros, id, limit + 1],
    )
    const { rows, next } = pageOf(found, limit)
    return { emails: rows.map(row => loggedEmail.parse(withIsoDates(row))), next }
  })
}
