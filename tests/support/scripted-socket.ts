/** Replaces a browser's `WebSocket`; the test plays the server. */

/** A Phoenix frame of version 2. */
export type WireFrame = readonly [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: unknown,
]

/** A socket that the client has opened. */
export type ScriptedSocket = {
  readonly url: string
  readonly readyState: number
  /** What the client has sent, oldest first. */
  readonly sent: readonly string[]
  readonly frames: () => readonly WireFrame[]
  /** The server accepts the connection. */
  readonly open: () => void
  /** The server sends data, a frame or anything else. */
  readonly say: (data: unknown) => void
  /** The server, or the network, closes the connection. */
  readonly end: () => void
}

/** The replacement class, and its sockets. */
export type SocketScript = {
  readonly WebSocket: new (url: string) => WebSocket
  /** All sockets opened, oldest first. */
  readonly sockets: readonly ScriptedSocket[]
  /** Returns the last socket opened. */
  readonly latest: () => ScriptedSocket
}

/**
 * Creates a replacement for `WebSocket`. Each socket stays in state connecting until `open`; when the client
 * closes it, in state closing until `end`.
 */
export function createSocketScript(): SocketScript {
  const sockets: ScriptedSocket[] = []

  class Scripted {
    readonly url: string
    readonly sent: string[] = []
    readyState = 0
    onopen = () => {}
    onmessage = (_event: { data: unknown }) => {}
    onclose = (_event: object) => {}

    constructor(url: string) {
      this.url = url
      sockets.push(this)
    }
    send(text: string) {
      if (this.readyState === 0) throw new Error('InvalidStateError')
      this.sent.push(text)
    }
    close() {
      this.readyState = Math.max(this.readyState, 2)
    }
    frames() {
      return this.sent.map(text => JSON.parse(text) as WireFrame)
    }
    open() {
      this.readyState = 1
      this.onopen()
    }
    say(data: unknown) {
      this.onmessage({ data: Array.isArray(data) ? JSON.stringify(data) : data })
    }
    end() {
      this.readyState = 3
      this.onclose({ code: 1006, reason: '', wasClean: false })
    }
  }

  return {
    WebSocket: Scripted as never,
    sockets,
    latest: () => sockets.at(-1)!,
  }
}
