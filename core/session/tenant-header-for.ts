import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '../tenant-of-host.ts'

/**
 * Returns the value of the header x-tenant-subdomain for a page at `host` (TENANT-01): its first label, or null
 * if that is www, localhost, the product's bare name or no valid tenant.
 * @param host may have a port
 */
export function tenantHeaderFor(host: string): string | null {
  const isDefault = host.toLowerCase().startsWith(`${DEFAULT_SUBDOMAIN}.`)
  return isDefault ? DEFAULT_SUBDOMAIN : tenantOfHost(host)
}
