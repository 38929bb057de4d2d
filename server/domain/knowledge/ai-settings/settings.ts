/** A company's AI settings: reading and changing them, and the day to which its answers are counted. */
import { AI_DEFAULTS } from '#contract/constants/ai.ts'
import { type AiConfiguration, type AiSettings, aiSettings } from '#contract/entities/answers.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { writeAudit } from '../../people/members/audit.ts'

const COLUMNS = Object.keys(aiSettings.shape).join(', ')

/**
 * Returns the company's AI settings, or the defaults if it has stored none. Runs under the claims of its members or
 * of the AI.
 */
export async function readAiSettings(query: Query, companyId: string): Promise<AiSettings> {
  const [row] = await query(`select ${COLUMNS} from public.ai_settings where company_id = $1`, [companyId])
  return aiSettings.parse(row ?? AI_DEFAULTS)
}

/** Returns the UTC day to which an answer is counted, such as `2026-03-01`. */
export function usageDay(clock: Pick<Clock, 'now'>): string {
  return new Date(clock.now()).toISOString().slice(0, 10)
}

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Returns the AI settings with the company's own model and how many answers it has used today. */
export function getAiConfiguration({ database, clock }: Deps, member: Member): Promise<AiConfiguration> {
  return database.as(member.claims, query => readAiConfiguration(query, member.companyId, clock))
}

/** Stores the settings that are given, and records the old and new values in the audit log. */
export function changeAiSettings(
  { database, clock }: Deps,
  member: Member,
  change: ParsedRequestOf<'changeAiSettings'>['body'],
): Promise<AiConfiguration> {
  const { companyId, claims } = member
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    await ensureAiSettings(query, companyId)
    await query('select id from public.ai_settings where company_id = $1 for update', [companyId])
    const before = await readAiSettings(query, companyId)
    const changed = (Object.keys(change) as (keyof AiSettings)[]).filter(
      key => JSON.stringify(change[key]) !== JSON.stringify(before[key]),
    )
    if (changed.length > 0) {
      const places = changed.map((key, index) => `${key} = $${index + 3}`)
      await query(
        `update public.ai_settings set ${places.join(', ')}, updated_at = $2 where company_id = $1`,
        [companyId, now, ...changed.map(key => change[key])],
      )
      const detail = Object.fromEntries(changed.map(key => [key, { from: before[key], to: change[key] }]))
      await writeAudit(query, member, { action: 'ai.settings_changed', targetId: companyId, detail })
    }
    return readAiConfiguration(query, companyId, clock)
  })
}

/** Inserts the company's settings row if it has none. */
export async function ensureAiSettings(query: Query, companyId: string): Promise<void> {
  await query('insert into public.ai_settings (company_id) values ($1) on conflict (company_id) do nothing', [
    companyId,
  ])
}

/** Returns the AI configuration as the current transaction sees it, so that its own changes are included. */
export async function readAiConfiguration(
  query: Query,
  companyId: string,
  clock: Pick<Clock, 'now'>,
): Promise<AiConfiguration> {
  const settings = await readAiSettings(query, companyId)
  const [model] = await query<{ url: string; name: string; has_key: boolean }>(
    `select model_url as url, model_name as name, has_model_key as has_key
       from public.ai_settings where company_id = $1 and model_url is not null`,
    [companyId],
  )
  const [used] = await query<{ answers: number }>(
    'select answers from public.ai_usage where company_id = $1 and day = $2',
    [companyId, usageDay(clock)],
  )
  return { settings, model: model ?? null, answers_today: used?.answers ?? 0 }
}
