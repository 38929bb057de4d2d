/**
 * An account's metadata about its person. Everybody can change their own, so screens use it and rights never do (R3).
 */
import type { MemberRole } from '#contract/entities/account.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'

/** Keys that the server keeps in sync with the membership. */
export type UserMetadata = {
  readonly full_name?: string
  readonly role?: string
  readonly profile_setup_completed?: boolean
}

const ADMINS: readonly MemberRole[] = ['owner', 'admin', 'staff']

/** Returns the role as screens expect it. */
export function metadataRole(role: MemberRole): string {
  return ADMINS.includes(role) ? 'admin' : role
}

/** Returns a new account's metadata. */
export function initialMetadata(fullName: string, role: MemberRole): UserMetadata {
  return { full_name: fullName, role: metadataRole(role), profile_setup_completed: true }
}

/** Sets the given keys and leaves the others. */
export async function writeUserMetadata(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  userId: string,
  data: UserMetadata,
): Promise<void> {
  await database.asOwner(query =>
    query(
      `update auth.users
          set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::jsonb, updated_at = $3
        where id = $1`,
      [userId, { ...data }, new Date(clock.now())],
    ),
  )
}
