import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Registrar } from '#server/ports/registrar.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { tenantOrigin } from '../../tenant-origin.ts'
import { removeAccount } from '../accounts/open-company.ts'
import { initialMetadata } from '../accounts/user-metadata.ts'
import { writeAudit } from './audit.ts'
import { findOpenInvitation, type OpenInvitation } from './read-invitation.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly registrar: Registrar
  readonly publicUrl: string
}
type AcceptRequest = ParsedRequestOf<'acceptInvitation'>['body']

/**
 * Creates the account and membership of an invitation. If several use one token at once, one succeeds. @throws
 * invitation_expired (410), or account_exists (409) if the address has an account elsewhere.
 */
export async function acceptInvitation(
  deps: Deps,
  request: AcceptRequest,
): Promise<ResponseOf<'acceptInvitation'>> {
  const now = new Date(deps.clock.now())
  // Redeemed before the account is created: a lost invitation can be sent again, but an account without a company
  // cannot be repaired.
  const invitation = await deps.database.as(JOB_CLAIMS, async query => {
    const open = await findOpenInvitation(query, request.token, now)
    await query('update public.invitations set accepted_at = $2 where id = $1', [open.id, now])
    return open
  })
  try {
    const isConfirmed = await join(deps, invitation, request)
    return { email: invitation.email, isConfirmed, subdomain: invitation.subdomain }
  } catch (error) {
    await deps.database.as(JOB_CLAIMS, query =>
      query('update public.invitations set accepted_at = null where id = $1', [invitation.id]),
    )
    throw error
  }
}

/**
 * Makes the person a member. Returns whether the address is confirmed; if not, the person stays invited until it is.
 */
async function join(
  { database, registrar, publicUrl }: Deps,
  { id, company_id: companyId, email, role, subdomain }: OpenInvitation,
  { fullName, password }: AcceptRequest,
): Promise<boolean> {
  const registered = await registrar.registerProved({
    email,
    password,
    userMetadata: initialMetadata(fullName, role),
    origin: tenantOrigin(publicUrl, subdomain),
  })
  if (registered === 'taken') throw new AppError('account_exists')
  const { userId, isConfirmed } = registered
  try {
    await database.as(JOB_CLAIMS, async query => {
      await query(
        'insert into public.profiles (id, company_id, full_name, role, status) values ($1, $2, $3, $4, $5)',
        [userId, companyId, fullName, role, isConfirmed ? 'active' : 'invited'],
      )
      const event = { action: 'invitation.accepted', targetId: id, detail: { email, role } }
      await writeAudit(query, { companyId, userId, fullName }, event)
    })
  } catch (error) {
    await removeAccount(database, userId)
    throw error
  }
  return isConfirmed
}
