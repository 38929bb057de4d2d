import { VOICE_END_GRACE_MS, VOICE_LINK_LOST_MS, VOICE_SILENCE_MS } from '#contract/constants/voice.ts'
import type { Clock } from '#core/clock.ts'
import type { CallNetwork, VoiceConfig } from '#server/config/voice-config.ts'
import { articleTexts } from '#server/domain/voice/article-texts.ts'
import { callsUnderWay, endCall } from '#server/domain/voice/calls.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import type { VoiceAccount, VoiceProvider, VoiceProviders } from '#server/ports/voice.ts'
import type { Closers } from '../../start/closers.ts'
import type { Drains } from '../../start/drains.ts'
import { createElevenLabsVoice } from './elevenlabs-voice.ts'
import { createLocalVoice } from './local-voice.ts'
import { type Media, openMedia } from './open-media.ts'
import { createOpenAiVoice } from './openai-voice.ts'

/** The process runs from its source in development, and from a file of its own in the build. */
const FILE = import.meta.url.endsWith('.ts') ? './media/media-process.ts' : './media-process.mjs'

type OpenDeps = {
  readonly config: VoiceConfig | null
  readonly database: Database
  readonly clock: Clock
  readonly conversationClock: Clock
  readonly log: Log
  readonly metrics: Pick<Metrics, 'watch'>
}
type VoiceParts = Pick<OpenDeps, 'database' | 'clock' | 'conversationClock'> & {
  readonly config: VoiceConfig
  /** Ends the connections of all providers that have none of their own. It starts with the first call. */
  readonly media: Media
}

/**
 * Returns who can take calls; null if this installation takes none. `drains` lets the calls end before the server stops,
 * and `closers` ends their process.
 */
export function openVoice(
  { config, log, metrics, ...deps }: OpenDeps,
  { closers, drains }: { readonly closers: Closers; readonly drains: Drains },
): VoiceProviders | null {
  if (config === null) return null
  const media = openVoiceMedia(config.network, log, callId => {
    endCall(deps, callId).catch(error => log.warn({ error }, 'the end of a call was not noted'))
  })
  closers.add(media, ({ close }) => close())
  drains.add('calls', media.drain)
  metrics.watch('lapwing_voice_calls', () => [{ labels: {}, value: media.calls().size }])
  const parts = { ...deps, config, media }
  return { server: serverVoice(parts), of: account => voiceOfAccount(parts, account) }
}

function serverVoice({ config, media, ...deps }: VoiceParts): VoiceProvider {
  const { server, callsAtOnce } = config
  switch (server.kind) {
    case 'local':
      return createLocalVoice({
        media,
        callsAtOnce,
        textsOf: companyId => articleTexts(deps.database, companyId),
      })
    case 'openai':
      return createOpenAiVoice({
        service: { ...config.openAi, callsAtOnce },
        apiKey: server.apiKey,
        callsUnderWay: () => callsUnderWay(deps, 'server'),
      })
    case 'elevenlabs':
      return createElevenLabsVoice({ media, account: { ...config.elevenLabs, ...server }, callsAtOnce })
  }
}

/** Returns the provider of a company's own account; null if the account names no agent where it needs one. */
function voiceOfAccount({ config, media, ...deps }: VoiceParts, account: VoiceAccount): VoiceProvider | null {
  const { callsAtOnce } = config
  const { apiKey, agentId } = account
  switch (account.provider) {
    case 'openai':
      return createOpenAiVoice({
        service: { ...config.openAi, callsAtOnce },
        apiKey,
        callsUnderWay: () => callsUnderWay(deps, account),
      })
    case 'elevenlabs':
      if (agentId === null) return null
      return createElevenLabsVoice({
        media,
        account: { ...config.elevenLabs, apiKey, agentId },
        callsAtOnce,
      })
  }
}

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
