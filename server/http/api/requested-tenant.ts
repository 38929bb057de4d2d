import type { Context } from 'hono'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { HEADERS } from '#contract/headers.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { AppError } from '#server/domain/app-error.ts'
import { isStorable } from '../storable.ts'

/**
 * Returns the tenant that a request names by header or host; null if neither does (TENANT-01). It only selects public
 * settings: rights come from the credential. @param isInQuery reads the query's `tenant` in place of the header
 * @throws tenant_ambiguous (400) for two different names; invalid_request (400) for one that cannot be stored.
 */
export function requestedTenant(c: Context, isInQuery = false): string | null {
  const fromHost = tenantOfHost(c.req.header('host') ?? '')
  const named = (isInQuery ? c.req.query('tenant') : c.req.header(HEADERS.tenant))?.trim().toLowerCase()
  if (named === undefined || named === '') return fromHost
  if (!isStorable(named)) throw new AppError('invalid_request')
  if (named.includes(',') || (fromHost !== null && fromHost !== named)) throw new AppError('tenant_ambiguous')
  return named === DEFAULT_SUBDOMAIN ? null : named
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
