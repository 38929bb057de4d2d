import type { Database } from '#server/ports/database.ts'

/** Takes back an account that got no membership. One that has one stays. */
export async function removeAccount(database: Database, userId: string): Promise<void> {
  await database.asOwner(query =>
    query(
      `delete from auth.users u
        where u.id = $1 and not exists (select from public.profiles p where p.id = u.id)`,
      [userId],
    ),
  )
}
