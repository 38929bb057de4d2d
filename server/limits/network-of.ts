import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Groups of an IPv6 address that identify a customer's network, at least as large as providers assign (RFC 6177). */
const NETWORK_GROUPS = 4

/** Returns what counts as one caller: an IPv4 address, or an IPv6 /64, in which one caller has every address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::')
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** Returns a caller's network as a keyed hash: comparable within one company, and readable by nobody. */
export function hashNetwork(key: Uint8Array, companyId: string, ip: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([companyId, networkOf(ip)]))
    .digest('base64url')
}

/** Returns the hexadecimal groups of an address without leading zeros. An IPv4 address at the end counts as two. */
function groupsOf(part: string): string[] {
  if (part === '') return []
  return part
    .split(':')
    .flatMap(group => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]))
}
