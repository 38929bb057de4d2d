import type { Locale } from '#contract/constants/locales.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { builtInGreeting, CALL_MESSAGES } from '#core/messages/call-messages.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { readSettings } from '../settings/read-settings.ts'
import { callAvailability, type Visit } from './call-availability.ts'
import { companyProvider, voiceFor } from './company-provider.ts'
import type { VoiceDeps } from './voice-deps.ts'

const MINUTE_MS = 60_000

/** Returns what the visitor should know before a call. */
export async function callVars(
  deps: VoiceDeps,
  company: Company,
  visit: Visit,
): Promise<ResponseOf<'getCallVars'>['vars']> {
  const { settings, found } = await callAvailability(deps, company, visit)
  const messages = CALL_MESSAGES[visit.locale]
  return {
    reason: found.reason,
    note: found.reason === null ? null : messages[found.reason],
    provider: found.provider?.name ?? 'local',
    hears_speech: found.reason === null && found.hearsSpeech,
    longest_ms: settings.longest_minutes * MINUTE_MS,
    direct_url: found.provider?.directUrl ?? null,
    consent_text: settings.consent_text[visit.locale] ?? messages.consent,
  }
}

/** Returns what the assistant is told, its voice, and its first and last words. */
export async function callPrompt(
  deps: VoiceDeps,
  company: Company,
  locale: Locale,
): Promise<ResponseOf<'getCallPrompt'>> {
  const settings = await deps.database.as(tenantClaims({ companyId: company.id }), query =>
    readSettings(query, company.id, 'voice'),
  )
  const provider = await companyProvider(deps, company.id, settings.provider)
  return {
    ok: true,
    instructions: instructionsOf(company.name, settings.instructions),
    preferred_voice: provider === null ? '' : voiceFor(provider, settings.voice),
    voice_greeting: settings.greeting[locale] ?? builtInGreeting(locale, company.name),
    voice_ending: settings.ending[locale] ?? CALL_MESSAGES[locale].ending,
  }
}

/** What a language model is told; nothing of it is secret. The company's own words come last, and cannot change the rules. */
function instructionsOf(company: string, own: string): string {
  return [
    `You are the voice assistant of ${company}. You are an AI, and you say so if you are asked.`,
    'Before you answer a question, call query_knowledge_base with it, and answer from what it returns alone.',
    'If it returns an answer, say that answer in your own voice. Speak in one to three short sentences.',
    'If it returns nothing, say briefly that you have no information on that, and offer to help with something else.',
    'When the caller says goodbye or needs nothing more, call end_call.',
    ...(own === '' ? [] : [`Where the rules above leave room, also follow these wishes of ${company}:`, own]),
  ].join('\n')
}
