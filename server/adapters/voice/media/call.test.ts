import { afterEach, describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { RESPOND, sayExactly, sessionUpdate, toolOutput } from '#core/voice-call/realtime-requests.ts'
import { OWN_NETWORK } from '#tests/support/voice-call/own-network.ts'
import { connectVisitor, type VisitorPeer } from '#tests/support/voice-call/visitor-peer.ts'
import { systemClock } from '../../clock/system-clock.ts'
import { type CallDeps, createCall } from './call.ts'
import { createLocalAssistant } from './local-assistant.ts'

/** The loudest sample of audio that is no silence. */
const LOUD = 1_000
const SETUP = sessionUpdate({ instructions: '', voice: 'slt', language: 'en' })

let close: (() => void)[] = []
afterEach(() => {
  for (const each of close) each()
  close = []
})

/** A tone that the detector of speech takes for speech: its pitch wanders. */
function voice(ms: number): Int16Array {
  return Int16Array.from({ length: 48 * ms }, (_, at) => {
    const vowel = Math.sin(at * 0.02 + Math.sin(at * 0.001) * 4) + Math.sin(at * 0.05) + Math.random() - 0.5
    return vowel * 6_000
  })
}

/** A call over a real connection of this machine, seen from the visitor's side. */
async function open(given: Partial<CallDeps> = {}) {
  let isEnded = false
  let visitor: VisitorPeer | null = null
  const call = createCall({
    clock: systemClock,
    network: OWN_NETWORK,
    createAssistant: connection =>
      createLocalAssistant(connection, {
        say: async sentence => voice(sentence.length * 10),
        recognize: async () => 'where are my invoices',
        isGoodbye: text => text === 'goodbye',
      }),
    longestMs: 60_000,
    silenceMs: 60_000,
    lostMs: 1_000,
    onEnd() {
      isEnded = true
      visitor?.wake()
    },
    ...given,
  })
  visitor = await connectVisitor(call.answer)
  close.push(call.end, visitor.close)
  return { ...visitor, isEnded: () => isEnded }
}

describe('a call of the local provider', () => {
  it('[VOICE-02] greets the visitor, who hears it', async () => {
    const { send, heard, events, loudest, until } = await open()
    send(SETUP)
    await heard('session.updated')
    send(sayExactly('Hello.'))
    await heard('output_audio_buffer.stopped')
    await until(() => loudest() > LOUD)
    const said = events.find(({ type }) => type === 'response.output_audio_transcript.done')
    expect(said?.['transcript']).toBe('Hello.')
  })

  it('[VOICE-03] asks for a search when the visitor has spoken, and says the answer', async () => {
    const { send, heard, events, speak } = await open()
    send(SETUP)
    await heard('session.updated')
    await speak(voice(1_000))
    // Nothing is sent any more, and speech ends all the same.
    await heard('response.output_item.done')
    const call = events.find(({ type }) => type === 'response.output_item.done')!['item'] as {
      readonly call_id: string
    }
    expect(call).toMatchObject({
      name: 'query_knowledge_base',
      arguments: '{"query":"where are my invoices","top_k":3}',
    })
    send(toolOutput(String(call['call_id']), JSON.stringify({ answer: 'They are under Billing.' })))
    send(RESPOND)
    await heard('output_audio_buffer.started')
    await heard('response.output_audio_transcript.done')
    expect(
      events.findLast(({ type }) => type === 'response.output_audio_transcript.done')?.['transcript'],
    ).toBe('They are under Billing.')
  })

  it('stops what it says when the visitor speaks', async () => {
    const { send, heard, events, speak } = await open()
    send(SETUP)
    send(
      sayExactly(
        'This is a long sentence that goes on and on until somebody interrupts it at last.'.repeat(10),
      ),
    )
    await heard('output_audio_buffer.started')
    void speak(voice(3_000))
    await heard('output_audio_buffer.cleared')
    expect(events.filter(({ type }) => type === 'output_audio_buffer.stopped')).toEqual([])
  })

  it('[VOICE-04] ends by itself once the visitor’s side has gone', async () => {
    const visitor = await open()
    visitor.close()
    await visitor.until(visitor.isEnded)
  })

  it('[VOICE-04] ends at its limits, whatever the browser does', async () => {
    const clock = createManualClock(0)
    const long = await open({ clock, longestMs: 60_000, silenceMs: 90_000 })
    clock.advance(59_999)
    expect(long.isEnded()).toBe(false)
    clock.advance(1)
    expect(long.isEnded()).toBe(true)

    const silent = await open({ clock, longestMs: 90_000, silenceMs: 30_000 })
    clock.advance(29_999)
    silent.send(SETUP)
    await silent.heard('session.updated')
    clock.advance(29_999)
    expect(silent.isEnded()).toBe(false)
    clock.advance(1)
    expect(silent.isEnded()).toBe(true)
  })

  it('[VOICE-04] does not take a long text for silence', async () => {
    const clock = createManualClock(0)
    const { send, heard, isEnded } = await open({ clock, silenceMs: 30_000 })
    send(sayExactly('This is a sentence that takes a while to be said.'.repeat(10)))
    await heard('output_audio_buffer.started')
    clock.advance(31_000)
    expect(isEnded()).toBe(false)
  })

  it('is reached by its public address alone, if it has one', async () => {
    // It listens at all addresses, and knows nothing of the public one.
    const network = { bindAddress: null, publicAddress: '127.0.0.1', ports: null }
    const { send, heard, loudest, until } = await open({ network })
    send(sayExactly('Hello.'))
    await heard('output_audio_buffer.stopped')
    await until(() => loudest() > LOUD)
  })

  it('refuses an offer without audio', async () => {
    const call = createCall({
      clock: systemClock,
      network: OWN_NETWORK,
      createAssistant: () => ({ opened() {}, receive() {}, hear() {}, sayFarewell() {}, stop() {} }),
      longestMs: 1_000,
      silenceMs: 1_000,
      lostMs: 1_000,
      onEnd() {},
    })
    await expect(call.answer('v=0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n')).rejects.toThrow(
      'no Opus audio',
    )
    call.end()
  })
})
