import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import type { VoiceProviderName } from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import type { VoiceSettings } from '#contract/settings/voice.ts'

/** Returns who takes the calls by these settings; null if this installation takes none. */
export function chosenProvider(
  { provider }: VoiceSettings,
  { server_provider }: VoiceAccountState,
): VoiceProviderName | null {
  return provider === 'server' ? server_provider : provider
}

/** Returns the languages in which calls can be offered by these settings, one at least. The server's own voice speaks English only. */
export function offeredLanguages(settings: VoiceSettings, account: VoiceAccountState): readonly Locale[] {
  const spoken: readonly Locale[] = chosenProvider(settings, account) === 'local' ? ['en'] : LOCALES
  const offered = spoken.filter(locale => settings.locales.includes(locale))
  return offered.length === 0 ? spoken : offered
}
