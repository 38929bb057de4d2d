import { EMBED_SITES_MAX } from '#contract/constants/embed-doctor.ts'
import type { EmbedPing } from '#contract/entities/embed-report.ts'
import type { Clock } from '#core/clock.ts'
import { RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { withoutPersonalData } from '../knowledge/articles/search-log.ts'
import { isOwnSite } from '../tenant-origin.ts'

/** Characters from which a part of a path may be a token or a person's key. */
const OPAQUE_FROM = 32

const PATH_MAX = 300

const ORIGIN_MAX = 255

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly limits: Pick<RateLimits, 'take'>
  /** The server's URL. Its own pages, and those of its subdomains, are no sites of a company. */
  readonly publicUrl: string
}

/** The page that calls: the request's `origin` header, and the address of its browser. */
type Page = { readonly pageOrigin: string | undefined; readonly clientIp: string | undefined }

/**
 * Stores a page's report for a company. Nobody proves that a report is true, so it shows in the company's list of sites
 * and does nothing else. A report without a site isn't stored, nor are more new sites of one network than its limit.
 */
export function noteEmbedPing(
  deps: Deps,
  company: Company,
  page: Page,
  { path, mode, features, brand, findings }: EmbedPing,
): Promise<void> {
  return note(deps, company, page, [
    ...[pagePath(path), mode, [...new Set(features)], brand],
    ['loaded', ...new Set(findings)],
  ])
}

/**
 * Notes that a page of a site fetched the company's configuration, as widgets do that somebody uses. Sites that are only
 * reported never replace it in the list.
 */
export function noteEmbedConfig(deps: Deps, company: Company, page: Page): Promise<void> {
  return note(deps, company, page, ['/', 'element', [], null, ['configured']])
}

async function note(
  { database, clock, limits, publicUrl }: Deps,
  company: Company,
  { pageOrigin, clientIp }: Page,
  report: readonly unknown[],
): Promise<void> {
  const site = siteOf(pageOrigin)
  if (!site || isOwnSite(site.host, publicUrl)) return
  const store = async (mayAdd: boolean) => {
    const [row] = await database.as(tenantClaims({ companyId: company.id }), query =>
      query<{ is_known: boolean }>(
        'select app.note_embed_report($1, $2, $3, $4, $5, $6, $7, $8, $9) as is_known',
        [site.origin, ...report, EMBED_SITES_MAX, mayAdd, new Date(clock.now())],
      ),
    )
    return row!.is_known
  }
  if (await store(false)) return
  try {
    await limits.take('newEmbedSite', { tenant: company.id, ip: clientIp })
  } catch (error) {
    if (error instanceof RateLimitError) return
    throw error
  }
  await store(true)
}

/** Returns the site of a page; null for a page without one, such as a file or a sandboxed frame. */
function siteOf(pageOrigin: string | undefined): URL | null {
  const site = URL.canParse(pageOrigin ?? '') ? new URL(pageOrigin!) : null
  const isSite = site && /^https?:$/.test(site.protocol) && site.origin === pageOrigin
  return isSite && pageOrigin.length <= ORIGIN_MAX ? site : null
}

/**
 * Returns a page's path as it may be stored: without query and fragment, and with `…` in place of email addresses,
 * long numbers and parts that are long enough to be a secret.
 */
export function pagePath(path: string): string {
  const [bare = '/'] = path.split(/[?#]/)
  const parts = bare.split('/').map(part => {
    const text = decoded(part)
    return text.length >= OPAQUE_FROM && !/[-_ ]/.test(text) ? '…' : withoutPersonalData(text)
  })
  return parts.join('/').slice(0, PATH_MAX) || '/'
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
