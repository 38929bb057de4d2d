import { useLocation } from 'react-router-dom'
import { isAdminPath } from '#core/site/is-admin-path.ts'
import { useImpersonation } from '../features/impersonation/use-impersonation.ts'
import { TenantBanner } from '../features/tenancy/tenant-banner.tsx'
import { useTenant } from '../features/tenancy/use-tenant.ts'

/**
 * The tenant's banner on the account pages. Only someone who impersonates gets its exit link: these pages have no
 * navigation bar, and a person who logs in has nothing to exit. The admin pages name the company in their own bar and have
 * their own impersonation banner.
 */
export function OwnTenantBanner() {
  const { tenant, isLoading } = useTenant()
  const { current, stop } = useImpersonation()
  const isAdmin = isAdminPath(useLocation().pathname)
  if (isLoading || tenant.isDefaultTenant || isAdmin) return null
  return (
    <TenantBanner
      name={tenant.name}
      onLeave={
        current &&
        (event => {
          event.preventDefault()
          void stop()
        })
      }
    />
  )
}
