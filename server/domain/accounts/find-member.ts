import type { MemberRole } from '#contract/entities/account.ts'
import type { Database } from '#server/ports/database.ts'
import { type Member, memberClaims } from '../actor.ts'

/** A membership together with its tenant's subdomain. */
export type Membership = { readonly member: Member; readonly subdomain: string }

/** The active membership of a signed-in person, read anew for each request; null without one. */
export async function findMember(database: Database, userId: string): Promise<Membership | null> {
  const [row] = await database.as(memberClaims({ userId }), query =>
    query<{ company_id: string; role: MemberRole; full_name: string; subdomain: string }>(
      `select p.company_id, p.role, p.full_name, c.subdomain
         from public.profiles p join public.companies c on c.id = p.company_id
        where p.id = $1 and p.status = 'active'`,
      [userId],
    ),
  )
  if (!row) return null
  const member: Member = {
    kind: 'member',
    userId,
    companyId: row.company_id,
    role: row.role,
    fullName: row.full_name,
  }
  return { member, subdomain: row.subdomain }
}
