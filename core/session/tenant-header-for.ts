import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '../tenant-of-host.ts'

/**
 * The value of x-tenant-subdomain for requests of a page at `host` (TENANT-01): its first label; null where that is www,
 * localhost, the product's bare name or nothing that could be a tenant. `host` may carry a port.
 */
export function tenantHeaderFor(host: string): string | null {
  const isDefault = host.toLowerCase().startsWith(`${DEFAULT_SUBDOMAIN}.`)
  return isDefault ? DEFAULT_SUBDOMAIN : tenantOfHost(host)
}
