import type { Server, ServerResponse } from 'node:http'

/** Turns of the event loop without a new connection, after which the system has none left. */
const QUIET_TURNS = 10

/** The requests that a server has begun to answer. */
export type OpenRequests = {
  readonly count: () => number
  /** From now on, each connection closes with the response that it carries next. */
  readonly closeConnections: () => void
  /**
   * Resolves once the server has accepted every connection that the system had for it, and has read what came with it. A
   * busy server is behind with both, and closing its listener would reset them.
   */
  readonly whenAccepted: () => Promise<void>
  /** Resolves once no request is open. Call it when the server listens no longer. */
  readonly whenNone: () => Promise<void>
}

/** Follows the requests of a server. Call it before the server listens. */
export function trackRequests(server: Server): OpenRequests {
  const open = new Set<ServerResponse>()
  let isClosing = false
  let none = () => {}
  let accepted = 0

  server.on('connection', () => {
    accepted += 1
  })
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response)
    if (isClosing) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0) none()
    })
  })

  return {
    count: () => open.size,
    closeConnections() {
      isClosing = true
      // Node then sends `connection: close` with the headers, if they have not been sent.
      for (const response of open) response.shouldKeepAlive = false
    },
    async whenAccepted() {
      let before = accepted
      for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
        await new Promise(resolve => setImmediate(resolve))
        if (accepted !== before) quiet = 0
        before = accepted
      }
    },
    whenNone: () =>
      new Promise(resolve => {
        none = resolve
        if (open.size === 0) resolve()
      }),
  }
}
