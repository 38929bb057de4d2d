import { AI_DEFAULTS } from '#contract/constants/ai.ts'
import { type AiSettings, aiSettings } from '#contract/entities/answers.ts'
import type { Query } from '#server/ports/database.ts'

const COLUMNS = Object.keys(aiSettings.shape).join(', ')

/** What a company has set for the AI, or what counts until it has; under claims of its people or of the AI. */
export async function readAiSettings(query: Query, companyId: string): Promise<AiSettings> {
  const [row] = await query(`select ${COLUMNS} from public.ai_settings where company_id = $1`, [companyId])
  return aiSettings.parse(row ?? AI_DEFAULTS)
}
