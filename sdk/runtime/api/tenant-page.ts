import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'

const IP_ADDRESS = /^[\d.]+$|^\[/

/**
 * Returns the URL of a tenant's page, on the tenant's subdomain of the server's host, unless `baseUrl` is already on
 * one. IP addresses have no subdomains and stay.
 */
export function tenantPage(baseUrl: string, tenant: string, path: string): string {
  const url = new URL(path, baseUrl)
  const { hostname, host } = url
  const isOwn = tenant === DEFAULT_SUBDOMAIN || tenantOfHost(host) !== null
  if (!isOwn && !IP_ADDRESS.test(hostname)) url.hostname = `${tenant}.${hostname}`
  return url.href
}
