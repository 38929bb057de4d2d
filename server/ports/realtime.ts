/** Realtime as a client has it, for the server's own use: the isolation self-test listens as browsers do. */

/** One socket and what it was told. */
export type RealtimeSocket = {
  readonly say: (frame: readonly unknown[]) => void
  /** Every frame's text, the oldest first. */
  readonly heard: () => readonly string[]
  /** Waits until `holds`; false when that took too long. */
  readonly until: (holds: (heard: readonly string[]) => boolean) => Promise<boolean>
}

/** Realtime while somebody uses it; closing it ends the sockets. */
export type Realtime = {
  /** Null when the socket was refused. */
  readonly connect: (apiKey: string) => Promise<RealtimeSocket | null>
  readonly close: () => void
}

export type OpenRealtime = () => Promise<Realtime>
