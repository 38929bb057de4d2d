/** The local provider of calls: this machine ends their connections, hears and speaks, with no vendor. English only. */
import { randomBytes } from 'node:crypto'
import {
  VOICE_CALL_MAX_MS,
  VOICE_LINK_LOST_MS,
  VOICE_SILENCE_GRACE_MS,
  VOICE_SILENCE_MS,
} from '#contract/constants/voice.ts'
import type { LocalVoiceConfig } from '#server/config/read-config.ts'
import type { Log } from '#server/ports/log.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'
import { openMedia } from './open-media.ts'

/** The process runs from its source in development, and from a file of its own in the build. */
const FILE = import.meta.url.endsWith('.ts') ? './media/media-process.ts' : './media-process.mjs'
const VOICE = 'slt'

/** What the local provider needs. */
type LocalVoiceOptions = {
  readonly config: LocalVoiceConfig
  readonly log: Pick<Log, 'warn'>
  /** Returns the texts whose words a company's callers use. */
  readonly textsOf: (companyId: string) => Promise<readonly string[]>
  /** Is called with each call that ends. */
  readonly onEnd: (callId: string) => void
}

/** Creates the local provider. Its process starts with the first call. */
export function createLocalVoice({ config, log, textsOf, onEnd }: LocalVoiceOptions): VoiceProvider {
  const media = openMedia({
    file: new URL(FILE, import.meta.url),
    settings: {
      bindAddress: config.bindAddress,
      ports: config.ports,
      longestMs: VOICE_CALL_MAX_MS,
      silenceMs: VOICE_SILENCE_MS + VOICE_SILENCE_GRACE_MS,
      lostMs: VOICE_LINK_LOST_MS,
    },
    log,
    onEnd,
  })
  const hasRoom = () => media.calls().size < config.callsAtOnce

  return {
    name: 'local',
    speaks: locale => locale === 'en',
    preferredVoice: VOICE,
    directUrl: null,
    async prepare() {
      const { canHear } = await media.start()
      return { hearsSpeech: canHear }
    },
    hasRoom,
    mint: async () => randomBytes(32).toString('base64url'),
    async connect({ callId, companyId, sdp }) {
      const { canHear } = await media.start()
      if (canHear) media.learnWords(companyId, await textsOf(companyId))
      if (!hasRoom()) throw new Error('All lines are taken')
      return {
        sdp: await media.accept({ callId, companyId, offer: sdp, voice: VOICE }),
        providerCallId: callId,
      }
    },
    hangUp: async callId => media.end(callId),
    close: media.close,
  }
}
