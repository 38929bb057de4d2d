import type { Permission } from '#contract/constants/permissions.ts'
import type { MemberRole } from '#contract/entities/account.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Claims, Database } from '#server/ports/database.ts'
import type { Member, User } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { tenantFacingName } from '../../platform/platform-staff.ts'

/** Access of a session's holder, from the database (`app.access_status`). */
export type AccessStatus =
  | 'active'
  | 'invited'
  | 'suspended'
  | 'company-suspended'
  | 'second-factor'
  | 'session-ended'
  | 'stranger'

type Row = {
  readonly access_status: AccessStatus
  readonly company_id: string | null
  readonly subdomain: string
  readonly role: MemberRole
  readonly full_name: string
  readonly permissions: readonly Permission[]
  readonly impersonation_id: string | null
}

const REFUSALS: Readonly<Record<Exclude<AccessStatus, 'active'>, ErrorCode>> = {
  invited: 'forbidden',
  suspended: 'forbidden',
  stranger: 'forbidden',
  'company-suspended': 'company_suspended',
  'second-factor': 'second_factor_required',
  'session-ended': 'session_ended',
}

/** Returns the member behind a session, read for each request. @throws the reason if it is not an active member. */
export async function findMember(database: Database, { userId, claims }: User): Promise<Member> {
  const row = await readMembership(database, claims)
  if (row.access_status !== 'active') throw new AppError(REFUSALS[row.access_status])
  return {
    kind: 'member',
    userId,
    companyId: row.company_id!,
    subdomain: row.subdomain,
    role: row.role,
    fullName: row.impersonation_id === null ? row.full_name : tenantFacingName(row.full_name),
    permissions: row.permissions,
    impersonationId: row.impersonation_id,
    claims,
  }
}

/**
 * Checks that the session exists and has its second factor, whatever the person may do in a company. @throws
 * session_ended or second_factor_required.
 */
export async function checkSession(database: Database, { claims }: User): Promise<void> {
  const { access_status: access } = await readMembership(database, claims)
  if (access === 'session-ended' || access === 'second-factor') throw new AppError(REFUSALS[access])
}

async function readMembership(database: Database, claims: Claims): Promise<Row> {
  const [row] = await database.as(claims, query => query<Row>('select * from app.membership()'))
  return row!
}
