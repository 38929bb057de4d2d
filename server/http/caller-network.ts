import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import { hashNetwork } from '#server/limits/network-of.ts'
import { createClientIp, createIsProxy } from './client-ip.ts'

/** Returns the network of a request's caller as the company's blocks know it (`hashNetwork`); undefined if it is not known. */
export type CallerNetwork = (c: Context, companyId: string) => string | undefined

/** Networks of no visitor: loopback, link-local, private, and shared behind a provider (RFC 6890). */
const NOBODYS = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const

const nobodys = new BlockList()
for (const [network, prefix, family] of NOBODYS) nobodys.addSubnet(network, prefix, family)

/**
 * Returns the reader of networks. A proxy that does not say whom it speaks for leaves only its own address, which all visitors
 * then share; so do the addresses inside a network. A block on one would refuse everybody: those count as unknown.
 * @param key hashes the networks (`deriveNetworkKey`): 32 bytes
 */
export function createCallerNetwork(trustedProxies: readonly string[], key: Uint8Array): CallerNetwork {
  const clientIp = createClientIp(trustedProxies)
  const isProxy = createIsProxy(trustedProxies)
  return (c, companyId) => {
    const ip = clientIp(c)
    if (ip === undefined || isProxy(ip)) return undefined
    return nobodys.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4') ? undefined : hashNetwork(key, companyId, ip)
  }
}
