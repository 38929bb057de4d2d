import { type MouseEvent, useEffect, useState } from 'react'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { logError } from '../adapters/browser/log.ts'
import { keepTenantCookie } from '../adapters/session/tenant-cookie.ts'
import { TenantBanner } from '../features/tenancy/tenant-banner.tsx'

/** The tenant's banner on public pages. In the default context it requests nothing and sets no cookie. */
export function SiteTenantBanner() {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    if (tenantOfHost(window.location.host) === null) return
    keepTenantCookie()
    loadTenantName().then(setName, error => logError('The tenant could not be loaded', error))
  }, [])
  return name === null ? null : <TenantBanner name={name} onLeave={stopImpersonating} />
}

/** Returns the tenant's name; null for the default tenant. Only a tenant's page loads the code of the request. */
async function loadTenantName(): Promise<string | null> {
  const [{ callPublicApi }, { loadTenant }] = await Promise.all([
    import('../adapters/api/call-public-api.ts'),
    import('../features/tenancy/tenant.ts'),
  ])
  const tenant = await loadTenant(callPublicApi, logError)
  return tenant.isDefaultTenant ? null : tenant.name
}

/** Ends this tab's impersonation, if there is one; only then is the code loaded. */
async function stopImpersonating(event: MouseEvent): Promise<void> {
  if (sessionStorage.getItem(STORAGE_KEYS.impersonationSession) === null) return
  event.preventDefault()
  const { ownImpersonate } = await import('../features/impersonation/own-impersonate.ts')
  await ownImpersonate().stop()
}
