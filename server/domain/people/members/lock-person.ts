import { EDITABLE_ROLES, type EditableRole } from '#contract/constants/permissions.ts'
import type { MemberRole } from '#contract/entities/account.ts'
import type { Person } from '#contract/entities/people.ts'
import type { Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { refuseRoleBeyond } from './permissions.ts'

/** A member whose row is locked. */
export type LockedPerson = {
  readonly id: string
  readonly full_name: string
  readonly role: EditableRole
  readonly status: Person['status']
}

/**
 * Locks the row of a colleague whom the member may manage. Assigning a conversation to them waits for it. @throws
 * person_not_found (404), or forbidden (403) for oneself, owners, staff, and people who may do more than the member.
 */
export async function lockPerson(query: Query, member: Member, id: string): Promise<LockedPerson> {
  const [seen] = await query<{ role: MemberRole }>(
    'select role from public.profiles where id = $1 and company_id = $2',
    [id, member.companyId],
  )
  if (!seen) throw new AppError('person_not_found')
  if (id === member.userId || !EDITABLE_ROLES.some(role => role === seen.role))
    throw new AppError('forbidden')
  const [locked] = await query<LockedPerson>(
    'select id, full_name, role, status from public.profiles where id = $1 for update',
    [id],
  )
  if (!locked) throw new AppError('person_not_found')
  await refuseRoleBeyond(query, member, locked.role)
  return locked
}
