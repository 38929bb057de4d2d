import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import { type FliteVoice, VOICES_OF, type VoiceProviderName } from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import type { VoiceSettings } from '#contract/settings/voice.ts'
import { builtInGreeting } from '#core/messages/call-messages.ts'
import { ChoiceRow, SelectRow, SettingRow } from '../frame/rows.tsx'
import type { ControlProps } from '../frame/settings-fields.tsx'
import { PlayVoice } from './play-voice.tsx'
import { VENDOR_NAMES } from './voice-account.tsx'

/** What the page knows besides the settings. */
export type VoiceContext = { readonly account: VoiceAccountState; readonly companyName: string }

const DEFAULT = 'default'

/** Edits who takes the calls, and says where the sound goes then. */
export function ProviderRow(props: ControlProps<'voice', 'provider', VoiceContext>) {
  const { label, hint, value: provider, draft, context } = props
  const isOwn = provider !== 'server'
  return (
    <>
      <ChoiceRow
        label={label}
        hint={hint}
        options={{ server: 'This server', ...VENDOR_NAMES }}
        value={provider}
        onChange={chosen => draft.set({ provider: chosen, voice: null })}
      />
      <SettingRow label="Where the sound goes">
        <p>{whereSoundGoes(chosenProvider(draft.value, context.account), isOwn)}</p>
      </SettingRow>
      {isOwn && context.account.account?.provider !== provider && (
        <SettingRow label="Your account">
          <p role="status">
            Nobody can call until you save the key of your {VENDOR_NAMES[provider]} account, at the end of
            this page.
          </p>
        </SettingRow>
      )}
    </>
  )
}

/** Edits the voice, if the provider has several, and lets it be heard. */
export function VoiceRow(props: ControlProps<'voice', 'voice', VoiceContext>) {
  const { label, error, value: voice, onChange, draft, context } = props
  const { account, companyName } = context
  const name = chosenProvider(draft.value, account)
  const voices = name === null ? [] : VOICES_OF[name]
  const options: Readonly<Record<string, string>> = {
    [DEFAULT]: `${voiceLabel(voices[0] ?? '')} (default)`,
    ...Object.fromEntries(voices.slice(1).map(each => [each, voiceLabel(each)])),
  }
  const [language = 'en'] = offeredLanguages(draft.value, account)
  return (
    <>
      {voices.length > 0 && (
        <SelectRow
          label={label}
          error={error}
          options={options}
          value={voices.slice(1).find(each => each === voice) ?? DEFAULT}
          onChange={chosen => onChange(voices.find(each => each === chosen) ?? null)}
        />
      )}
      <SettingRow
        label="Listen"
        hint={
          name === 'elevenlabs'
            ? 'The voice is that of the agent in your ElevenLabs account.'
            : 'Says your greeting, also before you save it.'
        }
      >
        <PlayVoice
          speech={{
            provider: draft.value.provider,
            voice,
            text: draft.value.greeting[language]?.trim() || builtInGreeting(language, companyName),
          }}
        />
      </SettingRow>
    </>
  )
}

const FLITE_LABELS: Readonly<Record<FliteVoice, string>> = {
  slt: 'Slt, a woman, American',
  rms: 'Rms, a man, American',
  awb: 'Awb, a man, Scottish',
  kal16: 'Kal, a man, American, the most robotic',
}

/** Returns the label of a provider's voice. */
function voiceLabel(voice: string): string {
  return FLITE_LABELS[voice as FliteVoice] ?? voice.slice(0, 1).toUpperCase() + voice.slice(1)
}

/** Returns where callers' sound goes, by provider; null for none. `isOwn`: by the company's own account. */
function whereSoundGoes(provider: VoiceProviderName | null, isOwn: boolean): string {
  const account = isOwn ? 'your own account' : 'this server’s account'
  switch (provider) {
    case null:
      return 'Calls are turned off on this server, for all companies.'
    case 'local':
      return 'The sound stays on this server, and no other company gets it. It speaks English only, and sounds like a telephone menu of the 1990s.'
    case 'openai':
      return `The browser sends the sound to OpenAI, under ${account}, with the assistant’s instructions. A language model answers from your articles, in all languages.`
    case 'elevenlabs':
      return `The sound goes through this server to ElevenLabs, under ${account}. The agent of your account answers.`
  }
}

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
