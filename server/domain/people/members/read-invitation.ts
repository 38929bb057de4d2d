import type { MemberRole } from '#contract/entities/account.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { hashSecret } from '#server/tokens/secrets.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { AppError } from '../../app-error.ts'

/** An invitation that can still be accepted. */
export type OpenInvitation = {
  readonly id: string
  readonly company_id: string
  readonly email: string
  readonly role: MemberRole
  readonly inviter_name: string
  readonly company_name: string
  readonly subdomain: string
  readonly expires_at: Date
}

/**
 * Returns what an invitation link offers. @throws invitation_expired (410) for anything wrong with the token, so that
 * it reveals nothing.
 */
export async function readInvitation(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  token: string,
): Promise<ResponseOf<'readInvitation'>> {
  const found = await database.as(JOB_CLAIMS, query =>
    findOpenInvitation(query, token, new Date(clock.now())),
  )
  const { email, role, company_name, inviter_name, expires_at } = found
  return { email, role, company_name, inviter_name, expires_at: expires_at.toISOString() }
}

/** Finds and locks the invitation of a token. @throws invitation_expired (410). */
export async function findOpenInvitation(query: Query, token: string, now: Date): Promise<OpenInvitation> {
  const [row] = await query<OpenInvitation>(
    `select i.id, i.company_id, i.email, i.role, i.inviter_name, i.expires_at, c.name as company_name, c.subdomain
       from public.invitations i join public.companies c on c.id = i.company_id
      where i.token_hash = $1 and i.accepted_at is null and i.revoked_at is null and i.expires_at > $2
        and c.suspended_at is null
        for update of i`,
    [hashSecret(token), now],
  )
  if (!row) throw new AppError('invitation_expired')
  return row
}
