/** The key with which a company vouches for its own users. Only the response that creates it contains it. */
import { randomBytes } from 'node:crypto'
import type { IdentityKeyState, NewIdentityKey } from '#contract/entities/identity-key.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { sealIdentityKey } from '#server/tokens/seal-secret.ts'
import type { Member } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { writeAudit } from '../people/members/audit.ts'

const KEY_BYTES = 32

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Seals the keys for identities: 32 bytes. */
  readonly identitySealKey: Uint8Array
}

/** Creates the company's first key. @throws identity_key_exists (409). */
export function createIdentityKey(deps: Deps, member: Member): Promise<NewIdentityKey> {
  return makeKey(deps, member, false)
}

/** Creates another key and invalidates what the old one signed. @throws identity_key_not_found (404). */
export function replaceIdentityKey(deps: Deps, member: Member): Promise<NewIdentityKey> {
  return makeKey(deps, member, true)
}

/** Deletes the key: nobody is vouched for any more. @throws identity_key_not_found (404). */
export function removeIdentityKey(deps: Deps, member: Member): Promise<IdentityKeyState> {
  return storeKey(deps, member, { stored: null, replaces: true, action: 'identity-key.removed' })
}

async function makeKey(deps: Deps, member: Member, replaces: boolean): Promise<NewIdentityKey> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const stored = sealIdentityKey(deps.identitySealKey, member.companyId, key)
  const action = replaces ? 'identity-key.replaced' : 'identity-key.created'
  return { key, ...(await storeKey(deps, member, { stored, replaces, action })) }
}

/** Stores a key's sealed form or removes it, if the current one is as expected. The database checks that. */
function storeKey(
  { database, clock }: Deps,
  member: Member,
  {
    stored,
    replaces,
    action,
  }: { readonly stored: string | null; readonly replaces: boolean; readonly action: string },
): Promise<IdentityKeyState> {
  const { claims, companyId } = member
  return database.as(claims, async query => {
    const [set] = await query<{ done: boolean }>('select app.set_identity_secret($1, $2, $3) as done', [
      stored,
      replaces,
      new Date(clock.now()),
    ])
    if (!set!.done) throw new AppError(replaces ? 'identity_key_not_found' : 'identity_key_exists')
    await writeAudit(query, member, { action, targetId: companyId, detail: {} })
    return readKeyState(query, companyId)
  })
}

/** Returns whether the company has an identity key and who created it, never the key. */
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
