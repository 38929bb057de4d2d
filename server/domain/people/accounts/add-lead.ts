import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { tenantClaims } from '../../actor.ts'
import { findCompany } from './find-company.ts'

export type Lead = {
  readonly email: string
  readonly source: 'hero' | 'global' | 'exit-intent'
  readonly pagePath?: string
  readonly referrer?: string
  readonly sessionId?: string | undefined
}

/** Keeps an address left on the marketing site. */
export async function addLead(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  lead: Lead,
): Promise<void> {
  const platform = await findCompany(database, DEFAULT_SUBDOMAIN)
  await database.as(tenantClaims({ companyId: platform.id }), query =>
    query(
      `insert into public.leads (company_id, email, source, page_path, referrer, session_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        platform.id,
        lead.email,
        lead.source,
        lead.pagePath ?? null,
        lead.referrer ?? null,
        lead.sessionId ?? null,
        new Date(clock.now()),
      ],
    ),
  )
}
