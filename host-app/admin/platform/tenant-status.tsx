import type { TenantSummary } from '#contract/entities/platform.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'

/** A badge that shows whether a tenant is active or suspended. */
export function TenantStatus({ tenant }: { readonly tenant: Pick<TenantSummary, 'suspended_at'> }) {
  return tenant.suspended_at === null ? (
    <Badge tone="good">Active</Badge>
  ) : (
    <Badge tone="danger">Suspended</Badge>
  )
}
