import { BRAND } from '#contract/brand.ts'
import { RESERVED_SUBDOMAINS } from '#contract/constants/tenant.ts'

/**
 * Returns the tenant in the first label of a host (TENANT-01), or null in the default context.
 * @param host may have a port
 */
export function tenantOfHost(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const [label = '', ...rest] = name.split('.')
  if (rest.length === 0 || /^[\d.]+$/.test(name) || name.startsWith('[')) return null
  const isReserved = label === BRAND.slug || RESERVED_SUBDOMAINS.some(reserved => reserved === label)
  return isReserved || label === '' ? null : label
}
