/** What goes wrong, and for how long: each schedule runs under traffic and is over when its promise resolves. */
import type { FaultProxy } from '#tests/support/fault-proxy.ts'
import type { Client } from './client.ts'

/** What a schedule can break. */
export type Breakable = {
  readonly network: FaultProxy
  readonly random: () => number
  readonly clients: () => readonly Client[]
  /** The browsers' word that the network is back, for the clients of this process. */
  readonly tellOnline: () => void
  readonly killServer: () => Promise<void>
  readonly startServer: () => Promise<void>
  /** Ends all of the server's connections to its database; gives their number. */
  readonly killConnections: () => Promise<number>
}

export type Schedule = (given: Breakable) => Promise<void>

const SPELL_MS = 7_000
const OFFLINE_MS = 5_000
const BLOWS = 6
const BETWEEN_BLOWS_MS = 1_200
const BETWEEN_KILLS_MS = 2_000
const DELAY_MAX_MS = 250
const LOST_SHARE = 0.4

/** How long something lasts: the schedule's own time, not a wait for a result. */
const lasting = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Again and again every connection is reset, while answers are under way. */
export const dropSockets: Schedule = async ({ network, random }) => {
  network.set({ kind: 'fair', delayMs: () => random() * DELAY_MAX_MS })
  for (let i = 0; i < BLOWS; i += 1) {
    await lasting(BETWEEN_BLOWS_MS)
    network.resetAll()
  }
}

/** Calls reach the server, and many of its answers are cut. */
export const ackLost: Schedule = async ({ network, random }) => {
  network.set({ kind: 'ack-lost', isHit: () => random() < LOST_SHARE })
  await lasting(SPELL_MS)
}

/** Every call reaches the server twice at once. */
export const dup: Schedule = async ({ network }) => {
  network.set({ kind: 'dup' })
  await lasting(SPELL_MS)
}

/** Everybody is cut off, with calls under way and sockets that never hear of it. */
export const offline: Schedule = async ({ network, clients, tellOnline }) => {
  network.set({ kind: 'offline' })
  await Promise.all(clients().map(client => client.offline()))
  await lasting(OFFLINE_MS)
  network.set({ kind: 'fair' })
  await Promise.all(clients().map(client => client.online()))
  tellOnline()
}

/** The server is killed and started again on the same data, twice. */
export const serverKill: Schedule = async ({ killServer, startServer }) => {
  for (let i = 0; i < 2; i += 1) {
    await lasting(BETWEEN_KILLS_MS)
    await killServer()
    await startServer()
  }
}

/** Again and again the database drops every connection of the server. */
export const dbKill: Schedule = async ({ killConnections }) => {
  let killed = 0
  for (let i = 0; i < BLOWS; i += 1) {
    await lasting(BETWEEN_BLOWS_MS)
    killed += await killConnections()
  }
  if (killed === 0) throw new Error('The server had no connection to its database.')
}
