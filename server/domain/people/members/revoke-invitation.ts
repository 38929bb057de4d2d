import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from './write-audit.ts'

/** Takes an invitation back; its link opens nothing more. Throws `invitation_not_found`. */
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
