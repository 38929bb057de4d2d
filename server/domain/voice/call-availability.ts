import type { Locale } from '#contract/constants/locales.ts'
import type { VoiceRefusal } from '#contract/constants/voice.ts'
import type { VoiceSettings } from '#contract/settings/voice.ts'
import { isOpen } from '#core/office-hours.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'
import { type Company, JOB_CLAIMS, tenantClaims } from '../actor.ts'
import { readSettings } from '../settings/read-settings.ts'
import { callerOf, isWithinLimits } from './call-limits.ts'
import { companyProvider } from './company-provider.ts'
import type { VoiceDeps } from './voice-deps.ts'

/** Whether a company takes a call now, and by whom. */
type Availability =
  | { readonly reason: null; readonly provider: VoiceProvider; readonly hearsSpeech: boolean }
  | { readonly reason: VoiceRefusal; readonly provider: VoiceProvider | null }

/** A visitor who may call. */
export type Visit = { readonly locale: Locale; readonly ip: string | undefined }

/** Returns whether a company takes a call now, without granting one, and its settings. */
export async function callAvailability(
  deps: VoiceDeps,
  company: Company,
  visit: Visit,
): Promise<{ readonly settings: VoiceSettings; readonly found: Availability }> {
  const { settings, flow, hours } = await deps.database.as(
    tenantClaims({ companyId: company.id }),
    async query => ({
      settings: await readSettings(query, company.id, 'voice'),
      flow: await readSettings(query, company.id, 'chat-flow'),
      hours: await readSettings(query, company.id, 'hours'),
    }),
  )
  const provider = await companyProvider(deps, company.id, settings.provider)
  const now = deps.clock.now()
  const isClosed =
    settings.takes_calls === 'in_office_hours' &&
    hours.office_hours !== null &&
    !isOpen(hours.office_hours, now)
  const refused = (reason: VoiceRefusal) => ({ settings, found: { reason, provider } })

  if (provider === null || !settings.is_enabled || !flow.is_ai_enabled) return refused('off')
  if (!offers(settings, visit.locale) || !provider.speaks(visit.locale)) return refused('language')
  if (isClosed) return refused('closed')
  const isAllowed = await deps.database.as(JOB_CLAIMS, query =>
    isWithinLimits(query, callerOf(deps.voiceKey, company.id, visit.ip), settings, now),
  )
  if (!isAllowed) return refused('limit')
  const ready = await provider.prepare().catch(error => {
    deps.log.warn({ error, companyId: company.id }, 'calls are not possible')
    return null
  })
  if (ready === null) return refused('off')
  if (!(await provider.hasRoom())) return refused('busy')
  return { settings, found: { reason: null, provider, hearsSpeech: ready.hearsSpeech } }
}

function offers({ locales }: VoiceSettings, locale: Locale): boolean {
  return locales.length === 0 || locales.includes(locale)
}
