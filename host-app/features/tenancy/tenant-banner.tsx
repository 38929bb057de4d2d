import { useLocation } from 'react-router-dom'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { useImpersonation } from '../impersonation/use-impersonation.ts'
import { tenantAddress } from './tenant-address.ts'
import styles from './tenant-banner.module.css'
import { useTenant } from './use-tenant.ts'

/**
 * Says on a tenant's host whose pages these are (NAV-11). The link ends an impersonation; for everybody else it leads to
 * the platform's own pages. The admin pages name the company in their bar, and have a banner of their own for who acts.
 */
export function TenantBanner() {
  const { tenant, isLoading } = useTenant()
  const { current, stop } = useImpersonation()
  const isAdmin = useLocation().pathname.startsWith('/admin')
  if (isLoading || tenant.isDefaultTenant || isAdmin) return null
  return (
    <section className={styles['banner']} aria-label="Tenant">
      <span>
        You are viewing tenant: <strong>{tenant.name}</strong>
      </span>
      <a
        href={tenantAddress(window.location, DEFAULT_SUBDOMAIN)}
        onClick={event => {
          if (!current) return
          event.preventDefault()
          void stop()
        }}
      >
        Exit Impersonation
      </a>
    </section>
  )
}
