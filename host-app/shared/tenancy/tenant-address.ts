import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'

/**
 * Returns the origin of a tenant's pages, derived from the page at `location`: the product's host with the
 * tenant's subdomain.
 */
export function tenantAddress(
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  subdomain: string,
): string {
  const base = tenantOfHost(host) === null ? host : host.slice(host.indexOf('.') + 1)
  return `${protocol}//${subdomain === DEFAULT_SUBDOMAIN ? base : `${subdomain}.${base}`}`
}
