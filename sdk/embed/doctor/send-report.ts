import type { PageFinding } from '#contract/constants/embed-doctor.ts'
import type { EmbedPing } from '#contract/entities/embed-report.ts'
import type { VISITOR_HEADERS } from '#contract/headers.ts'
import { forgetReport, isRepeated } from './session-notes.ts'

const TENANT_HEADER: (typeof VISITOR_HEADERS)['tenant'] = 'x-tenant-subdomain'
// In a constant, or the bundler treats the page's URL as an asset.
const HERE = import.meta.url

/** A page's report. */
export type Report = Pick<EmbedPing, 'path' | 'mode' | 'brand'> & {
  readonly features: ReadonlySet<string>
  readonly findings: ReadonlySet<PageFinding>
}

/**
 * Sends a report to a company, unless the tab has sent the same one for another page. Hides the widgets if there is no
 * such company, or if it does not allow this site.
 */
export async function sendReport(tenant: string, report: Report): Promise<void> {
  const { path, ...rest } = report
  if (isRepeated(tenant, json(rest))) return
  const response = await fetch(new URL('../api/embed-ping', HERE), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TENANT_HEADER]: tenant },
    body: json({ path, ...rest }),
    credentials: 'omit',
    keepalive: true,
  })
  if (response.ok) return
  // Or the tab's next page would not ask.
  forgetReport(tenant)
  await (await import('../refuse-tenant.ts')).refuseByResponse(tenant, response)
}

/** Returns a report as JSON. Old libraries give arrays a `toJSON`, so lists are written here. */
function json(report: object): string {
  const fields = Object.entries(report).map(([name, value]) => {
    const text =
      value instanceof Set ? `[${[...value].map(one => JSON.stringify(one)).join()}]` : JSON.stringify(value)
    return `"${name}":${text}`
  })
  return `{${fields.join()}}`
}
