import { BRAND } from '#contract/brand.ts'
import { RESERVED_SUBDOMAINS } from '#contract/constants/tenant.ts'

/** The tenant a host names by its first label (TENANT-01); null in the default context. `host` may carry a port. */
export function tenantOfHost(host: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const [label = '', ...rest] = name.split('.')
  if (rest.length === 0 || /^[\d.]+$/.test(name) || name.startsWith('[')) return null
  const isReserved = label === BRAND.slug || RESERVED_SUBDOMAINS.some(reserved => reserved === label)
  return isReserved || label === '' ? null : label
}
