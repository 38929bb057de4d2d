import type { Context } from 'hono'

export type Hosts = {
  /** Whether the server answers for the host of a request; `publicUrl`'s host, its subdomains, and this machine's own. */
  readonly isKnown: (host: string) => boolean
  /** The origin under which the client of this request reaches the server. Throws nothing: unknown hosts came no further. */
  readonly originOf: (c: Context) => string
  /** Where clients reach the server. */
  readonly publicUrl: () => string
}

/** The Host allow-list (R6): no link or address is ever built from a name that is not the server's. */
export function createHosts(publicUrl: () => string): Hosts {
  const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

  function isKnown(host: string): boolean {
    const name = nameOf(host)
    const own = new URL(publicUrl()).hostname
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(name) || /^[a-z0-9-]+\.localhost$/.test(name)
    return isLocal || name === own || (name.endsWith(`.${own}`) && /^[a-z0-9.-]+$/.test(name))
  }

  return {
    isKnown,
    publicUrl,
    originOf: c => `${new URL(publicUrl()).protocol}//${c.req.header('host') ?? new URL(publicUrl()).host}`,
  }
}
