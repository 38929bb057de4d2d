/** Calls over real connections of this machine, whose assistant is a scripted agent of ElevenLabs, for tests. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Clock } from '#core/clock.ts'
import { sayExactly, sessionUpdate } from '#core/voice-call/realtime-requests.ts'
import { systemClock } from '#server/adapters/clock/system-clock.ts'
import { createCall } from '#server/adapters/voice/media/call.ts'
import { createElevenLabsApi } from '#server/adapters/voice/media/elevenlabs/elevenlabs-api.ts'
import { createElevenLabsAssistant } from '#server/adapters/voice/media/elevenlabs/elevenlabs-assistant.ts'
import { OWN_NETWORK } from '#tests/support/voice-call/own-network.ts'
import { realtimeServerEventSchema } from '../vendor-schemas.ts'
import { connectVisitor, type VisitorPeer } from '../visitor-peer.ts'
import { AGENT, KEY, startElevenLabs } from './scripted-elevenlabs.ts'

/** The loudest sample of audio that is no silence. */
export const LOUD = 2_000
export const GREETING = 'Hello, this is Acme.'
export const SETUP = sessionUpdate({ instructions: 'Be kind.', voice: '', language: 'de' })

export const tone = (ms: number, rate = 16_000) =>
  Int16Array.from({ length: (rate * ms) / 1_000 }, (_, at) =>
    Math.round(8_000 * Math.sin((2 * Math.PI * 440 * at) / rate)),
  )

/**
 * Starts a vendor for the tests of a file. After each test, all that came and went must follow the protocols, and no
 * socket may be left.
 */
export function elevenLabsCalls() {
  let vendor: Awaited<ReturnType<typeof startElevenLabs>>
  let visitors: VisitorPeer[] = []
  let ends: (() => void)[] = []

  beforeAll(async () => {
    vendor = await startElevenLabs()
  })
  afterAll(() => vendor.close())
  beforeEach(() => {
    Object.assign(vendor.script, { outputFormat: 'pcm_16000', inputFormat: 'pcm_16000', socketRefusal: null })
    Object.assign(vendor.script, { allowsOverrides: true, greets: true, refusal: null })
    vendor.script.speech = new Uint8Array(tone(300).buffer)
    vendor.requests.length = 0
  })
  afterEach(async () => {
    for (const end of ends) end()
    for (const { events, close } of visitors) {
      close()
      for (const event of events) {
        const parsed = realtimeServerEventSchema.safeParse(event)
        expect(parsed.success, `${JSON.stringify(event)}: ${parsed.error?.message}`).toBe(true)
      }
    }
    visitors = []
    ends = []
    expect(vendor.faults).toEqual([])
    await expect.poll(vendor.openSockets).toBe(0)
  })

  /** Connects a visitor to a call, before the browser sets up its session. */
  async function connect(clock: Clock = systemClock) {
    const api = createElevenLabsApi({ url: vendor.url, apiKey: KEY })
    const [signedUrl, voice] = await Promise.all([api.signedUrl(AGENT), api.voiceOf(AGENT)])
    let error: string | null | undefined
    const call = createCall({
      clock,
      network: OWN_NETWORK,
      createAssistant: connection =>
        createElevenLabsAssistant(connection, {
          signedUrl,
          voice,
          account: { url: vendor.url, apiKey: KEY },
        }),
      longestMs: 60_000,
      silenceMs: 60_000,
      lostMs: 1_000,
      onEnd(reason) {
        error = reason
      },
    })
    const visitor = await connectVisitor(call.answer)
    visitors.push(visitor)
    ends.push(call.end)
    const texts = (type: string) =>
      visitor.events.filter(event => event.type === type).map(event => event['transcript'])
    return {
      ...visitor,
      tell: (...requests: readonly object[]) => requests.forEach(visitor.send),
      /** Undefined while the call goes on. */
      error: () => error,
      hasEnded: () => error !== undefined,
      said: () => texts('response.output_audio_transcript.done'),
      captions: () => texts('conversation.item.input_audio_transcription.completed'),
      types: () => visitor.events.map(({ type }) => type),
      lastOf: (type: string) => visitor.events.findLast(event => event.type === type)!,
      newEvents() {
        const from = visitor.events.length
        return () => visitor.events.slice(from).map(({ type }) => type)
      },
    }
  }

  /** A call whose greeting has been said; it was silent, so that what is heard is what a test plays. */
  async function talk(clock?: Clock) {
    const visitor = await connect(clock)
    visitor.tell(SETUP)
    await visitor.heard('session.updated')
    visitor.tell(sayExactly(GREETING))
    await visitor.heard('response.output_audio_transcript.delta')
    const agent = vendor.conversations.at(-1)!
    return { ...visitor, agent }
  }

  return { vendor: () => vendor, connect, talk }
}
