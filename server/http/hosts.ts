import type { Context, MiddlewareHandler } from 'hono'
import { FILES_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOrigin } from '#server/domain/tenant-origin.ts'
import { refuse } from './error-response.ts'

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

const PUBLIC_FILES = '/storage/v1/object/public/'

/**
 * What visitors have uploaded is read at an origin of its own (R13): whatever in a file might run one day, it runs where
 * nobody has a session. That host has nothing else, and every other host sends there.
 */
export function filesHost({ filesOrigin, isFilesHost }: Hosts): MiddlewareHandler {
  return async (c, next) => {
    const isFile = ['GET', 'HEAD'].includes(c.req.method) && c.req.path.startsWith(PUBLIC_FILES)
    const isThere = isFilesHost(c.req.header('host') ?? '')
    if (isThere) return isFile ? next() : refuse(c, 'route_not_found')
    const origin = filesOrigin()
    if (!isFile || origin === null) return next()
    return c.redirect(origin + new URL(c.req.url).pathname, 302)
  }
}
