import type { IdentityKeyState } from '#contract/entities/identity-key.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'

/** Whether the member's company has a key for identities, and who made it; never the key. */
export function getIdentityKeyState(
  database: Database,
  { claims, companyId }: Member,
): Promise<IdentityKeyState> {
  return database.as(claims, query => readKeyState(query, companyId))
}

/** The same, in a transaction under a member's claims. */
export async function readKeyState(query: Query, companyId: string): Promise<IdentityKeyState> {
  const [row] = await query<{ is_set: boolean; set_at: Date | null; set_by_name: string | null }>(
    `select has_identity_key as is_set, identity_key_set_at as set_at, identity_key_set_by_name as set_by_name
       from public.companies where id = $1`,
    [companyId],
  )
  const { is_set, set_at, set_by_name } = row!
  return {
    is_set,
    set_at: is_set && set_at ? set_at.toISOString() : null,
    set_by_name: is_set ? set_by_name : null,
  }
}
