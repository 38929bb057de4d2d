import type { TenantSummary } from '#contract/entities/platform.ts'
import { Badge } from '../../ui/badge.tsx'

/** Whether a tenant is open. */
export function TenantStatus({ tenant }: { readonly tenant: Pick<TenantSummary, 'suspended_at'> }) {
  return tenant.suspended_at === null ? (
    <Badge tone="good">Active</Badge>
  ) : (
    <Badge tone="danger">Suspended</Badge>
  )
}
