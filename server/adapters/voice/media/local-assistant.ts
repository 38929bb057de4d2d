import { type AssistantDeps, createAssistant } from './assistant.ts'
import type { CallAssistant, CallConnection } from './call-assistant.ts'
import { createResampler } from './resample.ts'
import { CONNECTION_RATE } from './rtp.ts'
import { createVoiceDetector, SPEECH_FRAME_SAMPLES, SPEECH_RATE } from './voice-activity.ts'

/** Creates this server's own assistant of a call: it listens for speech, and answers by rules. */
export function createLocalAssistant(
  connection: CallConnection,
  deps: Pick<AssistantDeps, 'say' | 'recognize' | 'isGoodbye'>,
): CallAssistant {
  const lower = createResampler(CONNECTION_RATE, SPEECH_RATE)
  let rest = new Int16Array()
  const assistant = createAssistant({
    ...connection,
    ...deps,
    async recognize(speech) {
      const text = await deps.recognize(speech)
      if (text !== '') connection.noteSpeech()
      return text
    },
  })
  const detect = createVoiceDetector({
    onStart: assistant.speechStarted,
    onStop: (atMs, speech) => void assistant.speechStopped(atMs, speech),
  })

  return {
    opened: assistant.opened,
    receive: assistant.receive,
    hear(samples) {
      const more = lower(samples)
      const all = new Int16Array(rest.length + more.length)
      all.set(rest)
      all.set(more, rest.length)
      let at = 0
      for (; at + SPEECH_FRAME_SAMPLES <= all.length; at += SPEECH_FRAME_SAMPLES)
        detect(all.slice(at, at + SPEECH_FRAME_SAMPLES))
      rest = all.slice(at)
    },
    sayFarewell: assistant.sayFarewell,
    stop: assistant.stop,
  }
}
