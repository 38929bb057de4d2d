/** Opens mailboxes that companies named, by IMAP. */
import { isIP } from 'node:net'
import type { ImapFlow } from 'imapflow'
import { INCOMING_EMAIL_MAX_BYTES } from '#contract/constants/email.ts'
import { IMAP_PORTS, type MailboxProblem } from '#contract/constants/mailbox.ts'
import { isThisMachine } from '#server/config/demo-mode.ts'
import { MailboxError, type MailboxServer, type OpenFolder, type OpenMailbox } from '#server/ports/mail.ts'
import { OutboundError } from '#server/ports/outbound.ts'
import { createAddressCheck } from '../outbound-fetch/checked-address.ts'
import { isPublicAddress } from '../outbound-fetch/is-public-address.ts'
import { replyOf } from './smtp-mailer.ts'

/** Time limit for connecting and logging in, in ms. */
const CONNECT_MS = 20_000
/** How long a server may say nothing when it should answer, in ms. */
const SILENCE_MS = 60_000
/** How often a wait for new mail is renewed, in ms: servers end it after 30 minutes (RFC 2177), and routers before. */
const IDLE_MS = 9 * 60_000
/** The longest answer of a server that is read, in bytes: a mail, and what is around it. */
const ANSWER_MAX_BYTES = INCOMING_EMAIL_MAX_BYTES + 1_024 * 1_024

/**
 * Returns the function that opens mailboxes. Each time it checks every address of the host, so that DNS cannot lead into our
 * network, and connects to the address that was checked. The certificate must be valid for the host's name.
 */
export function createOpenMailbox({
  allowsLoopback,
  resolve,
}: {
  /** Whether a server on this machine may be used, on any port and without encryption. */
  readonly allowsLoopback: boolean
  /** Returns all addresses of a host; only a test has another. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
}): OpenMailbox {
  const isLoopback = (address: string) => allowsLoopback && isThisMachine(address)
  const addressOf = createAddressCheck({
    ...(resolve && { resolve }),
    isAllowed: address => isPublicAddress(address) || isLoopback(address),
  })

  async function addressTo({ host, port, security }: MailboxServer): Promise<string> {
    const address = await addressOf(host).catch(error => {
      const isRefused = error instanceof OutboundError && error.problem === 'address_refused'
      throw new MailboxError(isRefused ? 'address_refused' : 'host_not_found')
    })
    const isRefused = !IMAP_PORTS.includes(port) || security === 'none'
    if (isRefused && !isLoopback(address)) throw new MailboxError('address_refused')
    return address
  }

  return async server => {
    const { host, port, security, username, login } = server
    const address = await addressTo(server)
    // Loaded with the first mailbox: most servers have none.
    const { ImapFlow } = await import('imapflow')
    const client = new ImapFlow({
      ...{ host: address, port, secure: security === 'tls', doSTARTTLS: security === 'starttls' },
      ...(isIP(host) === 0 && { servername: host }),
      auth: { user: username, ...('password' in login ? { pass: login.password } : login) },
      clientInfo: { name: 'Lapwing' },
      logger: false,
      ...{ disableAutoIdle: true, maxIdleTime: IDLE_MS },
      ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
      ...{ maxLiteralSize: ANSWER_MAX_BYTES, maxResponseSize: 2 * ANSWER_MAX_BYTES },
    })
    // Whoever waits for an answer is told, too.
    client.on('error', () => {})
    try {
      await client.connect()
      return await openFolder(client, server)
    } catch (error) {
      client.close()
      throw mailboxErrorOf(error)
    }
  }
}

async function openFolder(client: ImapFlow, { folder, moveTo }: MailboxServer): Promise<OpenFolder> {
  if (moveTo !== null) await client.mailboxCreate(moveTo)
  const { uidValidity, uidNext } = await client.mailboxOpen(folder).catch(error => {
    throw client.usable ? new MailboxError('folder_not_found', serverReply(error)) : error
  })

  // Also what comes while nobody waits.
  let hasNews = false
  let tell = () => {}
  client.on('exists', () => {
    hasNews = true
    tell()
  })
  client.on('close', () => tell())

  const failing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw mailboxErrorOf(error)
    }
  }

  return {
    uidValidity: Number(uidValidity),
    lastUid: uidNext - 1,
    list: ({ after, upTo, since }) =>
      failing(async () => {
        if (upTo === undefined) hasNews = false
        const query = { uid: `${after + 1}:${upTo ?? '*'}`, ...(since && { since }) }
        const found = await client.search(query, { uid: true })
        if (!found) throw new MailboxError('failed')
        // The last mail is always in a range that ends with `*`.
        return found.filter(uid => uid > after).sort((one, other) => one - other)
      }),
    listArrivals: uids =>
      failing(async () => {
        if (uids.length === 0) return []
        const found = await client.fetchAll(uids.join(','), { uid: true, internalDate: true }, { uid: true })
        return found.flatMap(({ uid, internalDate }) =>
          internalDate === undefined ? [] : [{ uid, receivedAt: new Date(internalDate) }],
        )
      }),
    async *fetch(uids) {
      if (uids.length === 0) return
      const query = {
        ...{ uid: true, size: true, internalDate: true },
        source: { start: 0, maxLength: INCOMING_EMAIL_MAX_BYTES + 1 },
      }
      try {
        for await (const mail of client.fetch(uids.join(','), query, { uid: true })) {
          const { uid, source, internalDate, size } = mail
          if (source === undefined || internalDate === undefined) continue
          const raw = Buffer.from(source)
          yield { uid, raw, receivedAt: new Date(internalDate), size: size ?? raw.length }
        }
      } catch (error) {
        throw mailboxErrorOf(error)
      }
    },
    markSeen: uids =>
      failing(async () => {
        await client.messageFlagsAdd(uids.join(','), ['\\Seen'], { uid: true })
      }),
    move: uids =>
      failing(async () => {
        if (moveTo !== null) await client.messageMove(uids.join(','), moveTo, { uid: true })
      }),
    async whenChanged() {
      if (!hasNews && client.usable) {
        // It ends with the next command.
        client.idle().catch(() => tell())
        await new Promise<void>(resolve => {
          tell = resolve
        })
      }
      if (!client.usable) throw new MailboxError('unreachable')
    },
    async close() {
      await Promise.race([
        client.logout().catch(() => {}),
        new Promise(end => setTimeout(end, 2_000).unref()),
      ])
      client.close()
    },
  }
}

/** The fields of the errors of imapflow and of the network that say what happened. */
type ImapFailure = Error & {
  readonly code?: string
  readonly authenticationFailed?: boolean
  readonly responseText?: string
}

function mailboxErrorOf(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error
  const failure = (error instanceof Error ? error : new Error(String(error))) as ImapFailure
  return new MailboxError(problemOf(failure), serverReply(failure), { cause: error })
}

function serverReply(failure: ImapFailure): string | null {
  return replyOf(failure.responseText)
}

function problemOf({ code = '', message, authenticationFailed }: ImapFailure): MailboxProblem {
  if (authenticationFailed) return 'login'
  if (code === 'ECONNREFUSED') return 'connection_refused'
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return 'timeout'
  if (/CERT|ALTNAME|SELF_SIGNED|UNABLE_TO/.test(code)) return 'certificate'
  if (/SSL|TLS|STARTTLS/i.test(`${code} ${message}`)) return 'no_tls'
  return /^E[A-Z]+$|NoConnection|EConnectionClosed|Closed/.test(code) ? 'unreachable' : 'failed'
}
