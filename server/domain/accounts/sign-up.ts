import { BRAND } from '#contract/brand.ts'
import { RESERVED_SUBDOMAINS } from '#contract/constants/tenant.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import type { Registrar, Registration } from '#server/ports/registrar.ts'
import { JOB_CLAIMS } from '../actor.ts'
import { AppError } from '../app-error.ts'

/**
 * Opens an account, and with it a company named after the address's domain, owned by the new person, who is invited
 * until the address is confirmed. Throws `company_exists` when the domain has a company; whether the address itself
 * is known never shows (R22).
 */
export async function signUp(
  { database, registrar }: { database: Database; registrar: Registrar },
  registration: Registration,
): Promise<void> {
  const name = registration.email.split('@')[1]!.split('.')[0]!
  const subdomain = subdomainFrom(name)
  if (await isTaken(database, subdomain)) throw new AppError('company_exists')
  const registered = await registrar.register(registration)
  if (registered === 'taken') return
  try {
    await database.as(JOB_CLAIMS, async query => {
      const [company] = await query<{ id: string }>(
        'insert into public.companies (name, subdomain) values ($1, $2) returning id',
        [name, subdomain],
      )
      await query(
        "insert into public.profiles (id, company_id, full_name, role, status) values ($1, $2, $3, 'owner', 'invited')",
        [registered.userId, company!.id, registration.fullName],
      )
    })
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') throw new AppError('company_exists')
    throw error
  }
}

function subdomainFrom(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^(?:xn)?-+|-+$/g, '')
    .slice(0, 63)
  const isReserved =
    slug === '' || slug === BRAND.slug || RESERVED_SUBDOMAINS.some(reserved => reserved === slug)
  return isReserved ? `team-${slug || 'new'}` : slug
}

async function isTaken(database: Database, subdomain: string): Promise<boolean> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query('select 1 from public.companies where subdomain = $1', [subdomain]),
  )
  return rows.length > 0
}
