import type { Context } from 'hono'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { HEADERS } from '#contract/headers.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { AppError } from '#server/domain/app-error.ts'

/**
 * Returns the tenant that a request names by header or host; null if neither does (TENANT-01). It only selects public
 * settings: rights come from the credential. @throws tenant_ambiguous (400) for two different names.
 */
export function requestedTenant(c: Context): string | null {
  const fromHost = tenantOfHost(c.req.header('host') ?? '')
  const header = c.req.header(HEADERS.tenant)?.trim().toLowerCase()
  if (header === undefined || header === '') return fromHost
  if (header.includes(',') || (fromHost !== null && fromHost !== header))
    throw new AppError('tenant_ambiguous')
  return header === DEFAULT_SUBDOMAIN ? null : header
}

/** The company that a request claims to be about. It selects nothing, and must match a member's own (R6). */
export type ClaimedCompany = { readonly id: string | null; readonly slug: string | null }

/** Returns the company in the headers of TENANT-07. @throws tenant_ambiguous (400) for two values in one header. */
export function claimedCompany(c: Context): ClaimedCompany {
  const [id, slug] = [HEADERS.companyId, HEADERS.companySlug].map(name => {
    const value = c.req.header(name)?.trim().toLowerCase()
    if (value?.includes(',')) throw new AppError('tenant_ambiguous')
    return value || null
  })
  return { id: id ?? null, slug: slug ?? null }
}
