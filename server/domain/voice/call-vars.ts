import type { Locale } from '#contract/constants/locales.ts'
import { VOICE_CALL_MAX_MS, type VoiceRefusal } from '#contract/constants/voice.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { VoiceDeps } from './voice-deps.ts'

/** Whether a company takes a call now. */
export type Availability =
  | { readonly reason: null; readonly provider: VoiceProvider; readonly hearsSpeech: boolean }
  | { readonly reason: VoiceRefusal }

/** Returns whether a company takes a call in a language now, without granting one. */
export async function callAvailability(
  { database, voice, log }: VoiceDeps,
  company: Company,
  locale: Locale,
): Promise<Availability> {
  if (voice === null) return { reason: 'off' }
  const { is_ai_enabled } = await database.as(tenantClaims({ companyId: company.id }), query =>
    readSettings(query, company.id, 'chat-flow'),
  )
  if (!is_ai_enabled) return { reason: 'off' }
  if (!voice.speaks(locale)) return { reason: 'language' }
  const ready = await voice.prepare().catch(error => {
    log.warn({ error }, 'calls are not possible')
    return null
  })
  if (ready === null) return { reason: 'off' }
  if (!(await voice.hasRoom())) return { reason: 'busy' }
  return { reason: null, provider: voice, hearsSpeech: ready.hearsSpeech }
}

/** Returns what the visitor should know before a call. */
export async function callVars(
  deps: VoiceDeps,
  company: Company,
  locale: Locale,
): Promise<ResponseOf<'getCallVars'>['vars']> {
  const found = await callAvailability(deps, company, locale)
  return {
    reason: found.reason,
    provider: deps.voice?.name ?? 'local',
    hears_speech: found.reason === null && found.hearsSpeech,
    longest_ms: VOICE_CALL_MAX_MS,
    direct_url: deps.voice?.directUrl ?? null,
    consent_text: null,
  }
}

/** Returns what the assistant is told, and its first and last words. */
export function callPrompt({ voice }: VoiceDeps, company: Company): ResponseOf<'getCallPrompt'> {
  return {
    ok: true,
    instructions: instructionsOf(company.name),
    preferred_voice: voice?.preferredVoice ?? '',
    voice_greeting: `Hello, this is the AI assistant of ${company.name}. How can I help you?`,
    voice_ending: 'Thank you for calling. Goodbye!',
  }
}

/** What a language model is told; nothing of it is secret. */
function instructionsOf(company: string): string {
  return [
    `You are the voice assistant of ${company}. You are an AI, and you say so if you are asked.`,
    'Before you answer a question, call query_knowledge_base with it, and answer from what it returns alone.',
    'If it returns an answer, say that answer in your own voice. Speak in one to three short sentences.',
    'If it returns nothing, say briefly that you have no information on that, and offer to help with something else.',
    'When the caller says goodbye or needs nothing more, call end_call.',
  ].join('\n')
}
