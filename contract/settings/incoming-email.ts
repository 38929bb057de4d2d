import { z } from 'zod'
import { INCOMING_ADDRESSES_MAX, TRUSTED_SERVERS_MAX } from '../constants/email.ts'
import { LOCALES } from '../constants/locales.ts'
import { email } from '../entities/account.ts'

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Give a name such as mx.example.com.')

/** An address to which customers write, and what its mails are given. */
const address = z.object({
  address: email,
  /** The team that gets its conversations. */
  team_id: z.uuid().nullable().default(null),
  /** The language of a mail whose language is not recognized. */
  locale: z.enum(LOCALES).nullable().default(null),
})

/** Which mails are the company's, and whose word about their senders it believes. */
export const incomingEmailSettings = z.object({
  addresses: z
    .array(address)
    .max(INCOMING_ADDRESSES_MAX)
    .refine(
      given => new Set(given.map(each => each.address)).size === given.length,
      'Give each address only once.',
    )
    .default([]),
  /** Servers that forward mail to us: an address or network, or the domain with which they seal (ARC, RFC 8617). */
  forwarders: z
    .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), domain]))
    .max(TRUSTED_SERVERS_MAX)
    .default([]),
  /** Names by which their mail servers sign `Authentication-Results` (RFC 8601). Only from forwarders it is believed. */
  authserv_ids: z.array(domain).max(TRUSTED_SERVERS_MAX).default([]),
})
/** Parsed `incomingEmailSettings`. */
export type IncomingEmailSettings = z.infer<typeof incomingEmailSettings>
