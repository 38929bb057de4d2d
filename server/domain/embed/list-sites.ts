import { EMBED_FINDING_LIFETIME_MS, EMBED_REPORT_LIFETIME_MS } from '#contract/constants/embed-doctor.ts'
import { type EmbedSite, embedSite } from '#contract/entities/embed-report.ts'
import { brandStyle } from '#core/brand/brand-style.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { readSettings } from '../settings/read-settings.ts'

type Row = {
  readonly origin: string
  readonly finding: string
  readonly path: string
  readonly mode: string
  readonly features: readonly string[]
  readonly brand: string | null
  readonly reports: number
  readonly first_seen_at: Date
  readonly last_seen_at: Date
}

/** Returns the sites on which the company's widgets run, the latest first, each with its problems of the last day. */
export function listEmbedSites(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, companyId }: Member,
): Promise<EmbedSite[]> {
  return database.as(claims, query => readEmbedSites(query, companyId, clock.now()))
}

/** Returns the same in a transaction under a member's claims. @param now in ms */
export async function readEmbedSites(query: Query, companyId: string, now: number): Promise<EmbedSite[]> {
  const rows = await query<Row>(
    `select origin, finding, path, mode, features, brand, reports, first_seen_at, last_seen_at
       from public.embed_reports
      where company_id = $1 and finding <> 'configured'
        and last_seen_at > case when finding = 'loaded' then $2::timestamptz else $3::timestamptz end
      order by last_seen_at desc, origin, finding`,
    [companyId, new Date(now - EMBED_REPORT_LIFETIME_MS), new Date(now - EMBED_FINDING_LIFETIME_MS)],
  )
  const { widget_sites: allowed } = await readSettings(query, companyId, 'install')
  const style = brandStyle(await readSettings(query, companyId, 'brand'))
  return rows
    .filter(({ finding }) => finding === 'loaded')
    .map(site => {
      const problems = [
        ...(allowed.length > 0 && !allowed.includes(site.origin)
          ? [{ ...site, finding: 'site-not-allowed' }]
          : []),
        ...rows.filter(({ origin, finding }) => origin === site.origin && finding !== 'loaded'),
        ...(site.brand !== null && site.brand !== style ? [{ ...site, finding: 'old-snippet' }] : []),
      ]
      return embedSite.parse({ ...withInstants(site), findings: problems.map(withInstants) })
    })
}

function withInstants(row: Row) {
  return {
    ...row,
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }
}
