import { EMBED_SILENT_AFTER_MS } from '#contract/constants/embed-doctor.ts'
import type { HealthCheck } from '#contract/entities/health.ts'
import type { Query } from '#server/ports/database.ts'
import { readEmbedSites } from '../embed/list-sites.ts'
import { checkOf } from './check-of.ts'

/** Checks the sites on which the widgets run. Runs under a member's claims. @param now in ms, of the server's clock */
export async function checkWidgets(query: Query, companyId: string, now: number): Promise<HealthCheck> {
  const sites = await readEmbedSites(query, companyId, now)
  const newest = sites[0] && new Date(sites[0].last_seen_at)
  const counts = { sites: sites.length, problems: sites.filter(({ findings }) => findings.length > 0).length }
  if (!newest) return checkOf('widgets', 'no-site', counts)
  if (counts.problems > 0) return checkOf('widgets', 'site-problems', counts, newest)
  const isSilent = now - newest.getTime() >= EMBED_SILENT_AFTER_MS
  return checkOf('widgets', isSilent ? 'sites-silent' : 'widgets-run', counts, newest)
}
