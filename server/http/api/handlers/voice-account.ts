import { previewVoice } from '#server/domain/voice/preview-voice.ts'
import { getVoiceAccount, removeVoiceAccount, setVoiceAccount } from '#server/domain/voice/voice-account.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of a company's account with a vendor of voices. */
export function voiceAccountHandlers(deps: HandlerDeps) {
  return {
    getVoiceAccount: ({ actor }) => getVoiceAccount(deps, actor),
    setVoiceAccount: ({ actor, body }) => setVoiceAccount(deps, actor, body),
    removeVoiceAccount: ({ actor }) => removeVoiceAccount(deps, actor),
    previewVoice: ({ actor, body }) => previewVoice(deps, actor, body),
  } satisfies Partial<Handlers>
}
