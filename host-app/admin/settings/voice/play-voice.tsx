import { Play, Square } from 'lucide-react'
import type { RequestOf } from '#contract/routes/index.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { useVoicePlayer } from './use-voice-player.ts'

type Props = { readonly speech: RequestOf<'previewVoice'>['body'] }

/** A button that has a text spoken, and stops it. */
export function PlayVoice({ speech }: Props) {
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
