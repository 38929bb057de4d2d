/** A company's own language model, as its members set it. The API key is stored sealed and is never returned. */
import type { AiUsage } from '#contract/entities/answers.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { sealSecret } from '#server/tokens/seal-secret.ts'
import type { Member } from '../../actor.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { readAiUsage } from './usage.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Seals the keys of models: 32 bytes. */
  readonly modelKey: Uint8Array
}

/**
 * Stores the company's own model and returns it.
 * A request without a key keeps the stored one only while the address stays the same. Otherwise a member who may
 * change the settings could have the key sent to a server of their choice.
 */
export function setAiModel(
  { database, clock, modelKey }: Deps,
  member: Member,
  { url, name, api_key }: ParsedRequestOf<'setAiModel'>['body'],
): Promise<AiUsage> {
  const { companyId, claims } = member
  const now = new Date(clock.now())
  const isKept = api_key === undefined
  const sealed = typeof api_key === 'string' ? sealSecret(modelKey, companyId, api_key) : null
  return database.as(claims, async query => {
    const isSame = isKept && (await rename(query, companyId, { url, name }, now))
    if (!isSame)
      await query(
        // Not `excluded.secret`: no role may read the column.
        `insert into public.ai_models (company_id, url, name, secret, updated_at) values ($1, $2, $3, $4, $5)
         on conflict (company_id) do update set url = $2, name = $3, secret = $4, updated_at = $5`,
        [companyId, url, name, sealed, now],
      )
    await writeAudit(query, member, { action: 'ai.model_set', targetId: companyId, detail: { url, name } })
    return readAiUsage(query, companyId, clock)
  })
}

/** Changes the name of the model at an address. Returns false if there is none. */
async function rename(
  query: Query,
  companyId: string,
  { url, name }: { readonly url: string; readonly name: string },
  now: Date,
): Promise<boolean> {
  const renamed = await query(
    'update public.ai_models set name = $3, updated_at = $4 where company_id = $1 and url = $2 returning id',
    [companyId, url, name, now],
  )
  return renamed.length > 0
}

/** Deletes the company's own model with its key, so that the platform's model answers again. */
export function removeAiModel({ database, clock }: Omit<Deps, 'modelKey'>, member: Member): Promise<AiUsage> {
  const { companyId, claims } = member
  return database.as(claims, async query => {
    const removed = await query('delete from public.ai_models where company_id = $1 returning id', [
      companyId,
    ])
    if (removed.length > 0)
      await writeAudit(query, member, { action: 'ai.model_removed', targetId: companyId, detail: {} })
    return readAiUsage(query, companyId, clock)
  })
}
