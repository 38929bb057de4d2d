import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'

/** The origin of a tenant's pages, as seen from the page at `location`: one label below that of no tenant. */
export function tenantAddress(
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  subdomain: string,
): string {
  const base = tenantOfHost(host) === null ? host : host.slice(host.indexOf('.') + 1)
  return `${protocol}//${subdomain === DEFAULT_SUBDOMAIN ? base : `${subdomain}.${base}`}`
}
