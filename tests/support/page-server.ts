import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PageServer = { readonly url: string; readonly close: () => void }

/** A customer's site of pages made by the test; really served, because browsers guard this machine from made-up pages. */
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
