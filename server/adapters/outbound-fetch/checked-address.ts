import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { OutboundError } from '#server/ports/outbound.ts'
import { isPublicAddress } from './is-public-address.ts'

/**
 * Returns a function that finds the address to connect to for a host: a name, or an IP address without brackets. It
 * checks all addresses of the host at every call, so DNS cannot change in between, and a single one that is not allowed
 * refuses the host. It throws an OutboundError: `unreachable` without an address, `address_refused`.
 */
export function createAddressCheck({
  resolve = resolveBySystem,
  isAllowed = isPublicAddress,
}: {
  /** Returns all addresses of a host; by default the system's resolver does. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  readonly isAllowed?: (address: string) => boolean
} = {}): (host: string) => Promise<string> {
  return async host => {
    const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
    if (addresses.length === 0) throw new OutboundError('unreachable')
    if (!addresses.every(isAllowed)) throw new OutboundError('address_refused')
    return addresses[0]!
  }
}

async function resolveBySystem(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}
