import type { CallPlatform } from './call-platform.ts'
import type { CallScope } from './call-scope.ts'

type Options = {
  readonly platform: CallPlatform
  readonly scope: CallScope
  /** The element. If the browser refuses to play, the next click on it retries. */
  readonly host: EventTarget
  readonly stream: MediaStream
}

/** Plays the assistant's voice until the call ends. The audio element is not added to the page. */
export function playVoice({ platform, scope, host, stream }: Options): void {
  const { signal } = scope
  const audio = platform.createAudio()
  audio.autoplay = true
  audio.srcObject = stream
  scope.onRelease(() => {
    audio.pause()
    audio.srcObject = null
  })

  function play(): void {
    audio.play().catch(() => host.addEventListener('click', play, { once: true, signal }))
  }

  play()
}
