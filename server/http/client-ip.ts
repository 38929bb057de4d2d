import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Returns the caller's address; undefined without a socket. */
export type ClientIp = (c: Context) => string | undefined

/**
 * Returns the socket's address or, behind a proxy of `trustedProxies`, the right-most hop of X-Forwarded-For that is
 * not one of them. The caller may have forged everything left of it.
 */
export function createClientIp(trustedProxies: readonly string[]): ClientIp {
  const isProxy = createIsProxy(trustedProxies)

  return c => {
    let ip = socketAddress(c)
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(plainAddress)
    while (ip !== undefined && isProxy(ip)) {
      const hop = hops.pop()
      if (hop === undefined || isIP(hop) === 0) return ip
      ip = hop
    }
    return ip
  }
}

/** Returns whether a request comes directly from one of `trustedProxies`. */
export function createIsFromProxy(trustedProxies: readonly string[]): (c: Context) => boolean {
  const isProxy = createIsProxy(trustedProxies)
  return c => {
    const peer = socketAddress(c)
    return peer !== undefined && isProxy(peer)
  }
}

/** Returns whether an address, as `ClientIp` returns it, is that of one of `trustedProxies`. */
export function createIsProxy(trustedProxies: readonly string[]): (ip: string) => boolean {
  const trusted = new Set(trustedProxies.map(plainAddress))
  return ip => trusted.has(ip)
}

function socketAddress(c: Context): string | undefined {
  const hasSocket = c.env?.incoming?.socket !== undefined
  const address = hasSocket ? getConnInfo(c).remote.address : undefined
  return address === undefined ? undefined : plainAddress(address)
}

/** Returns an address without port, IPv6 brackets and zone, and an IPv4-mapped IPv6 address as IPv4. */
function plainAddress(written: string): string {
  const address = written
    .trim()
    .toLowerCase()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .split('%')[0]!
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
}
