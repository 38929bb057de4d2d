/** The faults and their durations. Each schedule runs under traffic and ends when its promise resolves. */
import type { FaultProxy } from '#tests/support/fault-proxy.ts'
import type { Client } from './client.ts'

/** What a schedule can break. */
export type Breakable = {
  readonly network: FaultProxy
  readonly random: () => number
  readonly clients: () => readonly Client[]
  /** Fires `online` for the clients of this process. */
  readonly tellOnline: () => void
  readonly killServer: () => Promise<void>
  readonly startServer: () => Promise<void>
  /** Ends all of the server's database connections. Returns their number. */
  readonly killConnections: () => Promise<number>
}

/** Runs one fault until its promise resolves. */
export type Schedule = (given: Breakable) => Promise<void>

const SPELL_MS = 7_000
const OFFLINE_MS = 5_000
const BLOWS = 6
const BETWEEN_BLOWS_MS = 1_200
const BETWEEN_KILLS_MS = 2_000
const DELAY_MAX_MS = 250
const LOST_SHARE = 0.4

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
export const serverKill: Schedule = async ({ killServer, startServer }) => {
  for (let i = 0; i < 2; i += 1) {
    await lasting(BETWEEN_KILLS_MS)
    await killServer()
    await startServer()
  }
}

/** Drops all of the server's database connections again and again. */
export const dbKill: Schedule = async ({ killConnections }) => {
  let killed = 0
  for (let i = 0; i < BLOWS; i += 1) {
    await lasting(BETWEEN_BLOWS_MS)
    killed += await killConnections()
  }
  if (killed === 0) throw new Error('The server had no connection to its database.')
}
