import type { AddressInfo, ListenOptions, Server } from 'node:net'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there (EADDRINUSE)',
  EACCES: 'this user may not listen there (EACCES); ports below 1024 need the right to',
  EADDRNOTAVAIL: 'this machine does not have the address (EADDRNOTAVAIL)',
}

/**
 * Listens. Resolves with the port.
 * @param setting names the address in the error
 * @throws Error for the operator.
 */
export function listen(server: Server, setting: string, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    function refuse(error: NodeJS.ErrnoException): void {
      const reason = REASONS[error.code ?? ''] ?? error.message
      reject(new Error(`${setting}: cannot listen at ${options.host}, port ${options.port}: ${reason}.`))
    }
    server.once('error', refuse)
    server.listen(options, () => {
      server.off('error', refuse)
      resolve((server.address() as AddressInfo).port)
    })
  })
}
