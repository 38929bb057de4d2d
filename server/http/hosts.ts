import type { Context, MiddlewareHandler } from 'hono'
import { FILES_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOrigin } from '#server/domain/tenant-origin.ts'
import { refuse } from './error-response.ts'

/** What the server knows about the hosts it serves. */
export type Hosts = {
  /** Whether the server answers for a host: that of `publicUrl`, its subdomains, and this machine's own. */
  readonly isKnown: (host: string) => boolean
  /** Returns the origin under which the client of a request reaches the server. Unknown hosts are refused before. */
  readonly originOf: (c: Context) => string
  /** Returns the server's public URL. */
  readonly publicUrl: () => string
  /** Returns the origin that serves only visitors' files; null if the server's host cannot have subdomains. */
  readonly filesOrigin: () => string | null
  /** Returns the origin of a tenant's pages; null in the same case. */
  readonly tenantOriginOf: (tenant: string) => string | null
  readonly isFilesHost: (host: string) => boolean
}

/** Returns the host allow-list (R6): no link is built from a host that is not the server's. */
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
 * Returns middleware that serves uploads only on their own origin (R13): whatever runs in a file, it runs where
 * nobody is signed in. That host has nothing else; other hosts redirect to it. They answer HEAD themselves, which has no
 * bytes: a widget asks for a file's size, and the page's policy need not allow it to connect to a second host.
 */
export function filesHost({ filesOrigin, isFilesHost }: Hosts): MiddlewareHandler {
  return async (c, next) => {
    const isFile = ['GET', 'HEAD'].includes(c.req.method) && c.req.path.startsWith(PUBLIC_FILES)
    const isThere = isFilesHost(c.req.header('host') ?? '')
    if (isThere) return isFile ? next() : refuse(c, 'route_not_found')
    const origin = filesOrigin()
    if (!isFile || origin === null || c.req.method === 'HEAD') return next()
    return c.redirect(origin + new URL(c.req.url).pathname, 302)
  }
}
