import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Registrar } from '#server/ports/registrar.ts'
import { AppError } from '../app-error.ts'
import { removeAccount } from '../people/accounts/open-company.ts'
import { initialMetadata } from '../people/accounts/user-metadata.ts'
import { writeAudit } from '../people/members/audit.ts'

/** A platform user to create. */
export type NewStaff = { readonly email: string; readonly fullName: string; readonly password: string }
/** Dependencies of `createStaff`. */
export type CreateStaffDeps = {
  readonly database: Database
  readonly registrar: Registrar
  /** Where a Supabase project's own email links to. */
  readonly publicUrl: string
}

/**
 * Creates an account with a membership in the platform's company. Returns whether the address is confirmed; if not, a
 * Supabase project has emailed a link, and the person is invited until then.
 * @param recheck runs in the membership's transaction, one at a time; an error undoes the account. @throws
 * address_taken (409).
 */
export async function createStaff(
  { database, registrar, publicUrl }: CreateStaffDeps,
  { email, fullName, password }: NewStaff,
  recheck: (query: Query) => Promise<void> = async () => {},
): Promise<boolean> {
  const userMetadata = initialMetadata(fullName, 'staff')
  const registered = await registrar.registerProved({ email, password, userMetadata, origin: publicUrl })
  if (registered === 'taken') throw new AppError('address_taken')
  const { userId, isConfirmed } = registered
  try {
    await database.asOwner(async query => {
      await query('select from app.installation for update')
      await recheck(query)
      const [member] = await query<{ companyId: string }>(
        `insert into public.profiles (id, company_id, full_name, role, status)
         select $1, id, $2, 'staff', $3 from public.companies where subdomain = $4
         returning company_id as "companyId"`,
        [userId, fullName, isConfirmed ? 'active' : 'invited', DEFAULT_SUBDOMAIN],
      )
      await query('update app.installation set first_run_nonce = gen_random_uuid()')
      const event = { action: 'staff.created', targetId: userId, detail: { email } }
      await writeAudit(query, { companyId: member!.companyId, userId, fullName }, event)
    })
  } catch (error) {
    await removeAccount(database, userId)
    throw error
  }
  return isConfirmed
}
