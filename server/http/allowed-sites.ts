/** Which sites may show a company's widgets, and whether the page that sends a request is on one of them. */
import type { Context } from 'hono'
import type { Clock } from '#core/clock.ts'
import { tenantClaims } from '#server/domain/actor.ts'
import { isOwnSite } from '#server/domain/tenant-origin.ts'
import type { Database } from '#server/ports/database.ts'

const FRESH_MS = 30_000
/** A page that is refused may be new in the list, which is then read again, but not more often. */
const REREAD_MS = 1_000
/** The most tenants that are cached, since anybody can request invented ones. */
const KNOWN_MAX = 1_000
/** The site of a page that names none: a file, a sandboxed frame, or one that hides where it is. */
const NAMELESS = 'null'

/** A company's sites, empty if any may show its widgets; null if the company does not exist or is suspended. */
export type Sites = readonly string[] | null

/** Knows the sites of companies. */
export type AllowedSites = {
  /** Returns a company's sites. They are cached for 30 s. */
  readonly of: (subdomain: string) => Promise<Sites>
  /**
   * Returns whether a company's visitors may send a request from the page that sends it. A site that was added counts within a
   * second; one that was removed, for at most 30 s more. A company without sites to name refuses nobody here.
   */
  readonly admit: (c: Context, subdomain: string) => Promise<boolean>
}

/** Returns the reader. */
export function createAllowedSites(deps: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly publicUrl: () => string
}): AllowedSites {
  const { database, clock } = deps
  const known = new Map<string, { readonly sites: Sites; readonly readAtMs: number }>()
  /** Reads in progress, which all requests of a company share. */
  const reading = new Map<string, Promise<Sites>>()

  function readShared(subdomain: string): Promise<Sites> {
    const begun = reading.get(subdomain)
    if (begun) return begun
    const read = readNow(subdomain).finally(() => reading.delete(subdomain))
    reading.set(subdomain, read)
    return read
  }

  async function readNow(subdomain: string): Promise<Sites> {
    const readAtMs = clock.now()
    const [row] = await database.as(tenantClaims({ subdomain }), query =>
      query<{ widget_sites: string[] }>('select widget_sites from public.companies where subdomain = $1', [
        subdomain,
      ]),
    )
    const sites = row?.widget_sites ?? null
    // The map keeps the order of reads: the name that was read longest ago makes room.
    known.delete(subdomain)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= KNOWN_MAX) known.delete(oldest)
    known.set(subdomain, { sites, readAtMs })
    return sites
  }

  async function within(subdomain: string, ms: number): Promise<Sites> {
    const cached = known.get(subdomain)
    return cached && clock.now() < cached.readAtMs + ms ? cached.sites : readShared(subdomain)
  }
  const of = (subdomain: string) => within(subdomain, FRESH_MS)

  return {
    of,
    async admit(c, subdomain) {
      const site = otherSite(name => c.req.header(name), deps.publicUrl())
      if (site === null) return true
      return names(await of(subdomain), site) || names(await within(subdomain, REREAD_MS), site)
    },
  }
}

function names(sites: Sites, site: string): boolean {
  return sites === null || sites.length === 0 || sites.includes(site)
}

/**
 * Returns the origin of the page that sends a request, `null` as text if it names none; null if the page is our own or the
 * request comes from no page. A browser adds these headers itself, so no page can forge them; other programs can. It adds
 * `origin` to whatever a page of another site may read the answer of, and to our own pages' requests except GET
 * (Fetch standard, 3.2). `sec-fetch-site` covers the rest: it is missing in old browsers and on plain http.
 */
export function otherSite(
  header: (name: 'origin' | 'referer' | 'sec-fetch-site' | 'host') => string | undefined,
  publicUrl: string,
): string | null {
  const relation = header('sec-fetch-site')
  // `none`: somebody typed the address.
  if (relation === 'same-origin' || relation === 'none') return null
  const site = header('origin') ?? originOf(header('referer')) ?? (relation === undefined ? null : NAMELESS)
  if (site === null || !URL.canParse(site)) return site
  const { host } = new URL(site)
  return host === header('host') || isOwnSite(host, publicUrl) ? null : site
}

function originOf(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : null
}
