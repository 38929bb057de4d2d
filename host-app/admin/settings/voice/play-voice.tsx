import { Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RequestOf } from '#contract/routes/index.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'

type PlayVoiceProps = { readonly speech: RequestOf<'previewVoice'>['body'] }

/** A button that has a text spoken, and stops it. */
export function PlayVoice({ speech }: PlayVoiceProps) {
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
