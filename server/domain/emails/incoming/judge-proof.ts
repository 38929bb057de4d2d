/** Whether the sender of a mail is who it says: our own judgment, or that of a server which the company believes. */
import { BlockList, isIP } from 'node:net'
import type { SenderVerdict } from '#contract/constants/email.ts'
import type { IncomingEmailSettings } from '#contract/settings/incoming-email.ts'
import type { Envelope, SenderProof } from '#server/ports/mail.ts'
import { authenticationOf } from './head.ts'

/**
 * Returns the verdict on a mail's sender. A forwarder's mails come from the forwarder's server, and often changed, so that we
 * cannot judge them. Then its own verdict counts: in `Authentication-Results`, which at an open door anybody could write, only
 * under a name that the company gave; or in its seal (ARC).
 */
export function verdictOn(
  head: ReadonlyMap<string, readonly string[]>,
  { ip, dmarc, arc }: Pick<Envelope, 'ip'> & SenderProof,
  { forwarders, authserv_ids }: Pick<IncomingEmailSettings, 'forwarders' | 'authserv_ids'>,
): SenderVerdict {
  const isForwarded = isWithin(ip, forwarders)
  const said = isForwarded ? authenticationOf(head, authserv_ids) : 'none'
  if (said !== 'none') return said
  if (arc && forwarders.includes(arc.domain)) return arc.dmarc
  // What a forwarder changed looks forged.
  return isForwarded && dmarc === 'fail' ? 'none' : dmarc
}

/** Whether an address is one of the list's, or in one of its networks. */
function isWithin(ip: string, list: readonly string[]): boolean {
  const family = isIP(ip)
  if (family === 0) return false
  const networks = new BlockList()
  for (const entry of list) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    if (version === 0) continue
    const type = version === 4 ? 'ipv4' : 'ipv6'
    networks.addSubnet(address, bits === undefined ? (version === 4 ? 32 : 128) : Number(bits), type)
  }
  return networks.check(ip, family === 4 ? 'ipv4' : 'ipv6')
}
