import { Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type VOICE_NAMES, VOICES_OF } from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { builtInGreeting } from '#core/messages/call-messages.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { Section } from '../../common/section.tsx'
import { ChoiceRow, SelectRow, SettingRow } from '../frame/rows.tsx'
import type { DraftOf } from '../frame/use-settings-draft.ts'
import { chosenProvider, offeredLanguages } from './chosen-provider.ts'
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

type PlayVoiceProps = { readonly speech: RequestOf<'previewVoice'>['body'] }

/** A button that has a text spoken, and stops it. */
function PlayVoice({ speech }: PlayVoiceProps) {
  const { state, error, play, stop } = useVoicePlayer()
  return (
    <>
      {state === 'playing' ? (
        <Button onClick={stop}>
          <Square size={14} aria-hidden="true" />
          Stop
        </Button>
      ) : (
        <Button busy={state === 'loading'} onClick={() => void play(speech)}>
          <Play size={14} aria-hidden="true" />
          Play
        </Button>
      )}
      <FormError text={error} />
    </>
  )
}

/** What the player does: nothing, wait for the server, or play. */
type State = 'idle' | 'loading' | 'playing'

/** Plays spoken texts, one at a time. It is silent once the component has gone. */
function useVoicePlayer() {
  const [state, setState] = useState<State>('idle')
  const [error, setError] = useState<string | null>(null)
  const context = useRef<AudioContext | null>(null)

  /** Closing the context ends its sound, and what is still being decoded for it. */
  function stop(): void {
    void context.current?.close()
    context.current = null
    setState('idle')
  }

  async function play(speech: RequestOf<'previewVoice'>['body']): Promise<void> {
    stop()
    // Within the press, or the browser does not let it play.
    const opened = new AudioContext()
    context.current = opened
    setState('loading')
    setError(null)
    try {
      const { audio } = await callApi('previewVoice', { body: speech })
      const source = opened.createBufferSource()
      source.buffer = await opened.decodeAudioData(bytesOf(audio))
      if (context.current !== opened) return
      source.connect(opened.destination)
      source.addEventListener('ended', () => context.current === opened && stop())
      source.start()
      setState('playing')
    } catch (failure) {
      if (context.current !== opened) return
      stop()
      setError(errorText(failure))
    }
  }

  useEffect(() => () => void context.current?.close(), [])
  return { state, error, play, stop }
}

function bytesOf(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), character => character.charCodeAt(0)).buffer
}
