import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'

const ADDRESS_OF_NUMBERS = /^[\d.]+$|^\[/

/**
 * Returns the URL of a tenant's page, on the tenant's subdomain of the server's host, unless `baseUrl` already is
 * the tenant's origin. IP addresses have no subdomains and stay.
 */
export function tenantPage(baseUrl: string, tenant: string, path: string): string {
  const url = new URL(path, baseUrl)
  const { hostname, host } = url
  const isOwn = tenant === DEFAULT_SUBDOMAIN || tenantOfHost(host) !== null
  if (!isOwn && !ADDRESS_OF_NUMBERS.test(hostname)) url.hostname = `${tenant}.${hostname}`
  return url.href
}
