import { INVITATION_LIFETIME_MS } from '#contract/constants/identity.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { TenantSummary } from '#contract/entities/platform.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import { seedSamples } from '#demo/seed-samples.ts'
import { DatabaseError, type Query } from '#server/ports/database.ts'
import { hashSecret, newSecret } from '#server/tokens/secrets.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { AccountOutbox } from '../../emails/account-outbox.ts'
import { businessDomain } from '../../people/accounts/company-names.ts'
import { closeCompany } from '../../people/accounts/open-company.ts'
import { judgeSubdomains } from '../../people/accounts/subdomains.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { sendInvitation } from '../../people/members/invitations.ts'
import { asPlatform, tenantFacingName } from '../platform-staff.ts'
import { type ReadDeps, tenantSummaryOf } from './read-tenants.ts'

type TenantRequest = ParsedRequestOf<'createTenant'>['body']

/**
 * Creates a company and emails its future owner an invitation. If the email can't be queued, nothing is stored, since
 * nobody could ever sign in. @throws subdomain_taken or subdomain_reserved (409).
 */
export async function createTenant(
  deps: ReadDeps & { readonly outbox: AccountOutbox; readonly publicUrl: string },
  staff: Member,
  request: TenantRequest,
): Promise<TenantSummary> {
  const { database, clock } = deps
  const now = new Date(clock.now())
  const token = newSecret()
  const inviter = { id: staff.userId, name: tenantFacingName(staff.fullName) }
  const tenant = await asPlatform(database, staff, async query => {
    const id = await insertCompany(query, request, now)
    await inviteOwner(query, id, request.owner_email, { inviter, token, now })
    if (request.with_samples) await seedSamples(query, id, now.getTime())
    return tenantSummaryOf(query, clock, id)
  }).catch(refuseTaken)
  const invitation = {
    email: request.owner_email,
    role: 'owner',
    inviterName: inviter.name,
    companyName: tenant.name,
    subdomain: tenant.subdomain,
  } as const
  await sendInvitation(deps, invitation, token).catch(async (error: unknown) => {
    await closeCompany(database, tenant.id)
    throw error
  })
  return tenant
}

async function insertCompany(
  query: Query,
  { name, subdomain, owner_email }: TenantRequest,
  now: Date,
): Promise<string> {
  const [judged] = await judgeSubdomains(query, [subdomain])
  if (judged!.verdict !== 'free') throw new AppError(`subdomain_${judged!.verdict}`)
  // A domain stays with the company that already has it.
  const [company] = await query<{ id: string }>(
    `insert into public.companies (name, subdomain, email_domain, created_at, updated_at)
     select $1, $2, (select $3::text where not exists (select from public.companies where email_domain = $3)), $4, $4
     returning id`,
    [name, subdomain, businessDomain(owner_email), now],
  )
  return company!.id
}

async function inviteOwner(
  query: Query,
  companyId: string,
  email: string,
  {
    inviter,
    token,
    now,
  }: { inviter: { readonly id: string; readonly name: string }; token: string; now: Date },
): Promise<void> {
  const [invitation] = await query<{ id: string }>(
    `insert into public.invitations (company_id, email, role, token_hash, invited_by, inviter_name, created_at, expires_at)
     values ($1, $2, 'owner', $3, $4, $5, $6, $7) returning id`,
    [
      companyId,
      email,
      hashSecret(token),
      inviter.id,
      inviter.name,
      now,
      new Date(now.getTime() + INVITATION_LIFETIME_MS),
    ],
  )
  const actor = { companyId, userId: inviter.id, fullName: inviter.name }
  const event = {
    action: 'invitation.sent',
    targetId: invitation!.id,
    detail: { email, role: 'owner' },
  }
  await writeAudit(query, actor, event)
}

/** Turns a unique violation into an error: somebody else has just taken the name. */
function refuseTaken(error: unknown): never {
  if (!(error instanceof DatabaseError) || error.code !== '23505') throw error
  throw new AppError(error.constraint === 'companies_email_domain_key' ? 'company_exists' : 'subdomain_taken')
}

/**
 * Gives an empty tenant sample articles and conversations. @throws tenant_not_found (404), tenant_has_content (409),
 * or forbidden (403) for the platform itself.
 */
export function seedTenant({ database, clock }: ReadDeps, staff: Member, id: string): Promise<TenantSummary> {
  return asPlatform(database, staff, async query => {
    // Two simultaneous requests run one after the other.
    await query('select 1 from public.companies where id = $1 for update', [id])
    const tenant = await tenantSummaryOf(query, clock, id)
    if (tenant.subdomain === DEFAULT_SUBDOMAIN) throw new AppError('forbidden')
    if (tenant.articles > 0 || tenant.conversations > 0) throw new AppError('tenant_has_content')
    await seedSamples(query, id, clock.now())
    return tenantSummaryOf(query, clock, id)
  })
}
