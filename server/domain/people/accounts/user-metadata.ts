/** What an account says about its person. Screens go by it and rights never do, for everybody can write his own (R3). */
import type { MemberRole } from '#contract/entities/account.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'

/** The keys that the server keeps in step with the membership. */
export type UserMetadata = {
  readonly full_name?: string
  readonly role?: string
  readonly profile_setup_completed?: boolean
}

const ADMINS: readonly MemberRole[] = ['owner', 'admin', 'staff']

/** The word for a role that the screens ask for. */
export function metadataRole(role: MemberRole): string {
  return ADMINS.includes(role) ? 'admin' : role
}

/** What an account says from its beginning. */
export function initialMetadata(fullName: string, role: MemberRole): UserMetadata {
  return { full_name: fullName, role: metadataRole(role), profile_setup_completed: true }
}

/** Sets the given keys of a person's metadata and leaves the others. */
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
