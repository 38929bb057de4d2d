import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'

/** Where a tenant's pages are: one label below the server's own host, but for the default tenant. No slash at the end. */
export function tenantOrigin(publicUrl: string, subdomain: string): string {
  const url = new URL(publicUrl)
  return subdomain === DEFAULT_SUBDOMAIN ? url.origin : `${url.protocol}//${subdomain}.${url.host}`
}
