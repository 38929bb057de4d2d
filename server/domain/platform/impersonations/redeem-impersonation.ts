import type { ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { hashSecret } from '#server/tokens/secrets.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'

type Redeemed = {
  readonly id: string
  readonly staff_id: string
  readonly staff_name: string
  readonly reason: string | null
  readonly can_write: boolean
  readonly expires_at: Date
  readonly company_id: string
  readonly name: string
  readonly subdomain: string
}

/** Redeems a token in one statement, so that of many requests with the same token only one succeeds. */
const REDEEM = `
  update public.impersonations i set redeemed_at = $2
    from public.companies company, public.profiles staff
   where i.token_hash = $1 and i.redeemed_at is null and i.ended_at is null and i.token_expires_at > $2
     and company.id = i.company_id and ($3::text is null or company.subdomain = $3)
     and staff.id = i.staff_id and staff.role = 'staff' and staff.status = 'active'
  returning i.id, i.staff_id, i.staff_name, i.reason, i.can_write, i.expires_at, i.company_id, company.name,
    company.subdomain`

/**
 * Exchanges an impersonation's token, once and in time, for an access token that ends with it and cannot be renewed.
 * `tenant` is the request's subdomain, which must be the tenant's own, or null for the default. @throws
 * impersonation_invalid (401) for anything wrong with the token.
 */
export async function redeemImpersonation(
  { database, clock, tokens }: { database: Database; clock: Pick<Clock, 'now'>; tokens: Tokens },
  token: string,
  tenant: string | null,
): Promise<ResponseOf<'redeemImpersonation'>> {
  const now = new Date(clock.now())
  const redeemed = await database.as(JOB_CLAIMS, async query => {
    const [row] = await query<Redeemed>(REDEEM, [hashSecret(token), now, tenant])
    if (!row) throw new AppError('impersonation_invalid')
    await noteBeginning(query, row)
    return row
  })
  const { id, staff_id: sub, staff_name, can_write, expires_at, company_id, name, subdomain } = redeemed
  const claims = {
    aud: 'authenticated',
    role: 'authenticated',
    sub,
    impersonation_id: id,
    act: { sub },
    user_metadata: {},
    app_metadata: {},
  }
  return {
    id,
    access_token: await tokens.sign(claims, Math.floor(expires_at.getTime() / 1_000)),
    expires_at: expires_at.toISOString(),
    can_write,
    staff_name,
    company: { id: company_id, name, subdomain },
  }
}

function noteBeginning(
  query: Query,
  { id, company_id, staff_id, staff_name, reason, can_write }: Redeemed,
): Promise<void> {
  const actor = { companyId: company_id, userId: staff_id, fullName: staff_name, impersonationId: id }
  const event = { action: 'impersonation.begun', targetId: id, detail: { reason, can_write } }
  return writeAudit(query, actor, event)
}
