/** Which sites may frame a page (R24). */
import { isIP } from 'node:net'
import type { Context } from 'hono'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import type { AllowedSites } from '../allowed-sites.ts'
import { isForFrames, isOwnFrame } from '../security-headers.ts'

/** Returns a page's `frame-ancestors` sources (Content Security Policy Level 3, section 6.4.2). */
export type FrameAncestors = (c: Context) => Promise<string>

/** Returns the reader. */
export function createFrameAncestors(deps: {
  readonly sites: Pick<AllowedSites, 'of'>
  readonly publicUrl: () => string
  readonly isDemo: boolean
}): FrameAncestors {
  return async c => {
    if (isOwnFrame(c.req.path, deps.isDemo)) return "'self'"
    if (!isForFrames(c.req.path)) return "'none'"
    const tenant = tenantOfPage(c)
    const sites = tenant === null ? null : await deps.sites.of(tenant)
    if (sites?.length === 0) return '*'
    return ["'self'", ...ownOrigins(deps.publicUrl()), ...(sites ?? []).filter(isOrigin)].join(' ')
  }
}

/**
 * Returns the tenant whose widget the page shows; null if host and address name different ones or an impossible one.
 */
function tenantOfPage(c: Context): string | null {
  const fromHost = tenantOfHost(c.req.header('host') ?? '')
  const requested = c.req.query('tenant') || (fromHost ?? DEFAULT_SUBDOMAIN)
  const isPossible = /^[a-z0-9-]{1,63}$/.test(requested) && (fromHost ?? requested) === requested
  return isPossible ? requested : null
}

/** Returns the server's own origin and, if its host is a name, that of the tenants' hosts below it. */
function ownOrigins(publicUrl: string): readonly string[] {
  const { origin, protocol, host, hostname } = new URL(publicUrl)
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return isNamed ? [origin, `${protocol}//*.${host}`] : [origin]
}

/** Whether a stored site is an origin. Nothing else may become part of the policy. */
function isOrigin(site: string): boolean {
  return URL.canParse(site) && new URL(site).origin === site
}
