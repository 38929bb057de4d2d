import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/** A company to create. */
export type NewCompany = {
  readonly name: string
  readonly subdomain: string
  /** Domain of the founder's business address; null for a personal one. */
  readonly emailDomain: string | null
}

/** The error code for each unique constraint. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  companies_email_domain_key: 'company_exists',
  companies_subdomain_key: 'subdomain_taken',
  subdomain_looks_like_no_other: 'subdomain_taken',
}

/**
 * Creates a company with an invited owner, and returns its id. For an account that is a member already, the owner is
 * nobody: the company only keeps its names until unconfirmed sign-ups are forgotten. @throws company_exists or
 * subdomain_taken (409).
 */
export async function openCompany(
  database: Database,
  company: NewCompany,
  owner: { readonly id: string; readonly fullName: string; readonly since: Date },
): Promise<string> {
  try {
    return await database.as(JOB_CLAIMS, async query => {
      const [row] = await query<{ id: string }>(
        `insert into public.companies (name, subdomain, email_domain, created_at, updated_at)
         values ($1, $2, $3, $4, $4) returning id`,
        [company.name, company.subdomain, company.emailDomain, owner.since],
      )
      await query(
        `insert into public.profiles (id, company_id, full_name, role, status, created_at, updated_at)
         values ($1, $2, $3, 'owner', 'invited', $4, $4)`,
        [owner.id, row!.id, owner.fullName, owner.since],
      )
      return row!.id
    })
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505') throw error
    if (error.constraint === 'profiles_pkey')
      return openCompany(database, company, { ...owner, id: randomUUID() })
    const code = REFUSALS[error.constraint ?? '']
    throw code ? new AppError(code) : error
  }
}

/** Deletes a company that nobody has used, with its owner's account. */
export async function closeCompany(database: Database, companyId: string): Promise<void> {
  await database.as(JOB_CLAIMS, query => query('delete from public.companies where id = $1', [companyId]))
}

/** Deletes an account that has no membership. */
export async function removeAccount(database: Database, userId: string): Promise<void> {
  await database.asOwner(query =>
    query(
      `delete from auth.users u
        where u.id = $1 and not exists (select from public.profiles p where p.id = u.id)`,
      [userId],
    ),
  )
}
