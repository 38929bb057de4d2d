import { TENANT_COOKIE } from '#contract/constants/identity.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'

type Page = {
  readonly location: Pick<Location, 'host' | 'protocol'>
  readonly document: { cookie: string }
}

/**
 * Stores the tenant of a tenant's host in the cookie tenant_subdomain (TENANT-02). The server never trusts
 * it.
 */
export function keepTenantCookie({ location, document }: Page = window): void {
  const tenant = tenantOfHost(location.host)
  if (tenant !== null)
    document.cookie = `${TENANT_COOKIE}=${encodeURIComponent(tenant)}; ${attributes(location)}`
}

/** Deletes the cookie. */
export function forgetTenantCookie({ location, document }: Page = window): void {
  document.cookie = `${TENANT_COOKIE}=; max-age=0; ${attributes(location)}`
}

function attributes({ protocol }: Pick<Location, 'protocol'>): string {
  return `path=/; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
}
