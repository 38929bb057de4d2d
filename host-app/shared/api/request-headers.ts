import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import { HEADERS } from '#contract/headers.ts'
import { tenantHeaderFor } from '#core/session/tenant-header-for.ts'

/** The page that sends the request, and its principal. */
export type RequestPage = {
  readonly location: Pick<Location, 'host' | 'pathname' | 'search'>
  /** As the server itself has named it; null until then. */
  readonly company: ImpersonatedCompany | null
  readonly isImpersonating: boolean
}

/**
 * Returns the headers of TENANT-07 except the bearer token. Headers of an embedded page are sent only at
 * /widget/{id}.
 */
export function requestHeaders({ location, company, isImpersonating }: RequestPage): Record<string, string> {
  const [, widget] = /^\/widget\/([^/]+)/.exec(location.pathname) ?? []
  const embedOrigin = widget && originOf(new URLSearchParams(location.search).get('embed_origin'))
  const headers = {
    [HEADERS.tenant]: tenantHeaderFor(location.host),
    [HEADERS.companySlug]: company?.subdomain,
    [HEADERS.companyId]: company?.id,
    [HEADERS.impersonating]: isImpersonating && 'true',
    [HEADERS.widget]: widget,
    [HEADERS.embedOrigin]: embedOrigin,
  }
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

function originOf(text: string | null): string | null {
  return text !== null && URL.canParse(text) && new URL(text).origin === text ? text : null
}
