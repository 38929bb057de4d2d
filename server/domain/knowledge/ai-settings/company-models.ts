import type { ModelConfig } from '#server/config/read-config.ts'
import type { Database } from '#server/ports/database.ts'
import { type Model, ModelError, type NamedModel } from '#server/ports/model.ts'
import { openSecret } from '#server/tokens/seal-secret.ts'
import { answererClaims } from '../../actor.ts'
import type { ModelRest } from './model-rest.ts'

/** Looks up the language models of companies. */
export type CompanyModels = {
  /**
   * Returns the model that answers for a company: its own, or else the platform's. Rejects if its key cannot be
   * opened.
   */
  readonly modelOf: (companyId: string) => Promise<NamedModel>
  /** Returns the company's own model, or null if it has none. */
  readonly ownModelOf: (companyId: string) => Promise<NamedModel | null>
}

type Stored = { readonly url: string; readonly name: string; readonly sealed_key: string | null }

/**
 * Creates the lookup. A company's own model is read from the database at each call, so that a change takes effect at
 * once on every node.
 */
export function createCompanyModels({
  database,
  modelKey,
  platform,
  open,
  guard,
}: {
  readonly database: Database
  /** Opens the sealed keys: 32 bytes. */
  readonly modelKey: Uint8Array
  readonly platform: NamedModel
  /** Returns a client for a model at an address that a company chose. */
  readonly open: (config: ModelConfig) => Model
  /** Rests models that fail. */
  readonly guard: ModelRest['guard']
}): CompanyModels {
  function openKey(companyId: string, sealed: string): string {
    try {
      return openSecret(modelKey, companyId, sealed)
    } catch {
      throw new ModelError('unauthorized', 'The key of the model was sealed with another secret.')
    }
  }

  async function findOwn(companyId: string) {
    const [stored] = await database.as(answererClaims(companyId), query =>
      query<Stored>('select url, name, sealed_key from app.ai_model()'),
    )
    if (!stored) return null
    const { url, name, sealed_key } = stored
    const apiKey = sealed_key === null ? null : openKey(companyId, sealed_key)
    const key = [companyId, url, name, sealed_key].join(' ')
    return { key, named: { name, model: open({ url, name, apiKey }) } }
  }

  const guarded = platform.model.isExtractive ? platform : guard('platform', platform)
  return {
    ownModelOf: async companyId => (await findOwn(companyId))?.named ?? null,
    async modelOf(companyId) {
      const own = await findOwn(companyId)
      return own ? guard(own.key, own.named) : guarded
    },
  }
}
