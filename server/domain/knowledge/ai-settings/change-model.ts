/** A company's own language model, as its members set it. The API key is stored sealed and is never returned. */
import type { AiConfiguration } from '#contract/entities/answers.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { sealSecret } from '#server/tokens/seal-secret.ts'
import type { Member } from '../../actor.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { ensureAiSettings, readAiConfiguration } from './settings.ts'

type Deps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  /** Seals the keys of models: 32 bytes. */
  readonly modelKey: Uint8Array
}

/**
 * Stores the company's own model and returns the configuration.
 * A request without a key keeps the stored one only while the address stays the same. Otherwise a member who may
 * change the settings could have the key sent to a server of their choice.
 */
export function setAiModel(
  { database, clock, modelKey }: Deps,
  member: Member,
  { url, name, api_key }: ParsedRequestOf<'setAiModel'>['body'],
): Promise<AiConfiguration> {
  const { companyId, claims } = member
  const now = new Date(clock.now())
  const isKept = api_key === undefined
  const sealed = typeof api_key === 'string' ? sealSecret(modelKey, companyId, api_key) : null
  return database.as(claims, async query => {
    await ensureAiSettings(query, companyId)
    const isSame = isKept && (await rename(query, companyId, { url, name }, now))
    if (!isSame)
      await query(
        `update public.ai_settings set model_url = $2, model_name = $3, model_secret = $4, updated_at = $5
          where company_id = $1`,
        [companyId, url, name, sealed, now],
      )
    await writeAudit(query, member, { action: 'ai.model_set', targetId: companyId, detail: { url, name } })
    return readAiConfiguration(query, companyId, clock)
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
    `update public.ai_settings set model_name = $3, updated_at = $4 where company_id = $1 and model_url = $2 returning id`,
    [companyId, url, name, now],
  )
  return renamed.length > 0
}

/** Deletes the company's own model with its key, so that the platform's model answers again. */
export function removeAiModel(
  { database, clock }: Omit<Deps, 'modelKey'>,
  member: Member,
): Promise<AiConfiguration> {
  const { companyId, claims } = member
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    const removed = await query(
      `update public.ai_settings set model_url = null, model_name = null, model_secret = null, updated_at = $2
        where company_id = $1 and model_url is not null returning id`,
      [companyId, now],
    )
    if (removed.length > 0)
      await writeAudit(query, member, { action: 'ai.model_removed', targetId: companyId, detail: {} })
    return readAiConfiguration(query, companyId, clock)
  })
}
