import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/** The company behind a subdomain; without one the platform's own. Throws `tenant_not_found`. */
export async function findCompany(database: Database, subdomain: string | null): Promise<Company> {
  const name = subdomain ?? DEFAULT_SUBDOMAIN
  const [row] = await database.as(tenantClaims({ subdomain: name }), query =>
    query<Company>('select id, name, subdomain from public.companies where subdomain = $1', [name]),
  )
  if (!row) throw new AppError('tenant_not_found')
  return row
}
