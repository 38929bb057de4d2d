import type { Clock } from '#core/clock.ts'
import { articleTexts } from '#server/domain/voice/article-texts.ts'
import { callsUnderWay, endCall } from '#server/domain/voice/calls.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'
import type { Closers } from '../../closers.ts'
import type { Config } from '../../config/read-config.ts'
import { createElevenLabsVoice } from './elevenlabs-voice.ts'
import { createLocalVoice } from './local-voice.ts'
import { openVoiceMedia } from './open-voice-media.ts'
import { createOpenAiVoice } from './openai-voice.ts'

type OpenDeps = {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/** Returns the configured provider of calls, which `closers` ends with the server; null if there are none. */
export function openVoice(
  { config, database, clock, log }: OpenDeps,
  closers: Closers,
): VoiceProvider | null {
  if (config.voice === null) return null
  if (config.voice.kind === 'openai') {
    return createOpenAiVoice({
      config: config.voice,
      callsUnderWay: () => callsUnderWay({ database, clock }),
    })
  }
  const { voice } = config
  const media = openVoiceMedia(voice, log, callId => {
    endCall({ database, clock }, callId).catch(error =>
      log.warn({ error }, 'the end of a call was not noted'),
    )
  })
  const { callsAtOnce } = voice
  const provider =
    voice.kind === 'elevenlabs'
      ? createElevenLabsVoice({ media, account: voice, callsAtOnce })
      : createLocalVoice({ media, callsAtOnce, textsOf: companyId => articleTexts(database, companyId) })
  return closers.add<VoiceProvider>(provider, ({ close }) => close())
}
