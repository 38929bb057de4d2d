import { z } from 'zod'
import { LOCALES } from '../constants/locales.ts'
import {
  CALLS_PER_DAY_MAX,
  VOICE_CHOICES,
  VOICE_CONSENT_MAX,
  VOICE_INSTRUCTIONS_MAX,
  VOICE_LONGEST_MINUTES,
  VOICE_NAMES,
  VOICE_PHRASE_MAX,
} from '../constants/voice.ts'
import { visibleText } from '../entities/values.ts'
import { localizedText } from './localized-text.ts'

const perDay = z.int().min(1).max(CALLS_PER_DAY_MAX).nullable().default(null)

/** Visitors' voice calls: when there are any, who speaks, and what is said. */
export const voiceSettings = z.object({
  /** Whether visitors can call. */
  is_enabled: z.boolean().default(true),
  /** Who takes the calls: what this installation offers, or the company's own account with a vendor. */
  provider: z.enum(VOICE_CHOICES).default('server'),
  /** The assistant's voice; null for the provider's default, which also replaces a voice that it does not have. */
  voice: z.enum(VOICE_NAMES, 'Choose one of the voices.').nullable().default(null),
  /** The assistant's first words, by language. */
  greeting: localizedText(VOICE_PHRASE_MAX),
  /** The assistant's last words, by language. */
  ending: localizedText(VOICE_PHRASE_MAX),
  /** What visitors read before they call, by language. */
  consent_text: localizedText(VOICE_CONSENT_MAX),
  /** What the language model is told besides the built-in rules. It is not secret: vendors get it from the browser. */
  instructions: visibleText.max(VOICE_INSTRUCTIONS_MAX).default(''),
  /** Languages in which visitors can call; empty for all that the provider speaks. */
  locales: z
    .array(z.enum(LOCALES))
    .transform(locales => [...new Set(locales)])
    .default([]),
  /** When visitors can call. Without office hours, that is always. */
  takes_calls: z.enum(['always', 'in_office_hours']).default('always'),
  /** How long a call may last, in minutes. */
  longest_minutes: z
    .int()
    .min(VOICE_LONGEST_MINUTES.min)
    .max(VOICE_LONGEST_MINUTES.max)
    .default(VOICE_LONGEST_MINUTES.usual),
  /** The company's calls in a day (UTC); null for no limit. */
  calls_per_day: perDay,
  /** Calls in a day (UTC) from one network, such as a home or an office; null for no limit. */
  calls_per_visitor_day: perDay,
})
/** Parsed `voiceSettings`. */
export type VoiceSettings = z.infer<typeof voiceSettings>
