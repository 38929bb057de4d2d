import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/** Returns the company of a subdomain; the platform's own without one. @throws tenant_not_found (404). */
export async function findCompany(database: Database, subdomain: string | null): Promise<Company> {
  const name = subdomain ?? DEFAULT_SUBDOMAIN
  const [row] = await database.as(tenantClaims({ subdomain: name }), query =>
    query<Company>('select id, name, subdomain from public.companies where subdomain = $1', [name]),
  )
  if (!row) throw new AppError('tenant_not_found')
  return row
}
