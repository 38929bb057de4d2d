/** Which sites may frame a page (R24). */
import { isIP } from 'node:net'
import type { Context } from 'hono'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Clock } from '#core/clock.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { tenantClaims } from '#server/domain/actor.ts'
import type { Database } from '#server/ports/database.ts'
import { isForFrames, isOwnFrame } from '../security-headers.ts'

const FRESH_MS = 30_000
/** The most tenants that are cached, since anybody can request invented ones. */
const KNOWN_MAX = 1_000

/** The company's sites, empty if any site may frame it; null if the company does not exist or is suspended. */
type Sites = readonly string[] | null

/** Returns a page's `frame-ancestors` sources (Content Security Policy Level 3, section 6.4.2). */
export type FrameAncestors = (c: Context) => Promise<string>

/** Returns the reader. It caches a company's sites for 30 s. */
export function createFrameAncestors(deps: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly publicUrl: () => string
  readonly isDemo: boolean
}): FrameAncestors {
  const { database, clock } = deps
  const known = new Map<string, { readonly sites: Sites; readonly untilMs: number }>()

  async function sitesOf(subdomain: string): Promise<Sites> {
    const cached = known.get(subdomain)
    if (cached && cached.untilMs > clock.now()) return cached.sites
    const [row] = await database.as(tenantClaims({ subdomain }), query =>
      query<{ widget_sites: string[] }>('select widget_sites from public.companies where subdomain = $1', [
        subdomain,
      ]),
    )
    const sites = row?.widget_sites ?? null
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(subdomain, { sites, untilMs: clock.now() + FRESH_MS })
    return sites
  }

  return async c => {
    if (isOwnFrame(c.req.path, deps.isDemo)) return "'self'"
    if (!isForFrames(c.req.path)) return "'none'"
    const tenant = tenantOfPage(c)
    const sites = tenant === null ? null : await sitesOf(tenant)
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
