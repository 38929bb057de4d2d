import { type CompanyDetails, companyDetails } from '#contract/entities/people.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'

/** Returns the member's company. */
export async function readCompany(
  database: Database,
  { claims, companyId }: Member,
): Promise<CompanyDetails> {
  const [row] = await database.as(claims, query =>
    query('select id, name, subdomain from public.companies where id = $1', [companyId]),
  )
  return companyDetails.parse(row)
}
