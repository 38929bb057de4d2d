import { VIDEO } from '#contract/constants/site.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { tenantClaims } from '../../actor.ts'
import type { AccountOutbox } from '../../emails/account-outbox.ts'
import { findCompany } from './find-company.ts'

/** An address left on the marketing site, and where. */
export type Lead = {
  readonly email: string
  readonly source: 'hero' | 'global' | 'exit-intent'
  readonly pagePath?: string
  readonly referrer?: string
  readonly sessionId?: string | undefined
}

/** Stores a lead. */
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

type Deps = { readonly outbox: AccountOutbox; readonly publicUrl: string }

/** Emails the video that the exit popup offers, once per day and address. Spec 2.8. */
export function sendVideo({ outbox, publicUrl }: Deps, to: string): Promise<void> {
  return outbox.send({ kind: 'video', values: { to, link: publicUrl + VIDEO.page } })
}
