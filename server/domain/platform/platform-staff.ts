import { BRAND } from '#contract/brand.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { type Company, JOB_CLAIMS, type Member } from '../actor.ts'
import { AppError } from '../app-error.ts'

/**
 * Runs one transaction across all companies, for platform staff who act for nobody else. @throws route_not_found
 * (404) for everybody else.
 */
export async function asPlatform<T>(
  database: Database,
  { role, impersonationId }: Member,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  if (role !== 'staff' || impersonationId !== null) throw new AppError('route_not_found')
  return database.as(JOB_CLAIMS, work)
}

/** Returns a tenant by id, suspended or not. @throws tenant_not_found (404). */
export async function findTenant(database: Database, staff: Member, id: string): Promise<Company> {
  const [company] = await asPlatform(database, staff, query =>
    query<Company>('select id, name, subdomain from public.companies where id = $1', [id]),
  )
  if (!company) throw new AppError('tenant_not_found')
  return company
}

const NAME_MAX_CHARACTERS = 120

/** Returns a staff member's name as tenants see it everywhere: `Ines Carvalho (Lapwing)`. */
export function tenantFacingName(fullName: string): string {
  const origin = ` (${BRAND.name})`
  return [...fullName].slice(0, NAME_MAX_CHARACTERS - origin.length).join('') + origin
}
