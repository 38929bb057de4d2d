import { afterAll, describe, expect, it } from 'vitest'
import { VOICES_OF } from '#contract/constants/voice.ts'
import { OWN_NETWORK } from '#tests/support/voice-call/own-network.ts'
import { connectVisitor } from '#tests/support/voice-call/visitor-peer.ts'
import { createLocalVoice } from './local-voice.ts'
import { samplesOf } from './media/flite.ts'
import { openVoiceMedia } from './open-voice.ts'

describe('calls by this server', () => {
  const voice = createLocalVoice({
    media: openVoiceMedia(OWN_NETWORK, { warn() {} }, () => {}),
    callsAtOnce: 2,
    textsOf: async () => ['Reset your password'],
  })
  afterAll(voice.close)
  const offer = { companyId: 'acme', token: '', voice: 'rms', longestMs: 60_000 }

  it('are never more than the cap, however many connect at the same moment', async () => {
    await voice.prepare()
    const calls = await Promise.allSettled(
      ['one', 'two', 'three', 'four'].map(callId =>
        connectVisitor(async sdp => (await voice.connect({ ...offer, callId, sdp })).sdp),
      ),
    )
    const visitors = calls.flatMap(call => (call.status === 'fulfilled' ? [call.value] : []))
    expect(visitors).toHaveLength(2)
    expect(await voice.hasRoom()).toBe(false)
    for (const visitor of visitors) visitor.close()
    await expect.poll(() => voice.hasRoom()).toBe(true)
  })
  it('[ADMIN-04] let an admin hear each of their voices, as a WAV file', async () => {
    const files = await Promise.all(
      VOICES_OF.local.map(name => voice.preview({ text: 'Hello. How can I help you?', voice: name })),
    )
    for (const { audio, type } of files) {
      expect(type).toBe('audio/wav')
      const samples = samplesOf(Buffer.from(audio))
      expect(samples.length).toBeGreaterThan(16_000)
      expect(Math.max(...samples)).toBeGreaterThan(2_000)
    }
    expect(new Set(files.map(({ audio }) => audio.length)).size).toBe(files.length)
  })
})
