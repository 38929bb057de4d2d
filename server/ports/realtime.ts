/** Realtime as a client uses it. The isolation self-test listens with it, as browsers do. */

/** One socket and the frames it received. */
export type RealtimeSocket = {
  readonly say: (frame: readonly unknown[]) => void
  /** Text of every received frame, the oldest first. */
  readonly heard: () => readonly string[]
  /** Waits until `holds`; false after a timeout. */
  readonly until: (holds: (heard: readonly string[]) => boolean) => Promise<boolean>
}

/** Open realtime. Closing it ends its sockets. */
export type Realtime = {
  /** Null if the socket is refused. */
  readonly connect: (apiKey: string) => Promise<RealtimeSocket | null>
  readonly close: () => void
}

/** Opens realtime. */
export type OpenRealtime = () => Promise<Realtime>

/** The state of one node's realtime. Times in ms. */
export type RealtimeState = {
  /** When the database last told of a change; null before the first. */
  readonly heardAt: number | null
  /** Time that the oldest undelivered change has waited. */
  readonly lagMs: number
  /** Open sockets of the company. */
  readonly sockets: number
}
