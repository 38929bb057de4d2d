/** A provider of calls whose connections are made up, for tests of the settings. */
import { randomUUID } from 'node:crypto'
import type { VoiceOffer, VoiceProvider } from '#server/ports/voice.ts'

/** What the provider was asked for; a test may change `failure`, which all of it then rejects with. */
export function scriptProvider(name: VoiceProvider['name']) {
  const seen = {
    offers: [] as VoiceOffer[],
    mintedVoices: [] as string[],
    spoken: [] as { readonly text: string; readonly voice: string }[],
    hungUp: [] as string[],
    failure: null as Error | null,
  }
  const orFail = <Result>(result: Result): Result => {
    if (seen.failure) throw seen.failure
    return result
  }
  const provider: VoiceProvider = {
    name,
    speaks: locale => name !== 'local' || locale === 'en',
    directUrl: name === 'openai' ? 'https://vendor.example/calls' : null,
    prepare: async () => ({ hearsSpeech: true }),
    hasRoom: () => true,
    async mint({ voice }) {
      seen.mintedVoices.push(voice)
      return orFail(randomUUID())
    },
    async connect(offer) {
      seen.offers.push(offer)
      return orFail({ sdp: 'v=0 the answer', providerCallId: `${name} ${offer.callId}` })
    },
    hangUp: async id => void seen.hungUp.push(id),
    async preview(speech) {
      seen.spoken.push(speech)
      return orFail({ audio: new TextEncoder().encode('sound'), type: 'audio/wav' })
    },
    close: async () => {},
  }
  return { provider, seen }
}
