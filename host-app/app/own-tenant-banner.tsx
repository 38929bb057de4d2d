import { useLocation } from 'react-router-dom'
import { isAdminPath } from '#core/site/is-admin-path.ts'
import { useImpersonation } from '../features/impersonation/use-impersonation.ts'
import { TenantBanner } from '../features/tenancy/tenant-banner.tsx'
import { useTenant } from '../features/tenancy/use-tenant.ts'

/**
 * The tenant's banner on the pages of accounts: its link ends an impersonation. The admin pages name the company in their
 * bar, and have a banner of their own for who acts.
 */
export function OwnTenantBanner() {
  const { tenant, isLoading } = useTenant()
  const { current, stop } = useImpersonation()
  const isAdmin = isAdminPath(useLocation().pathname)
  if (isLoading || tenant.isDefaultTenant || isAdmin) return null
  return (
    <TenantBanner
      name={tenant.name}
      onLeave={event => {
        if (!current) return
        event.preventDefault()
        void stop()
      }}
    />
  )
}
