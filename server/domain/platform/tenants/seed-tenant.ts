import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { TenantSummary } from '#contract/entities/platform.ts'
import { seedSamples } from '#server/seed/seed-samples.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { asPlatform } from '../platform-staff.ts'
import { type ReadDeps, tenantSummaryOf } from './read-tenants.ts'

/**
 * Gives a tenant that has nothing yet articles and conversations to look at. Throws `tenant_not_found`,
 * `tenant_has_content`, and `forbidden` for the platform itself.
 */
export function seedTenant({ database, clock }: ReadDeps, staff: Member, id: string): Promise<TenantSummary> {
  return asPlatform(database, staff, async query => {
    // Two who press the button at once come one after the other.
    await query('select 1 from public.companies where id = $1 for update', [id])
    const tenant = await tenantSummaryOf(query, clock, id)
    if (tenant.subdomain === DEFAULT_SUBDOMAIN) throw new AppError('forbidden')
    if (tenant.articles > 0 || tenant.conversations > 0) throw new AppError('tenant_has_content')
    await seedSamples(query, id, clock.now())
    return tenantSummaryOf(query, clock, id)
  })
}
