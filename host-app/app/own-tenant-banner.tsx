import { useLocation } from 'react-router-dom'
import { DIAGNOSTIC_PATHS } from '#contract/constants/site.ts'
import { isAdminPath } from '#core/site/is-admin-path.ts'
import { useImpersonation } from '../features/impersonation/use-impersonation.ts'
import { useTenant } from '../features/tenancy/tenant.ts'
import { TenantBanner } from '../features/tenancy/tenant-banner.tsx'

/**
 * The tenant's banner on the account pages. It has an exit link only during an impersonation: these pages
 * have no navigation bar, and a person who logs in has nothing to exit. The admin pages have the company's
 * name in their bar and an impersonation banner of their own; the diagnostic pages use the site's frame,
 * which has the banner.
 */
export function OwnTenantBanner() {
  const { tenant, isLoading } = useTenant()
  const { current, stop } = useImpersonation()
  const { pathname } = useLocation()
  const isElsewhere = isAdminPath(pathname) || isDiagnostic(pathname)
  if (isLoading || tenant.isDefaultTenant || isElsewhere) return null
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

function isDiagnostic(path: string): boolean {
  return (DIAGNOSTIC_PATHS as readonly string[]).includes(path.replace(/(.)\/$/, '$1'))
}
