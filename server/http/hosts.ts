import type { Context } from 'hono'
import { FILES_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOrigin } from '#server/domain/tenant-origin.ts'

export type Hosts = {
  /** Whether the server answers for the host of a request; `publicUrl`'s host, its subdomains, and this machine's own. */
  readonly isKnown: (host: string) => boolean
  /** The origin under which the client of this request reaches the server. Throws nothing: unknown hosts came no further. */
  readonly originOf: (c: Context) => string
  /** Where clients reach the server. */
  readonly publicUrl: () => string
  /** The origin that holds the files of visitors alone; null where the server has no name that one could stand below. */
  readonly filesOrigin: () => string | null
  /** The origin of a tenant's pages; null likewise. */
  readonly tenantOriginOf: (tenant: string) => string | null
  readonly isFilesHost: (host: string) => boolean
}

/** The Host allow-list (R6): no link or address is ever built from a name that is not the server's. */
export function createHosts(publicUrl: () => string): Hosts {
  const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

  function isKnown(host: string): boolean {
    const name = nameOf(host)
    const own = new URL(publicUrl()).hostname
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(name) || /^[a-z0-9-]+\.localhost$/.test(name)
    return isLocal || name === own || (name.endsWith(`.${own}`) && /^[a-z0-9.-]+$/.test(name))
  }

  function tenantOriginOf(tenant: string): string | null {
    const { hostname } = new URL(publicUrl())
    const isAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
    return isAddress ? null : tenantOrigin(publicUrl(), tenant)
  }
  const filesOrigin = () => tenantOriginOf(FILES_SUBDOMAIN)

  return {
    isKnown,
    publicUrl,
    filesOrigin,
    tenantOriginOf,
    isFilesHost(host) {
      const origin = filesOrigin()
      return origin !== null && nameOf(host) === new URL(origin).hostname
    },
    originOf: c => `${new URL(publicUrl()).protocol}//${c.req.header('host') ?? new URL(publicUrl()).host}`,
  }
}
