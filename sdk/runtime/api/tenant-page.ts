import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'

const ADDRESS_OF_NUMBERS = /^[\d.]+$|^\[/

/**
 * The address of a tenant's page: one label below the server's own host, unless `baseUrl` (an origin) is the tenant's
 * already. Numbers can have no label before them.
 */
export function tenantPage(baseUrl: string, tenant: string, path: string): string {
  const url = new URL(path, baseUrl)
  const { hostname, host } = url
  const isOwn = tenant === DEFAULT_SUBDOMAIN || tenantOfHost(host) !== null
  if (!isOwn && !ADDRESS_OF_NUMBERS.test(hostname)) url.hostname = `${tenant}.${hostname}`
  return url.href
}
