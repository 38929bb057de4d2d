import { VOICE_END_GRACE_MS, VOICE_LINK_LOST_MS, VOICE_SILENCE_MS } from '#contract/constants/voice.ts'
import type { CallNetwork } from '#server/config/voice-config.ts'
import type { Log } from '#server/ports/log.ts'
import { type Media, openMedia } from './open-media.ts'

/** The process runs from its source in development, and from a file of its own in the build. */
const FILE = import.meta.url.endsWith('.ts') ? './media/media-process.ts' : './media-process.mjs'

/**
 * Returns the process that ends this server's calls, with their limits. All providers whose calls it ends share it.
 * @param onEnd is called with each call that ends
 */
export function openVoiceMedia(
  network: CallNetwork,
  log: Pick<Log, 'warn'>,
  onEnd: (callId: string) => void,
): Media {
  return openMedia({
    file: new URL(FILE, import.meta.url),
    settings: {
      network,
      silenceMs: VOICE_SILENCE_MS + VOICE_END_GRACE_MS,
      lostMs: VOICE_LINK_LOST_MS,
    },
    log,
    onEnd,
  })
}
