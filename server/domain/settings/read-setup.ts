import type { Setup } from '#contract/routes/settings.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { PUBLISHED } from '../knowledge/articles/article-rows.ts'

/** Returns which steps of its setup a company has done. Each is read from what it leaves behind, so none is ticked by hand. */
export async function readSetup(database: Database, { claims, companyId }: Member): Promise<Setup> {
  const [row] = await database.as(claims, query =>
    query<Setup>(
      `select exists (select from public.settings where company_id = $1 and section = 'brand') as brand,
              exists (select from public.content c where c.company_id = $1 and ${PUBLISHED}) as article,
              exists (select from public.embed_reports where company_id = $1) as install,
              (select count(*) > 1 from public.profiles where company_id = $1)
                or exists (select from public.invitations where company_id = $1) as invite,
              exists (select from public.conversations where company_id = $1) as chat`,
      [companyId],
    ),
  )
  return row!
}
