import { afterAll, describe, expect, it } from 'vitest'
import { connectVisitor } from '#tests/support/voice-call/visitor-peer.ts'
import { createLocalVoice } from './local-voice.ts'
import { openVoiceMedia } from './open-voice-media.ts'

describe('calls by this server', () => {
  const voice = createLocalVoice({
    media: openVoiceMedia({ bindAddress: '127.0.0.1', ports: null }, { warn() {} }, () => {}),
    callsAtOnce: 2,
    textsOf: async () => ['Reset your password'],
  })
  afterAll(voice.close)

  it('are never more than the cap, however many connect at the same moment', async () => {
    await voice.prepare()
    const calls = await Promise.allSettled(
      ['one', 'two', 'three', 'four'].map(callId =>
        connectVisitor(async sdp => (await voice.connect({ callId, companyId: 'acme', token: '', sdp })).sdp),
      ),
    )
    const visitors = calls.flatMap(call => (call.status === 'fulfilled' ? [call.value] : []))
    expect(visitors).toHaveLength(2)
    expect(await voice.hasRoom()).toBe(false)
    for (const visitor of visitors) visitor.close()
    await expect.poll(() => voice.hasRoom()).toBe(true)
  })
})
