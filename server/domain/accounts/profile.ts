import { type UserProfile, userProfile } from '#contract/entities/account.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { memberClaims, type User } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { withIsoDates } from '../conversations/rows.ts'

/** The signed-in person's profile, active or not. Throws `profile_not_found`. */
export async function readProfile(database: Database, user: User): Promise<UserProfile> {
  const [row] = await database.as(memberClaims(user), query =>
    query(
      `select p.id, p.company_id, coalesce(c.name, 'Unknown Company') as company_name, p.full_name, p.role,
              p.status = 'active' as is_active, p.created_at, p.updated_at
         from public.profiles p left join public.companies c on c.id = p.company_id
        where p.id = $1`,
      [user.userId],
    ),
  )
  if (!row) throw new AppError('profile_not_found')
  return userProfile.parse(withIsoDates(row))
}

/** Accepts an invitation. Somebody active stays so; somebody suspended is refused and stays so (R11). */
export async function activateSelf(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  user: User,
): Promise<void> {
  await database.as(memberClaims(user), async query => {
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
