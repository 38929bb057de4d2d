/** The invitation with which the platform invites a tenant's owner. */
import { INVITATION_LIFETIME_MS } from '#contract/constants/identity.ts'
import { type Invitation, invitation } from '#contract/entities/people.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { hashSecret, newSecret } from '#server/tokens/secrets.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import type { AccountOutbox } from '../../emails/account-outbox.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { sendInvitation } from '../../people/members/invitations.ts'
import { INVITATION_COLUMNS } from '../../people/members/list-people.ts'
import { asPlatform, findTenant, tenantFacingName } from '../platform-staff.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly outbox: AccountOutbox
  readonly publicUrl: string
}

const OPEN = "company_id = $1 and role = 'owner' and accepted_at is null and revoked_at is null"

/** Returns the invitation that nobody has accepted, expired or not; null if there is none. */
export async function openOwnerInvitation(query: Query, companyId: string): Promise<Invitation | null> {
  const [row] = await query(`select ${INVITATION_COLUMNS} from public.invitations where ${OPEN}`, [companyId])
  return row ? invitation.parse(withIsoDates(row)) : null
}

/**
 * Emails a new link with a new lifetime, and invalidates the previous one. @throws tenant_not_found (404), or
 * invitation_not_found (404) for a tenant that waits for no owner.
 */
export async function resendOwnerInvitation(deps: Deps, staff: Member, id: string): Promise<Invitation> {
  const { database, clock } = deps
  const company = await findTenant(database, staff, id)
  const now = new Date(clock.now())
  const token = newSecret()
  const sent = await asPlatform(database, staff, async query => {
    await query(
      `update public.invitations set token_hash = $2, expires_at = $3, mail_problem = null where ${OPEN}`,
      [id, hashSecret(token), new Date(now.getTime() + INVITATION_LIFETIME_MS)],
    )
    const sent = await openOwnerInvitation(query, id)
    if (!sent) throw new AppError('invitation_not_found')
    const actor = { companyId: id, userId: staff.userId, fullName: tenantFacingName(staff.fullName) }
    const detail = { email: sent.email, role: sent.role }
    await writeAudit(query, actor, { action: 'invitation.resent', targetId: sent.id, detail })
    return sent
  })
  const { email, role, inviter_name: inviterName } = sent
  const { name: companyName, subdomain } = company
  await sendInvitation(deps, { email, role, inviterName, companyName, subdomain }, token)
  return sent
}
