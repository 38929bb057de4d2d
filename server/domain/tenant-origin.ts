import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Database } from '#server/ports/database.ts'
import { answererClaims } from './actor.ts'

/**
 * Returns the origin of a tenant's pages, without a trailing slash: one label below the server's host, or the host
 * itself for the default tenant.
 */
export function tenantOrigin(publicUrl: string, subdomain: string): string {
  const url = new URL(publicUrl)
  return subdomain === DEFAULT_SUBDOMAIN ? url.origin : `${url.protocol}//${subdomain}.${url.host}`
}

/** Whether a host, with its port, is the server's own or one below it, such as a tenant's. */
export function isOwnSite(host: string, publicUrl: string): boolean {
  const own = new URL(publicUrl).host
  return host === own || host.endsWith(`.${own}`)
}

/** Returns a function that resolves a company's id to the origin of its pages. It rejects for an unknown company. */
export function companyOrigin(database: Database, publicUrl: () => string) {
  return async (companyId: string): Promise<string> => {
    const [company] = await database.as(answererClaims(companyId), query =>
      query<{ subdomain: string }>('select subdomain from public.companies where id = $1', [companyId]),
    )
    return tenantOrigin(publicUrl(), company!.subdomain)
  }
}
