/** A company's own account with a vendor of voices. Its key is stored sealed and is never returned. */
import { type VoiceAccountState, voiceAccountState } from '#contract/entities/voice-account.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Query } from '#server/ports/database.ts'
import { sealSecret } from '#server/tokens/seal-secret.ts'
import type { Member } from '../actor.ts'
import { AppError } from '../app-error.ts'
import { withIsoDates } from '../conversations/rows.ts'
import { writeAudit } from '../people/members/audit.ts'
import type { VoiceDeps } from './voice-deps.ts'

type Deps = Omit<VoiceDeps, 'log'>
type Wanted = ParsedRequestOf<'setVoiceAccount'>['body']

/** Returns who can take the company's calls, without the key. */
export function getVoiceAccount(deps: Deps, { claims, companyId }: Member): Promise<VoiceAccountState> {
  return deps.database.as(claims, query => readState(query, companyId, deps))
}

/**
 * Stores the company's account. A request without a key keeps the stored one only while the vendor stays the same.
 * @throws invalid_request (400) without a key if there is none to keep.
 */
export function setVoiceAccount(deps: Deps, member: Member, wanted: Wanted): Promise<VoiceAccountState> {
  const { claims, companyId } = member
  const { provider, agent_id, api_key } = wanted
  return deps.database.as(claims, async query => {
    if (api_key !== undefined) await replace(query, deps, member, { ...wanted, api_key })
    else if (!(await change(query, companyId, wanted)))
      throw new AppError('invalid_request', [{ path: 'body.api_key', message: 'Enter the key.' }])
    const detail = { provider, agent_id, is_key_changed: api_key !== undefined }
    await writeAudit(query, member, { action: 'voice-account.set', targetId: companyId, detail })
    return readState(query, companyId, deps)
  })
}

/** Deletes the company's account with its key. */
export function removeVoiceAccount(deps: Deps, member: Member): Promise<VoiceAccountState> {
  const { claims, companyId } = member
  return deps.database.as(claims, async query => {
    const removed = await query('delete from public.voice_accounts where company_id = $1 returning id', [
      companyId,
    ])
    if (removed.length > 0)
      await writeAudit(query, member, { action: 'voice-account.removed', targetId: companyId, detail: {} })
    return readState(query, companyId, deps)
  })
}

/** Changes the agent of an account with its stored key. Returns false if there is no account with the vendor. */
async function change(query: Query, companyId: string, { provider, agent_id }: Wanted): Promise<boolean> {
  const changed = await query(
    'update public.voice_accounts set agent_id = $3 where company_id = $1 and provider = $2 returning id',
    [companyId, provider, agent_id],
  )
  return changed.length > 0
}

async function replace(
  query: Query,
  { voiceKey, clock }: Deps,
  { companyId, fullName }: Member,
  { provider, agent_id, api_key }: Wanted & { readonly api_key: string },
): Promise<void> {
  const secret = sealSecret(voiceKey, companyId, api_key)
  await query(
    // Not `excluded.secret`: no role may read the column.
    `insert into public.voice_accounts (company_id, provider, agent_id, secret, key_saved_at, key_saved_by_name)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id) do update
        set provider = $2, agent_id = $3, secret = $4, key_saved_at = $5, key_saved_by_name = $6`,
    [companyId, provider, agent_id, secret, new Date(clock.now()), fullName],
  )
}

async function readState(query: Query, companyId: string, { voice }: Deps): Promise<VoiceAccountState> {
  const [row] = await query(
    `select provider, agent_id, key_saved_at, key_saved_by_name from public.voice_accounts where company_id = $1`,
    [companyId],
  )
  return voiceAccountState.parse({
    account: row ? withIsoDates(row) : null,
    server_provider: voice?.server.name ?? null,
  })
}
