import { type VOICE_NAMES, VOICES_OF } from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import { builtInGreeting } from '#core/messages/call-messages.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { Section } from '../../common/section.tsx'
import { ChoiceRow, SelectRow, SettingRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { chosenProvider, offeredLanguages } from './chosen-provider.ts'
import { PlayVoice } from './play-voice.tsx'
import {
  CHOICE_LABELS,
  VOICE_LABELS as LABELS,
  VENDOR_NAMES,
  voiceLabel,
  whereSoundGoes,
} from './voice-labels.ts'

const DEFAULT = 'default'

type Props = { readonly draft: DraftOf<'voice'>; readonly account: VoiceAccountState }

/** Edits who takes the calls and in which voice, which can be heard here. */
export function ProviderFields({ draft: { value, errors, set }, account }: Props) {
  const { company_name } = useAdmin().member
  const { provider } = value
  const isOwn = provider !== 'server'
  const name = chosenProvider(value, account)
  const voices: readonly string[] = name === null ? [] : VOICES_OF[name]
  const isMissing = isOwn && account.account?.provider !== provider
  const options: Readonly<Record<string, string>> = {
    [DEFAULT]: `${voiceLabel(voices[0] ?? '')} (default)`,
    ...Object.fromEntries(voices.slice(1).map(voice => [voice, voiceLabel(voice)])),
  }
  const [language = 'en'] = offeredLanguages(value, account)
  return (
    <>
      <Section title="Provider">
        <ChoiceRow
          label={LABELS.provider}
          options={CHOICE_LABELS}
          value={provider}
          onChange={chosen => set({ provider: chosen, voice: null })}
        />
        <SettingRow label="Where the sound goes">
          <p>{whereSoundGoes(name, isOwn)}</p>
        </SettingRow>
        {isOwn && isMissing && (
          <SettingRow label="Your account">
            <p role="status">
              Nobody can call until you save the key of your {VENDOR_NAMES[provider]} account, at the end of
              this page.
            </p>
          </SettingRow>
        )}
      </Section>
      <Section title="Voice">
        {voices.length > 0 && (
          <SelectRow
            label={LABELS.voice}
            error={errors['voice']}
            options={options}
            value={value.voice !== null && voices.indexOf(value.voice) > 0 ? value.voice : DEFAULT}
            onChange={voice =>
              set({ voice: voice === DEFAULT ? null : (voice as (typeof VOICE_NAMES)[number]) })
            }
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
              provider,
              voice: value.voice,
              text: value.greeting[language]?.trim() || builtInGreeting(language, company_name),
            }}
          />
        </SettingRow>
      </Section>
    </>
  )
}
