import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Database } from '#server/ports/database.ts'
import { answererClaims } from './actor.ts'

/** Where a tenant's pages are: one label below the server's own host, but for the default tenant. No slash at the end. */
export function tenantOrigin(publicUrl: string, subdomain: string): string {
  const url = new URL(publicUrl)
  return subdomain === DEFAULT_SUBDOMAIN ? url.origin : `${url.protocol}//${subdomain}.${url.host}`
}

/** Gives where a company's pages are, its articles among them. The function rejects for one that is not there. */
export function companyOrigin(database: Database, publicUrl: () => string) {
  return async (companyId: string): Promise<string> => {
    const [company] = await database.as(answererClaims(companyId), query =>
      query<{ subdomain: string }>('select subdomain from public.companies where id = $1', [companyId]),
    )
    return tenantOrigin(publicUrl(), company!.subdomain)
  }
}
