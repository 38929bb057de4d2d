import type { Server, ServerResponse } from 'node:http'

/** The requests that a server has begun to answer. */
export type OpenRequests = {
  readonly count: () => number
  /** From now on, each connection closes with the response that it carries next. */
  readonly closeConnections: () => void
  /** Resolves once no request is open. Call it when the server listens no longer. */
  readonly whenNone: () => Promise<void>
}

/** Follows the requests of a server. Call it before the server listens. */
export function trackRequests(server: Server): OpenRequests {
  const open = new Set<ServerResponse>()
  let isClosing = false
  let none = () => {}

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
    whenNone: () =>
      new Promise(resolve => {
        none = resolve
        if (open.size === 0) resolve()
      }),
  }
}
