/** The provider and its media process, against a scripted server that speaks the vendor's documented protocol. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sayExactly, sessionUpdate } from '#core/voice-call/realtime-requests.ts'
import { AGENT, KEY, startElevenLabs } from '#tests/support/voice-call/elevenlabs/scripted-elevenlabs.ts'
import { OWN_NETWORK } from '#tests/support/voice-call/own-network.ts'
import { connectVisitor } from '#tests/support/voice-call/visitor-peer.ts'
import { createElevenLabsVoice } from './elevenlabs-voice.ts'
import type { Media } from './open-media.ts'
import { openVoiceMedia } from './open-voice.ts'

const OFFER = { companyId: 'acme', token: '', voice: '', longestMs: 60_000 }

describe('calls by ElevenLabs', () => {
  let vendor: Awaited<ReturnType<typeof startElevenLabs>>
  let media: Media
  let warnings: object[]
  let ended: string[]

  beforeAll(async () => {
    vendor = await startElevenLabs()
    const log = { warn: (detail: object) => void warnings.push(detail) }
    media = openVoiceMedia(OWN_NETWORK, log, callId => void ended.push(callId))
  })
  afterAll(async () => {
    await media.close()
    await vendor.close()
  })
  beforeEach(() => {
    vendor.script.refusal = null
    vendor.requests.length = 0
    warnings = []
    ended = []
  })

  const provider = (apiKey = KEY) =>
    createElevenLabsVoice({ media, account: { url: vendor.url, apiKey, agentId: AGENT }, callsAtOnce: 1 })
  const call = (callId: string) =>
    connectVisitor(async sdp => (await provider().connect({ ...OFFER, callId, sdp })).sdp)

  it('hear, and speak every language of the widgets, without a recognizer on this server', async () => {
    const voice = provider()
    expect(await voice.prepare()).toEqual({ hearsSpeech: true })
    expect((['en', 'de', 'es', 'fr', 'he', 'ar'] as const).every(voice.speaks)).toBe(true)
    expect(await voice.mint({ voice: '' })).not.toBe(await voice.mint({ voice: '' }))
    expect(vendor.requests).toEqual([])
  })

  it('[VOICE-02] connect the visitor to the agent, and count as calls of this server', async () => {
    const visitor = await call('one')
    visitor.send(sessionUpdate({ instructions: 'Be kind.', voice: '', language: 'en' }))
    await visitor.heard('session.updated')
    visitor.send(sayExactly('Hello, this is Acme.'))
    await visitor.heard('response.done')
    expect(vendor.requests.map(({ path, key }) => [path, key])).toEqual([
      [`/v1/convai/conversation/get-signed-url?agent_id=${AGENT}`, KEY],
      [`/v1/convai/agents/${AGENT}`, KEY],
    ])
    expect(await provider().hasRoom()).toBe(false)
    await expect(call('two')).rejects.toThrow('All lines are taken')

    await provider().hangUp('one')
    await expect.poll(() => ended).toEqual(['one'])
    await expect.poll(vendor.openSockets).toBe(0)
    expect(vendor.faults).toEqual([])
    expect(warnings).toEqual([])
    visitor.close()
  })

  it('[VOICE-04] that the vendor breaks off are over, and the operator is told why', async () => {
    const visitor = await call('three')
    visitor.send(sessionUpdate({ instructions: '', voice: '', language: '' }))
    await visitor.heard('session.updated')
    vendor.conversations.at(-1)!.vanish()
    await expect.poll(() => ended).toEqual(['three'])
    expect(warnings).toEqual([{ callId: 'three', error: 'ElevenLabs closed the conversation: 1006' }])
    expect(media.calls().size).toBe(0)
    visitor.close()
  })

  it.each([401, 429, 500])(
    'are refused with the status %i, and nothing of what the vendor says',
    async status => {
      vendor.script.refusal = status
      const refused = provider().connect({ ...OFFER, callId: 'four', sdp: 'v=0' })
      await expect(refused).rejects.toThrow(`ElevenLabs answered with ${status}`)
      expect(media.calls().size).toBe(0)
    },
  )

  it('speak a text outside of a call', async () => {
    vendor.script.speech = Uint8Array.from([0xff, 0xfb, 0x90])
    expect(await provider().preview({ text: 'Hallo!', voice: '' })).toEqual({
      audio: Uint8Array.from([0xff, 0xfb, 0x90]),
      type: 'audio/mpeg',
    })
    expect(vendor.requests.at(-1)).toEqual({
      path: '/v1/text-to-speech/voice_1?output_format=mp3_44100_128',
      key: KEY,
      body: { text: 'Hallo!', model_id: 'eleven_v3' },
    })
    await expect(provider('xi-another').preview({ text: 'Hallo!', voice: '' })).rejects.toThrow('401')
  })
})
