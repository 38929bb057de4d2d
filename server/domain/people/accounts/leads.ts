import { VIDEO } from '#contract/constants/site.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Clock } from '#core/clock.ts'
import { RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'
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

type Deps = { readonly outbox: AccountOutbox; readonly limits: RateLimits; readonly publicUrl: string }

/**
 * Emails the video that the exit popup offers, once per day and address. A repeated request does nothing. Spec 2.8.
 */
export async function sendVideo({ outbox, limits, publicUrl }: Deps, to: string): Promise<void> {
  try {
    await limits.check('videoMail', { account: to })
  } catch (error) {
    if (error instanceof RateLimitError) return
    throw error
  }
  await outbox.send({ kind: 'video', values: { to, link: publicUrl + VIDEO.page } })
  // Counted only once it is stored, so that the person can retry after a failure.
  await limits.take('videoMail', { account: to }).catch(ignoreLimit)
}

/** Ignores that the limit is used up: of two requests at the same time, both mails were sent. */
function ignoreLimit(error: unknown): void {
  if (!(error instanceof RateLimitError)) throw error
}
