import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

/** A JSON request that a scripted server received. */
export type Asked<Body = unknown> = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Body
}

/**
 * Returns a function that starts a server on loopback whose responses come from `script`. All are closed
 * after each test.
 */
export function scriptedServers<Body = unknown>() {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })
  return async (script: (response: ServerResponse, body: Body) => void) => {
    const asked: Asked<Body>[] = []
    const server = createServer(async (request, response) => {
      let text = ''
      for await (const piece of request) text += piece
      const body: Body = JSON.parse(text)
      asked.push({ path: request.url ?? '', headers: request.headers, body })
      script(response, body)
    })
    servers.push(server)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const close = () => new Promise(resolve => server.close(resolve))
    return { close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked }
  }
}
