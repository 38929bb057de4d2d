/** The servers that the bench compares, as its load generator sees them. */

/** A server and its database, not yet started. */
export type System = {
  /** Such as "Lapwing, PostgreSQL". */
  readonly name: string
  /** The URL of its database; '' for an embedded one. */
  readonly databaseUrl: string
  readonly start: () => Promise<RunningSystem>
}

/** Who writes a message. It is delivered once the other one's socket hears it. */
export type Side = 'visitor' | 'agent'

/** One message of the load: `text` is unique. */
export type Message = { readonly conversation: number; readonly side: Side; readonly text: string }

/** The answer to a message: 2xx, 429 or 503, anything else. */
export type Answer = 'acknowledged' | 'refused' | 'failed'

/** A started server. */
export type RunningSystem = {
  /** Opens the conversations, and a socket for each person in them. `delivered` gets the text of each message heard. */
  readonly open: (conversations: number, delivered: (text: string) => void) => Promise<Talk>
  readonly pid: () => number
  /** Resident memory of the server's process, in MiB. */
  readonly memoryMb: () => number
  readonly stop: () => Promise<void>
}

/** Open conversations. */
export type Talk = {
  readonly send: (message: Message) => Promise<Answer>
  /** Opens this many more sockets that hear nothing of these conversations. */
  readonly openIdle: (sockets: number) => Promise<void>
  /** Opens this many more sockets that may hear everything, and do not read. Returns a function that counts those which the server has closed. */
  readonly openSlow: (sockets: number) => Promise<() => Promise<number>>
  /** Returns the texts of a conversation's stored messages, in their order. */
  readonly stored: (conversation: number) => Promise<readonly string[]>
  readonly close: () => void
}
