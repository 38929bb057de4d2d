import { type MouseEvent, useEffect, useState } from 'react'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { callPublicApi } from '../adapters/api/call-public-api.ts'
import { logError } from '../adapters/browser/log.ts'
import { keepTenantCookie } from '../adapters/session/tenant-cookie.ts'
import { loadTenant } from '../features/tenancy/tenant.ts'
import { TenantBanner } from '../features/tenancy/tenant-banner.tsx'

/** The tenant's banner on public pages. In the default context it requests nothing and sets no cookie. */
export function SiteTenantBanner() {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    if (tenantOfHost(window.location.host) === null) return
    keepTenantCookie()
    loadTenant(callPublicApi, logError).then(tenant => setName(tenant.isDefaultTenant ? null : tenant.name))
  }, [])
  return name === null ? null : <TenantBanner name={name} onLeave={stopImpersonating} />
}

/** Ends this tab's impersonation, if there is one; only then is the code loaded. */
async function stopImpersonating(event: MouseEvent): Promise<void> {
  if (sessionStorage.getItem(STORAGE_KEYS.impersonationSession) === null) return
  event.preventDefault()
  const { ownImpersonate } = await import('../features/impersonation/own-impersonate.ts')
  await ownImpersonate().stop()
}
