import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not public (IANA special-purpose registry, RFC 6890 and its updates). */
const REFUSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Networks within the public block of IPv6 that are refused: tunnels and mappings of IPv4, and documentation. */
const REFUSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [network, prefix] of REFUSED_V4) refused.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of REFUSED_V6) refused.addSubnet(network, prefix, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an IP address belongs to the public internet: not private, loopback, link-local, unique-local, shared
 * (CGNAT), multicast or reserved, and no IPv4 address embedded in IPv6 (RFC 6890).
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4')
    case 6:
      return globalV6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
    default:
      return false
  }
}
