/**
 * Compares the frames of our channel with those of the vendor's client for the same subscription, to detect a
 * change in either.
 */
import { RealtimeClient } from '@supabase/realtime-js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createSocketScript, type ScriptedSocket } from '#tests/support/scripted-socket.ts'
import { openRealtimeChannel } from './realtime-channel.ts'

const HEARTBEAT_MS = 25_000
const CREDENTIAL = {
  conversationId: '10000000-0000-4000-8000-000000000001',
  token: 'first.visitor.token',
  expiresAt: 0,
  realtime: { url: 'https://project.example/', key: 'a key/with=signs' },
}
const RENEWED = 'second.visitor.token'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The simulated server, the same for both clients: accepts the join as requested. */
function agree(socket: ScriptedSocket): void {
  const [joinRef, ref, topic, , payload] = socket.frames()[0]!
  const { config } = payload as { config: { postgres_changes: object[] } }
  const postgres_changes = config.postgres_changes.map((change, i) => ({ id: i + 1, ...change }))
  socket.say([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes } }])
  const system = { extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL' }
  socket.say([joinRef, null, topic, 'system', system])
}

/** Returns the frames with normalized references, because each client numbers its own. */
function comparable(socket: ScriptedSocket): unknown[] {
  const frames = socket.frames()
  const refs = frames.map(([, ref]) => ref)
  expect(refs).toEqual([...new Set(refs)].map(() => expect.stringMatching(/^\d+$/)))
  return frames.map(([joinRef, , ...rest]) => [joinRef === null ? null : joinRef === refs[0], ...rest])
}

/** Joins, renews the token, sends one heartbeat and leaves. */
async function vendorSession(): Promise<ScriptedSocket> {
  const { WebSocket, latest } = createSocketScript()
  const client = new RealtimeClient('wss://project.example/realtime/v1', {
    params: { apikey: CREDENTIAL.realtime.key },
    transport: WebSocket as never,
  })
  await client.setAuth(CREDENTIAL.token)
  const { conversationId } = CREDENTIAL
  const insert = { event: 'INSERT', schema: 'public', table: 'messages' } as const
  const update = { event: 'UPDATE', schema: 'public', table: 'conversations' } as const
  const all = { event: '*', schema: 'public', table: 'typing' } as const
  const states: string[] = []
  client
    .channel(`conversation:${conversationId}`)
    .on('postgres_changes', { ...insert, filter: `conversation_id=eq.${conversationId}` }, () => {})
    .on('postgres_changes', { ...update, filter: `id=eq.${conversationId}` }, () => {})
    .on('postgres_changes', { ...all, filter: `conversation_id=eq.${conversationId}` }, () => {})
    .subscribe(state => states.push(state))
  const socket = latest()
  socket.open()
  agree(socket)
  await vi.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['SUBSCRIBED'])
  await client.setAuth(RENEWED)
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
  void client.removeAllChannels()
  await vi.advanceTimersByTimeAsync(0)
  return socket
}

async function ownSession(): Promise<ScriptedSocket> {
  const { WebSocket, latest } = createSocketScript()
  const clock = createManualClock(0)
  const listener = { joined() {}, changed() {} }
  const environment = { clock, WebSocket, page: new EventTarget(), random: () => 0 }
  const channel = await openRealtimeChannel(CREDENTIAL, listener, environment)
  const socket = latest()
  socket.open()
  agree(socket)
  channel.authorise(RENEWED)
  clock.advance(HEARTBEAT_MS)
  channel.close()
  return socket
}

it('[CHAT-26] sends what the client of Supabase sends: address, join, token, heartbeat and leave', async () => {
  const vendor = await vendorSession()
  const own = await ownSession()
  expect(own.url).toBe(vendor.url)
  expect(comparable(own)).toEqual(comparable(vendor))
  expect(own.frames().map(([, , , event]) => event)).toEqual([
    'phx_join',
    'access_token',
    'heartbeat',
    'phx_leave',
  ])
})
