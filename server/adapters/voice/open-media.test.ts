import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sayExactly } from '#core/voice-call/realtime-requests.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { OWN_NETWORK } from '#tests/support/voice-call/own-network.ts'
import { connectVisitor } from '#tests/support/voice-call/visitor-peer.ts'
import { type Media, openMedia } from './open-media.ts'

const LOCAL = { kind: 'local', companyId: 'acme', voice: 'slt' } as const

/** Returns the ids of this process's media processes. */
function mediaProcesses(): readonly number[] {
  try {
    const found = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'media-process'], {
      encoding: 'utf8',
    })
    return found.trim().split('\n').map(Number)
  } catch {
    return []
  }
}

describe('the media process', () => {
  let media: Media
  let ended: string[] = []
  let onEnd = () => {}
  const anEnd = () => new Promise<void>(resolve => (onEnd = resolve))

  beforeAll(() => {
    media = openMedia({
      file: new URL('./media/media-process.ts', import.meta.url),
      settings: {
        network: OWN_NETWORK,
        silenceMs: 60_000,
        lostMs: 1_000,
      },
      log: { warn() {} },
      onEnd(callId) {
        ended.push(callId)
        onEnd()
      },
    })
  })
  afterAll(() => media.close())

  const accept = (callId: string, offer: string, longestMs = 60_000) =>
    media.accept({ callId, offer, assistant: LOCAL, longestMs })
  const call = (callId: string) => connectVisitor(offer => accept(callId, offer))

  it('[VOICE-02] starts with the first call, which hears its real voice', async () => {
    expect(mediaProcesses()).toEqual([])
    const visitor = await call('one')
    visitor.send(sayExactly('Hello, how can I help you?'))
    await visitor.heard('output_audio_buffer.started')
    await visitor.until(() => visitor.loudest() > 2_000)
    expect([...media.calls()]).toEqual(['one'])
    const over = anEnd()
    visitor.close()
    await over
    expect(media.calls().size).toBe(0)
  })

  it('[VOICE-04] that is killed ends its calls, and the next call has a new one', async () => {
    await call('two')
    const [before] = mediaProcesses()
    ended = []
    const over = anEnd()
    process.kill(before!, 'SIGKILL')
    await over
    expect(ended).toEqual(['two'])
    expect(media.calls().size).toBe(0)

    const visitor = await call('three')
    expect(mediaProcesses()).not.toContain(before)
    const gone = anEnd()
    media.end('three')
    await gone
    visitor.close()
  })

  it('[VOICE-04] drops a packet that is no sound, and every call goes on', async () => {
    const stranger = await call('stranger')
    const other = await call('other')
    for (const frame of [[3], [0xff, 0xff, 0xff], [0x0b, 0, 1]]) stranger.sendFrame(Uint8Array.from(frame))
    for (const [index, visitor] of [stranger, other].entries()) {
      visitor.send(sayExactly(`You are caller ${index}.`))
      await visitor.heard('output_audio_buffer.stopped')
      visitor.close()
    }
  })

  it('refuses an offer that it cannot answer, and counts no call', async () => {
    const refused = accept('four', 'no offer')
    await expect(refused).rejects.toThrow('no Opus audio')
    await expect.poll(() => media.calls().size).toBe(0)
  })
  it('[VOICE-04] ends each call after its own longest time', async () => {
    const long = await call('five')
    const over = anEnd()
    ended = []
    // Long enough to connect.
    const short = await connectVisitor(offer => accept('six', offer, scaleTimeout(5_000)))
    await over
    expect(ended).toEqual(['six'])
    expect([...media.calls()]).toEqual(['five'])
    const gone = anEnd()
    for (const visitor of [long, short]) visitor.close()
    await gone
  })

  it('[VOICE-04] lets its calls end with their last words when the server stops, and takes no other', async () => {
    const visitor = await call('seven')
    // A terminal signals the whole group.
    for (const id of mediaProcesses()) process.kill(id, 'SIGTERM')
    let isDrained = false
    const drained = media.drain().then(() => {
      isDrained = true
    })
    await visitor.heard('response.output_item.done')
    const asked = visitor.events.find(({ type }) => type === 'response.output_item.done')
    expect(asked?.['item']).toMatchObject({ name: 'end_call' })
    await expect(accept('eight', 'an offer')).rejects.toThrow('no more calls')
    visitor.send(sayExactly('Thank you for calling. Goodbye!'))
    await visitor.heard('output_audio_buffer.stopped')
    expect(isDrained).toBe(false)
    visitor.close()
    await drained
  })
})
