import { EMBED_SITES_MAX } from '#contract/constants/embed-doctor.ts'
import type { EmbedPing } from '#contract/entities/embed-report.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { isOwnSite } from '../tenant-origin.ts'
import { pagePath } from './page-path.ts'

const ORIGIN_MAX = 255

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** The server's URL. Its own pages, and those of its subdomains, are no sites of a company. */
  readonly publicUrl: string
}

/**
 * Stores a page's report for a company. Nobody proves that a report is true, so it shows in the company's list of sites
 * and does nothing else. A report without a site isn't stored.
 * @param pageOrigin the request's `origin` header
 */
export async function noteEmbedPing(
  { database, clock, publicUrl }: Deps,
  company: Company,
  pageOrigin: string | undefined,
  { path, mode, features, brand, findings }: EmbedPing,
): Promise<void> {
  const site = siteOf(pageOrigin)
  if (!site || isOwnSite(site.host, publicUrl)) return
  await database.as(tenantClaims({ companyId: company.id }), query =>
    query('select app.note_embed_report($1, $2, $3, $4, $5, $6, $7, $8)', [
      site.origin,
      pagePath(path),
      mode,
      [...new Set(features)],
      brand,
      [...new Set(findings)],
      EMBED_SITES_MAX,
      new Date(clock.now()),
    ]),
  )
}

/** Returns the site of a page; null for a page without one, such as a file or a sandboxed frame. */
function siteOf(pageOrigin: string | undefined): URL | null {
  const site = URL.canParse(pageOrigin ?? '') ? new URL(pageOrigin!) : null
  const isSite = site && /^https?:$/.test(site.protocol) && site.origin === pageOrigin
  return isSite && pageOrigin.length <= ORIGIN_MAX ? site : null
}
