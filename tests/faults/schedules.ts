/** The faults and their durations. Each schedule runs under traffic and ends when its promise resolves. */
import { expect } from 'vitest'
import type { FaultProxy } from '#tests/support/fault-proxy.ts'
import type { RedisServer } from '#tests/support/redis-server.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { type Script, saying } from '#tests/support/scripted-model.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Client, Visitor } from './client.ts'

/** What a schedule can break. */
export type Breakable = {
  readonly network: FaultProxy
  readonly random: () => number
  readonly clients: () => readonly Client[]
  /** Fires `online` for the clients of this process. */
  readonly tellOnline: () => void
  /** One, or several on the same database. */
  readonly nodes: readonly Pick<ServerProcess, 'kill' | 'end' | 'start'>[]
  /** Ends database connections of the server: all, or those over which nodes hear each other. Returns their number. */
  readonly killConnections: () => Promise<number>
  /** Over which nodes hear each other; null if that is their database. */
  readonly redis: Pick<RedisServer, 'kill' | 'start' | 'freeze' | 'thaw'> | null
  /** Changes how the model that writes the AI's answers behaves. */
  readonly followModel: (script: Script) => void
  /** Returns a visitor's token as it would be shortly before it expires. */
  readonly expire: (token: string) => Promise<string>
  /** Adds a line to the run's summary. */
  readonly note: (line: string) => void
}

/** Runs one fault until its promise resolves. */
export type Schedule = (given: Breakable) => Promise<void>

const SPELL_MS = 7_000
const OFFLINE_MS = 5_000
const BLOWS = 6
const BETWEEN_BLOWS_MS = 1_200
const BETWEEN_KILLS_MS = 2_000
/** How long the sockets of a killed node may take to come back elsewhere, in ms. */
const BACK_WITHIN_MS = scaleTimeout(20_000)
const DELAY_MAX_MS = 250
const LOST_SHARE = 0.4

/** What the model says. */
export const ANSWER = 'A colleague will look at it.'

/** Waits for the schedule's own duration, not for a result. */
const lasting = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Resets every connection again and again while responses are being sent. */
export const dropSockets: Schedule = async ({ network, random }) => {
  network.set({ kind: 'fair', delayMs: () => random() * DELAY_MAX_MS })
  for (let i = 0; i < BLOWS; i += 1) {
    await lasting(BETWEEN_BLOWS_MS)
    network.resetAll()
  }
}

/** Requests reach the server, but many of its responses are lost. */
export const ackLost: Schedule = async ({ network, random }) => {
  network.set({ kind: 'ack-lost', isHit: () => random() < LOST_SHARE })
  await lasting(SPELL_MS)
}

/** Every request reaches the server twice at once. */
export const dup: Schedule = async ({ network }) => {
  network.set({ kind: 'dup' })
  await lasting(SPELL_MS)
}

/** Cuts everybody off, with requests in flight and sockets that get no close event. */
export const offline: Schedule = async ({ network, clients, tellOnline }) => {
  network.set({ kind: 'offline' })
  await Promise.all(clients().map(client => client.offline()))
  await lasting(OFFLINE_MS)
  network.set({ kind: 'fair' })
  await Promise.all(clients().map(client => client.online()))
  tellOnline()
}

/** Kills the server and starts it again on the same data, twice. */
export const serverKill: Schedule = async ({ nodes: [node] }) => {
  for (let i = 0; i < 2; i += 1) {
    await lasting(BETWEEN_KILLS_MS)
    await node!.kill()
    await node!.start()
  }
}

/** Kills one of the nodes, and starts it again after its clients have had time to go to the other. */
export const nodeKill: Schedule = async ({ network, nodes: [node], note }) => {
  await lasting(BETWEEN_KILLS_MS)
  const sockets = network.sockets()
  const killedAt = performance.now()
  await node!.kill()
  await waitFor(() => expect(network.sockets()).toBeGreaterThanOrEqual(sockets), {
    timeout: BACK_WITHIN_MS,
    interval: 20,
  })
  note(`all sockets were on the other node ${Math.round(performance.now() - killedAt)} ms after the kill`)
  await lasting(SPELL_MS)
  await node!.start()
}

/** Stops and starts one node after the other, as an upgrade does. */
export const rollingRestart: Schedule = async ({ nodes }) => {
  for (const node of nodes) {
    await lasting(BETWEEN_KILLS_MS)
    await node.end()
    await node.start()
  }
}

/** The model answers nothing for the whole time, and then what it had been asked. */
export const aiSlow: Schedule = async ({ followModel }) => {
  const waiting: (() => void)[] = []
  followModel((...asked) => void waiting.push(() => saying(ANSWER)(...asked)))
  await lasting(SPELL_MS)
  followModel(saying(ANSWER))
  for (const answer of waiting) answer()
}

/** The model refuses every request, then every connection. */
export const aiDead: Schedule = async ({ followModel }) => {
  followModel(response => response.writeHead(500).end())
  await lasting(SPELL_MS / 2)
  followModel(response => response.destroy())
  await lasting(SPELL_MS / 2)
  followModel(saying(ANSWER))
}

/** Every token that a visitor gets expires within four seconds. */
export const tokensExpire: Schedule = async ({ network, expire }) => {
  network.set({ kind: 'other-tokens', replace: expire })
  network.resetAll()
  await lasting(2 * SPELL_MS)
}

/** The browsers of identified visitors forget everything, while every connection is reset; twice. */
export const storageCleared: Schedule = async ({ network, clients }) => {
  const forgetful = clients().flatMap(client => ('clearStorage' in client ? [client as Visitor] : []))
  for (let i = 0; i < 2; i += 1) {
    await lasting(BETWEEN_BLOWS_MS)
    network.resetAll()
    await Promise.all(forgetful.map(visitor => visitor.clearStorage?.()))
  }
}

/** Kills Redis, and starts it again while the nodes hear each other over their database. */
export const redisDead: Schedule = async ({ redis }) => {
  await redis!.kill()
  await lasting(SPELL_MS)
  await redis!.start()
  await lasting(SPELL_MS)
}

/** Redis keeps its connections and answers nothing for a while. */
export const redisFrozen: Schedule = async ({ redis }) => {
  redis!.freeze()
  await lasting(SPELL_MS)
  redis!.thaw()
  await lasting(SPELL_MS)
}

/** Drops database connections of the server again and again. */
export const dbKill: Schedule = async ({ killConnections }) => {
  let killed = 0
  for (let i = 0; i < BLOWS; i += 1) {
    await lasting(BETWEEN_BLOWS_MS)
    killed += await killConnections()
  }
  if (killed === 0) throw new Error('The server had no such connection to its database.')
}
