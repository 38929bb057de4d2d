import { COMPANY_FALLBACK_NAME } from '#contract/constants/tenant.ts'
import { type UserProfile, userProfile } from '#contract/entities/account.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { User } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import type { AccessStatus } from './find-member.ts'
import { writeUserMetadata } from './user-metadata.ts'

/**
 * Returns the signed-in person's profile, active or not. @throws profile_not_found (404) or company_suspended (403).
 */
export async function readProfile(
  { database, platformOwnerId }: { database: Database; platformOwnerId: string | null },
  user: User,
): Promise<UserProfile> {
  const [row] = await database.as(user.claims, query =>
    query<{ access_status: AccessStatus; is_platform_owner: boolean | null }>(
      `select m.access_status, p.id, coalesce(m.company_id, p.company_id) as company_id,
              coalesce(m.company_name, $3) as company_name,
              coalesce(m.subdomain, '') as company_subdomain, p.full_name, coalesce(m.role, p.role) as role,
              p.status = 'active' as is_active, m.permissions, p.id = $2 as is_platform_owner, p.created_at,
              p.updated_at
         from public.profiles p, app.membership() m
        where p.id = $1`,
      [user.userId, platformOwnerId, COMPANY_FALLBACK_NAME],
    ),
  )
  if (!row) throw new AppError('profile_not_found')
  if (row.access_status === 'company-suspended') throw new AppError('company_suspended')
  return userProfile.parse(withIsoDates({ ...row, is_platform_owner: row.is_platform_owner === true }))
}

/** Activates an invited person. Active people stay active. @throws forbidden (403) for the suspended (R11). */
export async function activateSelf(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  user: User,
): Promise<void> {
  await database.as(user.claims, async query => {
    const [profile] = await query<{ status: string }>('select status from public.profiles where id = $1', [
      user.userId,
    ])
    if (!profile || profile.status === 'suspended') throw new AppError('forbidden')
    await query(
      "update public.profiles set status = 'active', updated_at = $2 where id = $1 and status = 'invited'",
      [user.userId, new Date(clock.now())],
    )
  })
}

/**
 * Sets the person's name, which completes the profile. @throws profile_not_found (404), or forbidden (403) for the
 * suspended.
 */
export async function updateProfile(
  deps: { database: Database; clock: Pick<Clock, 'now'> },
  user: User,
  fullName: string,
): Promise<void> {
  await deps.database.as(user.claims, async query => {
    const [profile] = await query('select id from public.profiles where id = $1', [user.userId])
    if (!profile) throw new AppError('profile_not_found')
    const changed = await query(
      'update public.profiles set full_name = $2, updated_at = $3 where id = $1 returning id',
      [user.userId, fullName, new Date(deps.clock.now())],
    )
    if (changed.length === 0) throw new AppError('forbidden')
  })
  await writeUserMetadata(deps, user.userId, { full_name: fullName, profile_setup_completed: true })
}
