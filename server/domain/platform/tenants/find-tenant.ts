import type { Database } from '#server/ports/database.ts'
import type { Company, Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { asPlatform } from '../platform-staff.ts'

/** A tenant by its id, suspended or not. Throws `tenant_not_found`. */
export async function findTenant(database: Database, staff: Member, id: string): Promise<Company> {
  const [company] = await asPlatform(database, staff, query =>
    query<Company>('select id, name, subdomain from public.companies where id = $1', [id]),
  )
  if (!company) throw new AppError('tenant_not_found')
  return company
}
