/** Tests a conversation's socket with a simulated server and a manual clock. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createSocketScript } from '#tests/support/scripted-socket.ts'
import type { ChannelEnvironment } from './realtime-channel.ts'
import { openRealtimeChannel } from './realtime-channel.ts'

const ID = '10000000-0000-4000-8000-000000000001'
const TOPIC = `realtime:conversation:${ID}`
const CREDENTIAL = {
  conversationId: ID,
  token: 'a.b.c',
  expiresAt: 0,
  realtime: { url: 'http://h', key: 'k' },
}
const BEAT_MS = 25_000

const reply = (status: string, ref = '1', topic = TOPIC) => ['1', ref, topic, 'phx_reply', { status }]
const system = (status: string, extension = 'postgres_changes') => [
  '1',
  null,
  TOPIC,
  'system',
  { status, extension },
]
const change = (topic = TOPIC) => [null, null, topic, 'postgres_changes', { ids: [1], data: {} }]

/** Opens a channel. `random` returns 1, so that delays have their full length. */
async function start(given: Partial<ChannelEnvironment> = {}) {
  const script = createSocketScript()
  const manual = createManualClock(0)
  const timers = new Set<unknown>()
  let slept = 0
  const clock = {
    now: () => manual.now() + slept,
    setTimeout(callback: () => void, delayMs: number) {
      const handle = manual.setTimeout(() => {
        timers.delete(handle)
        callback()
      }, delayMs)
      timers.add(handle)
      return handle
    },
    clearTimeout(handle: unknown) {
      timers.delete(handle)
      manual.clearTimeout(handle)
    },
  }
  const page = new EventTarget()
  const news: unknown[] = []
  const listener = {
    joined: (isJoined: boolean) => news.push(isJoined),
    changed: () => news.push('changed'),
  }
  const environment = { clock, WebSocket: script.WebSocket, page, random: () => 1, ...given }
  const channel = await openRealtimeChannel(CREDENTIAL, listener, environment)

  return {
    ...script,
    channel,
    news,
    timers,
    advance: manual.advance,
    /** Moves time forward without running timers. */
    sleep(ms: number) {
      slept += ms
    },
    online: () => page.dispatchEvent(new Event('online')),
    hide: () => page.dispatchEvent(new Event('pagehide')),
    /** Accepts the latest socket and its join. */
    join() {
      const socket = script.latest()
      socket.open()
      socket.say(reply('ok'))
      socket.say(system('ok'))
      return socket
    },
    /** Closes each socket at once for this long, and returns when each was opened. */
    endEach(forMs: number) {
      const instants: number[] = []
      const from = manual.now()
      for (let seen = script.sockets.length - 1; manual.now() - from <= forMs; manual.advance(100))
        for (; seen < script.sockets.length; seen++) {
          instants.push(manual.now() - from)
          script.sockets[seen]!.end()
        }
      return instants
    },
  }
}

const events = (socket: { frames: () => readonly (readonly unknown[])[] }) =>
  socket.frames().map(([, , , event]) => event)

describe('[CHAT-26] a joined channel', () => {
  it('is joined when the server listens to the database, not before', async () => {
    const { latest, news } = await start()
    latest().open()
    latest().say(reply('ok'))
    latest().say(system('ok', 'system'))
    expect(news).toEqual([])
    latest().say(system('ok'))
    expect(news).toEqual([true])
  })

  it('tells of changes only', async () => {
    const { join, news } = await start()
    const socket = join()
    socket.say(change())
    socket.say([null, null, TOPIC, 'broadcast', {}])
    socket.say([null, null, TOPIC, 'presence_state', {}])
    socket.say(change('realtime:conversation:another'))
    expect(news).toEqual([true, 'changed'])
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['an object', '{"event":"phx_close"}'],
    ['a list too short', '[1,2]'],
    ['a payload of null', [null, null, TOPIC, 'phx_close', null]],
    ['names of an object', [null, null, TOPIC, '__proto__', {}]],
    ['text that is a list', JSON.stringify('[]')],
    ['binary data', new ArrayBuffer(8)],
    ['undefined', undefined],
  ])('ignores %s', async (_what, data) => {
    const { join, news, sockets } = await start()
    const socket = join()
    expect(() => socket.say(data)).not.toThrow()
    socket.say(change())
    expect(news).toEqual([true, 'changed'])
    expect(sockets).toHaveLength(1)
  })

  it('hands over a renewed token, and joins with it from then on', async () => {
    const { join, latest, channel, advance } = await start()
    channel.authorise('early.b.c')
    const socket = join()
    channel.authorise('new.b.c')
    expect(socket.frames()).toMatchObject([
      ['1', '1', TOPIC, 'phx_join', { access_token: 'early.b.c' }],
      ['1', '2', TOPIC, 'access_token', { access_token: 'new.b.c' }],
    ])
    socket.end()
    advance(1_000)
    latest().open()
    expect(latest().frames()).toMatchObject([['1', '1', TOPIC, 'phx_join', { access_token: 'new.b.c' }]])
  })

  it('asks no more where its token may not be used, until the network is back', async () => {
    const { latest, sockets, news, timers, advance, online } = await start()
    latest().open()
    const response = { reason: 'The token may not be used on this site' }
    latest().say(['1', '1', TOPIC, 'phx_reply', { status: 'error', response }])
    advance(10 * 60_000)
    expect([sockets.length, news, timers.size]).toEqual([1, [], 0])
    online()
    expect(sockets).toHaveLength(2)
  })

  it('is not joined while the server has lost its database, and stays', async () => {
    const { join, news, sockets } = await start()
    const socket = join()
    for (const status of ['error', 'error', 'ok']) socket.say(system(status))
    expect(news).toEqual([true, false, true])
    expect(sockets).toHaveLength(1)
  })
})

describe('[CHAT-26] a frozen link', () => {
  it('is left when a heartbeat stays unanswered', async () => {
    const { join, sockets, news, advance } = await start()
    const socket = join()
    advance(BEAT_MS)
    expect(socket.frames().at(-1)).toEqual([null, '2', 'phoenix', 'heartbeat', {}])
    socket.say([null, '2', 'phoenix', 'phx_reply', { status: 'ok', response: {} }])
    advance(BEAT_MS)
    expect(socket.frames().at(-1)).toEqual([null, '3', 'phoenix', 'heartbeat', {}])
    advance(BEAT_MS - 1)
    expect([news, socket.readyState]).toEqual([[true], 1])
    advance(1)
    expect([news, socket.readyState, sockets.length]).toEqual([[true, false], 2, 1])
    advance(1_000)
    expect(sockets).toHaveLength(2)
  })

  it.each([
    ['the handshake', () => {}],
    ['the join', (socket: { open: () => void }) => socket.open()],
  ])('is left when %s stays unanswered', async (_what, meet) => {
    const { latest, sockets, advance } = await start()
    meet(latest())
    advance(BEAT_MS)
    expect(latest().readyState).toBe(2)
    advance(1_000)
    expect(sockets).toHaveLength(2)
  })

  it('is left after a sleep of the machine, but not when the timers of a hidden tab are held back', async () => {
    const { join, sockets, sleep, advance } = await start()
    const socket = join()
    sleep(60_000)
    advance(BEAT_MS)
    socket.say(reply('ok', '2', 'phoenix'))
    expect(events(socket)).toEqual(['phx_join', 'heartbeat'])
    sleep(10 * 60_000)
    advance(BEAT_MS)
    expect(socket.readyState).toBe(2)
    advance(1_000)
    expect(sockets).toHaveLength(2)
  })

  it('is heard no more once it was left', async () => {
    const { join, sockets, news, advance } = await start()
    const frozen = join()
    advance(2 * BEAT_MS + 1_000)
    join()
    for (const frame of [change(), system('error'), reply('error'), 'x']) frozen.say(frame)
    frozen.end()
    expect(news).toEqual([true, false, true])
    expect(sockets).toHaveLength(2)
  })
})

describe('[CHAT-26] a lost channel', () => {
  it.each([
    ['phx_error', [null, null, TOPIC, 'phx_error', {}]],
    ['phx_close', ['1', '1', TOPIC, 'phx_close', {}]],
    ['a token that is not for it', reply('error', '2')],
  ])('joins again after %s', async (_what, frame) => {
    const { join, sockets, news, advance } = await start()
    join().say(frame)
    expect([news, sockets[0]!.readyState]).toEqual([[true, false], 2])
    advance(999)
    expect(sockets).toHaveLength(1)
    advance(1)
    join()
    expect(news).toEqual([true, false, true])
  })

  it('waits from one second doubled to five, less up to a half by chance', async () => {
    const whole = [0, 1_000, 3_000, 7_000, 12_000, 17_000]
    expect((await start()).endEach(17_000)).toEqual(whole)
    const halves = whole.map(ms => ms / 2)
    expect((await start({ random: () => 0 })).endEach(8_500)).toEqual(halves)
  })

  it('waits as long when the token is refused again and again', async () => {
    const { latest, sockets, advance } = await start()
    for (const wait of [1_000, 2_000, 4_000, 5_000, 5_000]) {
      latest().open()
      latest().say(reply('error'))
      const count = sockets.length
      advance(wait - 1)
      expect(sockets).toHaveLength(count)
      advance(1)
      expect(sockets).toHaveLength(count + 1)
    }
  })

  it('begins with a second again after a join that lasted, not after one that was dropped', async () => {
    const { join, endEach, advance } = await start()
    endEach(3_000)
    advance(4_000)
    join()
    expect(endEach(5_000)).toEqual([0, 5_000])
    advance(5_000)
    const socket = join()
    advance(BEAT_MS)
    socket.say(reply('ok', '2', 'phoenix'))
    expect(endEach(3_000)).toEqual([0, 1_000, 3_000])
  })

  it('tries at once when the network is back, and begins with a second', async () => {
    const { sockets, endEach, online } = await start()
    endEach(31_000)
    const count = sockets.length
    online()
    expect(sockets).toHaveLength(count + 1)
    expect(endEach(3_000)).toEqual([0, 1_000, 3_000])
  })

  it('does not trust a link from before the network was gone', async () => {
    const { join, online, sockets, news } = await start()
    const before = join()
    online()
    expect([before.readyState, sockets.length, news]).toEqual([2, 2, [true, false]])
  })

  it('has no socket when the page is left, and a new one a second after the visitor is back', async () => {
    const { join, hide, sockets, advance, news } = await start()
    const before = join()
    hide()
    expect([before.readyState, sockets.length, news]).toEqual([2, 1, [true, false]])
    advance(999)
    expect(sockets).toHaveLength(1)
    advance(1)
    join()
    expect([sockets.length, news]).toEqual([2, [true, false, true]])
  })

  it('survives a page that takes the sockets away', async () => {
    const script = createSocketScript()
    let isAllowed = true
    function Guarded(url: string) {
      if (!isAllowed) throw new DOMException('not here', 'SecurityError')
      return new script.WebSocket(url)
    }
    const { advance } = await start({ WebSocket: Guarded as never })
    isAllowed = false
    script.latest().end()
    expect(() => advance(3_000)).not.toThrow()
    isAllowed = true
    advance(4_000)
    expect(script.sockets).toHaveLength(2)
  })
})

describe('[CHAT-26] a closed channel', () => {
  it('leaves, and holds nothing of the page', async () => {
    const { join, channel, sockets, timers, news, online, hide } = await start()
    const socket = join()
    channel.close()
    expect(events(socket)).toEqual(['phx_join', 'phx_leave'])
    expect([socket.readyState, timers.size, news]).toEqual([2, 0, [true, false]])
    socket.say(change())
    socket.end()
    channel.authorise('new.b.c')
    channel.close()
    online()
    hide()
    expect([sockets.length, timers.size, news]).toEqual([1, 0, [true, false]])
  })

  it('holds nothing either when it was connecting, or waiting to', async () => {
    const connecting = await start()
    connecting.channel.close()
    connecting.latest().open()
    expect([connecting.latest().readyState, connecting.timers.size]).toEqual([1, 0])
    expect(connecting.latest().sent).toEqual([])
    const waiting = await start()
    waiting.latest().end()
    waiting.channel.close()
    waiting.advance(60_000)
    expect([waiting.sockets.length, waiting.timers.size]).toEqual([1, 0])
  })
})

describe('on a hostile page', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(Array.prototype, 'toJSON')
    Reflect.deleteProperty(Object.prototype, 'toJSON')
  })

  it('[CHAT-25] rejects where there are no sockets', async () => {
    await expect(start({ WebSocket: undefined as never })).rejects.toThrow(TypeError)
    vi.stubGlobal('window', new EventTarget())
    const listener = { joined() {}, changed() {} }
    await expect(openRealtimeChannel(CREDENTIAL, listener)).rejects.toThrow(TypeError)
  })

  it('writes the same join where old libraries have changed JSON', async () => {
    const plain = (await start()).join().sent
    const toJSON = { value: () => 'spoilt', configurable: true }
    Object.defineProperty(Array.prototype, 'toJSON', toJSON)
    Object.defineProperty(Object.prototype, 'toJSON', toJSON)
    const spoilt = (await start()).join().sent
    expect(spoilt.length === 1 && spoilt[0] === plain[0]).toBe(true)
  })
})
