/** The local provider of calls: this machine ends their connections, hears and speaks, with no vendor. English only. */
import { randomBytes } from 'node:crypto'
import { FLITE_VOICES, type FliteVoice, VOICE_END_GRACE_MS } from '#contract/constants/voice.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'
import type { Media } from './open-media.ts'

/** What the local provider needs. */
type LocalVoiceOptions = {
  readonly media: Media
  /** Of all calls that the process ends. */
  readonly callsAtOnce: number
  /** Returns the texts whose words a company's callers use. */
  readonly textsOf: (companyId: string) => Promise<readonly string[]>
}

/** Creates the local provider. Its process starts with the first call. */
export function createLocalVoice({ media, callsAtOnce, textsOf }: LocalVoiceOptions): VoiceProvider {
  const hasRoom = () => media.calls().size < callsAtOnce

  return {
    name: 'local',
    speaks: locale => locale === 'en',
    directUrl: null,
    async prepare() {
      const { canHear } = await media.start()
      return { hearsSpeech: canHear }
    },
    hasRoom,
    mint: async () => randomBytes(32).toString('base64url'),
    async connect({ callId, companyId, sdp, voice, longestMs }) {
      const { canHear } = await media.start()
      if (canHear) media.learnWords(companyId, await textsOf(companyId))
      if (!hasRoom()) throw new Error('All lines are taken')
      const assistant = { kind: 'local', companyId, voice: fliteVoice(voice) } as const
      return {
        sdp: await media.accept({
          ...{ callId, offer: sdp, assistant },
          longestMs: longestMs + VOICE_END_GRACE_MS,
        }),
        providerCallId: callId,
      }
    },
    hangUp: async callId => media.end(callId),
    async preview({ text, voice }) {
      return { audio: await media.speak({ text, voice: fliteVoice(voice) }), type: 'audio/wav' }
    },
    close: media.close,
  }
}

function fliteVoice(voice: string): FliteVoice {
  return FLITE_VOICES.find(each => each === voice) ?? FLITE_VOICES[0]
}
