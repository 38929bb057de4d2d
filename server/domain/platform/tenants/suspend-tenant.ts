import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { TenantSummary } from '#contract/entities/platform.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { type AuditEvent, writeAudit } from '../../people/members/audit.ts'
import { asPlatform, tenantFacingName } from '../platform-staff.ts'
import { type ReadDeps, tenantSummaryOf } from './read-tenants.ts'

/**
 * Suspends a tenant for its people, its visitors and the AI from the next call on; staff acting for it can still
 * read. A suspended one keeps its date and reason. @throws tenant_not_found (404), or forbidden (403) for the
 * platform itself.
 */
export function suspendTenant(
  deps: ReadDeps,
  staff: Member,
  id: string,
  reason: string,
): Promise<TenantSummary> {
  const event = { action: 'company.suspended', targetId: id, detail: { reason } }
  return change(deps, staff, id, event, (query, now) =>
    query(
      `update public.companies set suspended_at = $2, suspended_reason = $3, updated_at = $2
        where id = $1 and suspended_at is null returning 1`,
      [id, now, reason],
    ),
  )
}

/** Restores a suspended tenant; others stay as they are. @throws as `suspendTenant`. */
export function restoreTenant(deps: ReadDeps, staff: Member, id: string): Promise<TenantSummary> {
  const event = { action: 'company.restored', targetId: id, detail: {} }
  return change(deps, staff, id, event, (query, now) =>
    query(
      `update public.companies set suspended_at = null, suspended_reason = null, updated_at = $2
        where id = $1 and suspended_at is not null returning 1`,
      [id, now],
    ),
  )
}

/** Changes the tenant and writes it to the tenant's own audit log. `update` returns a row if it changed anything. */
function change(
  { database, clock }: ReadDeps,
  staff: Member,
  id: string,
  event: AuditEvent,
  update: (query: Query, now: Date) => Promise<readonly unknown[]>,
): Promise<TenantSummary> {
  return asPlatform(database, staff, async query => {
    const { subdomain } = await tenantSummaryOf(query, clock, id)
    if (subdomain === DEFAULT_SUBDOMAIN) throw new AppError('forbidden')
    const now = new Date(clock.now())
    const changed = await update(query, now)
    const actor = { companyId: id, userId: staff.userId, fullName: tenantFacingName(staff.fullName) }
    if (changed.length > 0) await writeAudit(query, actor, event)
    return tenantSummaryOf(query, clock, id)
  })
}
