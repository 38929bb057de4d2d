/**
 * The bus over Redis or Valkey. One node, the relay, listens to the database and publishes its notifications with sequence
 * numbers. All nodes subscribe to Redis, so PostgreSQL notifies one node only, however many there are.
 *
 * Redis stores no messages. When a number is missing or the relay changes, every node calls `missed`. A node that receives
 * no heartbeat of a relay listens to the database itself until there is one again (the fallback).
 */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#core/clock.ts'
import type { Bus } from '#server/ports/bus.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import { createChannels } from './channels.ts'
import { createNotifyListener } from './notify-listener.ts'
import { openRedisLink } from './redis-link.ts'
import { LEASE_MS, openRelayLease } from './relay-lease.ts'
import { createSequence } from './sequence.ts'

/** Interval of heartbeats and of the check of the lease, in ms. */
const HEARTBEAT_EVERY_MS = 500
/** Time without a heartbeat after which a node falls back to the database, in ms. A new relay takes over sooner. */
const FALLBACK_AFTER_MS = 3_000

/** `[epoch, number, channel, payload]`; a heartbeat is `[epoch, number, null, channels that the relay listens to]`. */
const message = z.union([
  z.tuple([z.number(), z.number(), z.string(), z.string()]),
  z.tuple([z.number(), z.number(), z.null(), z.array(z.string())]),
])
type Message = z.infer<typeof message>

/** Dependencies of the bus. `source` is the bus of NOTIFY. */
export type RedisBusDeps = {
  readonly url: string
  readonly source: Bus
  readonly database: Pick<Database, 'asOwner' | 'script'>
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
}

/** Opens the bus. It does not wait for Redis. */
export async function openRedisBus({ url, source, database, clock, log }: RedisBusDeps): Promise<Bus> {
  const lease = await openRelayLease(database, randomUUID())
  const channels = createChannels(log)
  const checkSequence = createSequence()
  const notify = createNotifyListener({ source, heard: onNotify, missed: onNotifyMissed })
  const link = openRedisLink({ url, channel: `lapwing:${lease.busId}`, heard: onRedis, log })
  /** Set while this node is the relay; `number` is that of its last message. */
  let relay: { readonly epoch: number; number: number; readonly since: number } | null = null
  /** When the last heartbeat arrived whose relay listens to all channels of this node. */
  let heartbeatAt = clock.now()
  let relayedChannels: ReadonlySet<string> = new Set()
  let isFallback = false
  let isBecomingRelay = false
  let isClosed = false
  let waiting: (() => void)[] = []
  let checking: Promise<void> = Promise.resolve()
  let timer: unknown
  checkIn(0)

  return {
    async listen(channel, heard, missed = () => {}) {
      const remove = channels.add(channel, { heard, missed })
      if (relay || isFallback) await startNotify()
      while (!isReceiving(channel) && !isClosed) await new Promise<void>(resolve => waiting.push(resolve))
      return async () => remove()
    },
    send: source.send,
    async close() {
      isClosed = true
      clock.clearTimeout(timer)
      await checking
      const epoch = relay?.epoch
      relay = null
      await notify.stop()
      if (epoch !== undefined) await lease.release(epoch).catch(() => {})
      link.close()
      wake()
    },
  }

  function isReceiving(channel: string): boolean {
    return isFallback ? notify.isListening(channel) : relayedChannels.has(channel)
  }

  function wake(): void {
    const all = waiting
    waiting = []
    for (const resolve of all) resolve()
  }

  function onRedis(text: string): void {
    const parsed = parseMessage(text)
    if (!parsed || isClosed) return
    const [epoch, number, channel, content] = parsed
    const state = checkSequence({ epoch, number, isHeartbeat: channel === null })
    if (state === 'stale') return
    if (channel === null) onHeartbeat(content)
    // During the fallback, the same messages come from the database.
    if (isFallback) return
    if (state === 'gap') channels.missed()
    if (channel !== null && state !== 'repeat') channels.hear(channel, content)
  }

  function onHeartbeat(relayed: readonly string[]): void {
    relayedChannels = new Set(relayed)
    // An older relay in a rolling upgrade may lack a channel; then this node stays on the fallback.
    if (!channels.names().every(name => relayedChannels.has(name))) return
    heartbeatAt = clock.now()
    if (isFallback) {
      isFallback = false
      stopNotify()
      // Notifications that reached the relay before this heartbeat, but not this node.
      channels.missed()
    }
    wake()
  }

  function onNotify(channel: string, payload: string): void {
    if (relay) {
      relay.number += 1
      publish([relay.epoch, relay.number, channel, payload])
    }
    if (isFallback) channels.hear(channel, payload)
  }

  function onNotifyMissed(): void {
    if (relay) {
      // No message has this number, so the heartbeat shows every node a gap.
      relay.number += 1
      sendHeartbeat()
    }
    if (isFallback) channels.missed()
  }

  async function startNotify(): Promise<boolean> {
    const isStarted = await notify.start(channels.names())
    if (isStarted) sendHeartbeat()
    return isStarted
  }

  /** Stops listening to the database if this node does not need it. */
  function stopNotify(): void {
    if (!relay && !isBecomingRelay && !isFallback && notify.channels().length > 0) void notify.stop()
  }

  function sendHeartbeat(): void {
    if (relay) publish([relay.epoch, relay.number, null, [...notify.channels()]])
  }

  function publish(sent: Message): void {
    if (link.isReady()) link.publish(JSON.stringify(sent))
  }

  function checkIn(delayMs: number): void {
    const dueAt = clock.now() + delayMs
    timer = clock.setTimeout(() => {
      // After a busy moment, heartbeats may have arrived that are not processed yet.
      const wasBusy = clock.now() - dueAt > HEARTBEAT_EVERY_MS
      checking = check(wasBusy ? 0 : clock.now() - heartbeatAt)
        .catch(error => log.error({ err: error }, 'the relay of the bus could not be checked'))
        .finally(() => {
          if (!isClosed) checkIn(HEARTBEAT_EVERY_MS)
        })
    }, delayMs)
  }

  /** @param silentMs time since the last heartbeat */
  async function check(silentMs: number): Promise<void> {
    if (relay) await continueRelay(relay, silentMs)
    else if (link.isReady() && (relayedChannels.size === 0 || silentMs >= LEASE_MS)) await becomeRelay()
    const isStillSilent = clock.now() - heartbeatAt >= silentMs
    if (!isFallback && silentMs >= FALLBACK_AFTER_MS && isStillSilent) await startFallback()
    // Channels were added, or the database could not be reached.
    else if ((isFallback || relay) && !channels.names().every(notify.isListening)) await startNotify()
    stopNotify()
    if (isFallback) wake()
  }

  async function continueRelay(
    { epoch, since }: { readonly epoch: number; readonly since: number },
    silentMs: number,
  ): Promise<void> {
    // A relay that does not receive its own heartbeats gives the lease up.
    const isHealthy = silentMs < LEASE_MS || clock.now() - since < LEASE_MS
    if (isHealthy && (await lease.renew(epoch))) return sendHeartbeat()
    relay = null
    await lease.release(epoch)
  }

  async function becomeRelay(): Promise<void> {
    const epoch = await lease.acquire()
    if (epoch === null) return
    isBecomingRelay = true
    const isStarted = await notify.start(channels.names())
    isBecomingRelay = false
    if (!isStarted) return lease.release(epoch)
    relay = { epoch, number: 0, since: clock.now() }
    // Every node now calls `missed`, after which no commit is lost.
    sendHeartbeat()
  }

  async function startFallback(): Promise<void> {
    log.error({}, 'no relay of the bus is reachable through Redis; this node listens to the database')
    if (!(await startNotify())) return
    isFallback = true
    channels.missed()
  }
}

function parseMessage(text: string): Message | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
