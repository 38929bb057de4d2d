/** Invites people into the company, sends invitations again, and revokes them. */
import { INVITATION_LIFETIME_MS } from '#contract/constants/identity.ts'
import type { MemberRole } from '#contract/entities/account.ts'
import { type Invitation, invitation } from '#contract/entities/people.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import { hashSecret, newSecret } from '#server/tokens/secrets.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import type { AccountOutbox } from '../../emails/account-outbox.ts'
import { tenantOrigin } from '../../tenant-origin.ts'
import { type AuditEvent, writeAudit } from './audit.ts'
import { INVITATION_COLUMNS } from './list-people.ts'
import { refuseRoleBeyond } from './permissions.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly outbox: AccountOutbox
  readonly publicUrl: string
}

/**
 * Invites an address and emails the link. Never reveals whether the address has an account in another company.
 * @throws already_member or already_invited (409), or forbidden (403) for a role that may do more than the member.
 */
export function createInvitation(
  deps: Deps,
  member: Member,
  { email, role }: ParsedRequestOf<'createInvitation'>['body'],
): Promise<Invitation> {
  return send(deps, member, 'invitation.sent', async (query, { hash, now, expiresAt }) => {
    await refuseRoleBeyond(query, member, role)
    const members = await query('select from app.company_accounts() where lower(email) = $1', [email])
    if (members.length > 0) throw new AppError('already_member')
    // One that nobody can accept any more stands in nobody's way.
    await query(
      `update public.invitations set revoked_at = $3
        where company_id = $1 and email = $2 and accepted_at is null and revoked_at is null and expires_at <= $3`,
      [member.companyId, email, now],
    )
    const [row] = await query<{ id: string }>(
      `insert into public.invitations (company_id, email, role, token_hash, invited_by, inviter_name, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [member.companyId, email, role, hash, member.userId, member.fullName, now, expiresAt],
    )
    return row!.id
  })
}

/** Emails a new link with a new lifetime, and invalidates the previous one. @throws invitation_not_found (404). */
export function resendInvitation(deps: Deps, member: Member, id: string): Promise<Invitation> {
  return send(deps, member, 'invitation.resent', async (query, { hash, expiresAt }) => {
    const [row] = await query<{ id: string }>(
      `update public.invitations set token_hash = $3, expires_at = $4, mail_problem = null
        where id = $1 and company_id = $2 and accepted_at is null and revoked_at is null returning id`,
      [id, member.companyId, hash, expiresAt],
    )
    if (!row) throw new AppError('invitation_not_found')
    return row.id
  })
}

type NewLink = { readonly hash: string; readonly now: Date; readonly expiresAt: Date }

async function send(
  deps: Deps,
  member: Member,
  action: AuditEvent['action'],
  store: (query: Query, link: NewLink) => Promise<string>,
): Promise<Invitation> {
  const now = new Date(deps.clock.now())
  const token = newSecret()
  const link = { hash: hashSecret(token), now, expiresAt: new Date(now.getTime() + INVITATION_LIFETIME_MS) }
  const { stored, companyName } = await deps.database
    .as(member.claims, async query => {
      const targetId = await store(query, link)
      const [row] = await query(`select ${INVITATION_COLUMNS} from public.invitations where id = $1`, [
        targetId,
      ])
      const stored = invitation.parse(withIsoDates(row!))
      const detail = { email: stored.email, role: stored.role }
      await writeAudit(query, member, { action, targetId, detail })
      const [company] = await query<{ name: string }>('select name from public.companies where id = $1', [
        member.companyId,
      ])
      return { stored, companyName: company!.name }
    })
    .catch((error: unknown) => {
      const isOpen = error instanceof DatabaseError && error.constraint === 'one_open_invitation'
      throw isOpen ? new AppError('already_invited') : error
    })
  const { email, role, inviter_name: inviterName } = stored
  await sendInvitation(deps, { email, role, inviterName, companyName, subdomain: member.subdomain }, token)
  return stored
}

/** Revokes an invitation and its link. @throws invitation_not_found (404). */
export async function revokeInvitation(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  member: Member,
  id: string,
): Promise<void> {
  const now = new Date(clock.now())
  await database.as(member.claims, async query => {
    const [row] = await query<{ email: string; role: string }>(
      `update public.invitations set revoked_at = $3
        where id = $1 and company_id = $2 and accepted_at is null and revoked_at is null returning email, role`,
      [id, member.companyId, now],
    )
    if (!row) throw new AppError('invitation_not_found')
    await writeAudit(query, member, { action: 'invitation.revoked', targetId: id, detail: row })
  })
}

/** What an invitation's email contains. */
export type SentInvitation = {
  readonly email: string
  readonly role: MemberRole
  readonly inviterName: string
  readonly companyName: string
  readonly subdomain: string
}

/** Emails an invitation's link. The email is the only place that contains its token. */
export function sendInvitation(
  { outbox, publicUrl }: { readonly outbox: AccountOutbox; readonly publicUrl: string },
  { email, role, inviterName, companyName, subdomain }: SentInvitation,
  token: string,
): Promise<void> {
  const link = `${tenantOrigin(publicUrl, subdomain)}/set-password?invite=${token}`
  return outbox.send({ kind: 'invitation', values: { to: email, link, inviterName, companyName, role } })
}
