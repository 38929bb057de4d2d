/**
 * Calls by ElevenLabs Agents. This machine ends the browser's connection, because the vendor takes no offer of one, and
 * passes sound and words on to the vendor's socket (`media/elevenlabs`).
 */
import { randomBytes } from 'node:crypto'
import { VOICE_END_GRACE_MS } from '#contract/constants/voice.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'
import { createElevenLabsApi, type ElevenLabsAccount } from './media/elevenlabs/elevenlabs-api.ts'
import type { Media } from './open-media.ts'

const SAMPLE_FORMAT = 'mp3_44100_128'
const SAMPLE_TYPE = 'audio/mpeg'

/** What the provider needs. */
type ElevenLabsVoiceOptions = {
  readonly media: Media
  /** The agent has the client tools `query_knowledge_base` and `end_call`, and allows overrides (docs/voice.md). */
  readonly account: ElevenLabsAccount & { readonly agentId: string }
  /** Of all calls that the process ends. */
  readonly callsAtOnce: number
}

/** Creates the provider. Its errors name the status of the vendor's response, and nothing that it says. */
export function createElevenLabsVoice({
  media,
  account: { agentId, ...account },
  callsAtOnce,
}: ElevenLabsVoiceOptions): VoiceProvider {
  const api = createElevenLabsApi(account)
  const hasRoom = () => media.calls().size < callsAtOnce

  return {
    name: 'elevenlabs',
    speaks: () => true,
    directUrl: null,
    async prepare() {
      await media.start()
      return { hearsSpeech: true }
    },
    hasRoom,
    mint: async () => randomBytes(32).toString('base64url'),
    async connect({ callId, sdp, longestMs }) {
      // The voice may have been changed at the vendor since the last call.
      const [signedUrl, voice] = await Promise.all([
        api.signedUrl(agentId),
        api.voiceOf(agentId),
        media.start(),
      ])
      if (!hasRoom()) throw new Error('All lines are taken')
      const assistant = { kind: 'elevenlabs', signedUrl, account, voice } as const
      return {
        sdp: await media.accept({
          ...{ callId, offer: sdp, assistant },
          longestMs: longestMs + VOICE_END_GRACE_MS,
        }),
        providerCallId: callId,
      }
    },
    hangUp: async callId => media.end(callId),
    // Whichever voice is asked for: the agent has its own.
    async preview({ text }) {
      const audio = await api.speech(await api.voiceOf(agentId), text, SAMPLE_FORMAT)
      return { audio, type: SAMPLE_TYPE }
    },
    close: media.close,
  }
}
