import type { Database } from '#server/ports/database.ts'
import { answererClaims } from '../../actor.ts'
import { tenantOrigin } from '../../tenant-origin.ts'

/** Gives where a company's pages are, its articles among them. The function rejects for one that is not there. */
export function companyOrigin(database: Database, publicUrl: () => string) {
  return async (companyId: string): Promise<string> => {
    const [company] = await database.as(answererClaims(companyId), query =>
      query<{ subdomain: string }>('select subdomain from public.companies where id = $1', [companyId]),
    )
    return tenantOrigin(publicUrl(), company!.subdomain)
  }
}
