import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A running page server. */
export type PageServer = { readonly url: string; readonly close: () => void }

/**
 * Serves a customer's site of pages made by the test. A real server, because browsers block made-up pages
 * from accessing this machine.
 */
export async function createPageServer(
  pageAt: (path: string) => string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageServer> {
  const server = createServer((request, response) => {
    const page = pageAt(request.url ?? '/')
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html', ...headers })
    response.end(page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
