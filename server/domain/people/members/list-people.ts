import { z } from 'zod'
import { type Invitation, invitation, type Person, person } from '#contract/entities/people.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'

/** Columns of an invitation that people see. */
export const INVITATION_COLUMNS = Object.keys(invitation.shape).join(', ')

/** Returns the company's members and open invitations, including expired ones. */
export function listPeople(
  database: Database,
  { claims, companyId }: Member,
): Promise<{ people: Person[]; invitations: Invitation[] }> {
  return database.as(claims, async query => {
    const invitations = await query(
      `select ${INVITATION_COLUMNS} from public.invitations
        where company_id = $1 and accepted_at is null and revoked_at is null order by created_at desc, email`,
      [companyId],
    )
    return {
      people: await readPeople(query, companyId, null),
      invitations: z.array(invitation).parse(invitations.map(withIsoDates)),
    }
  })
}

/** Returns one member, or all with null, by name. */
export async function readPeople(query: Query, companyId: string, id: string | null): Promise<Person[]> {
  const rows = await query(
    `select p.id, p.full_name, coalesce(account.email, '') as email, p.role, p.status, p.created_at,
            coalesce(account.has_second_factor, false) as has_second_factor, account.last_sign_in_at
       from public.profiles p left join app.company_accounts() account on account.id = p.id
      where p.company_id = $1 and p.id = coalesce($2::uuid, p.id) order by lower(p.full_name), p.id`,
    [companyId, id],
  )
  return z.array(person).parse(rows.map(withIsoDates))
}
