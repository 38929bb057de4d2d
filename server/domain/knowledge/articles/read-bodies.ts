import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { PUBLISHED } from './published.ts'

/** The Markdown of what visitors may read of these, by their ids. */
export async function readBodies(
  database: Database,
  { id: companyId }: Company,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.as(tenantClaims({ companyId }), query =>
    query<{ id: string; body: string }>(
      `select c.id, c.body from public.content c where c.company_id = $1 and c.id = any($2) and ${PUBLISHED}`,
      [companyId, [...ids]],
    ),
  )
  return new Map(rows.map(({ id, body }) => [id, body]))
}
