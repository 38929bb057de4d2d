import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { MAIL_PORTS } from '#contract/constants/email.ts'
import { isThisMachine } from '#server/config/demo-mode.ts'
import { MailError, type OpenOwnMailer, type OwnMailServer } from '#server/ports/mail.ts'
import { OutboundError } from '#server/ports/outbound.ts'
import { createAddressCheck } from '../outbound-fetch/checked-address.ts'
import { isPublicAddress } from '../outbound-fetch/is-public-address.ts'
import { sendOver } from './smtp-mailer.ts'

/** Time limit for sending one mail, in ms: shorter than the job's lease of it. */
const TIMEOUT_MS = 20_000

/**
 * Returns the function that opens a company's own mail server. Each send checks every address of the host, so that
 * DNS cannot lead into our network, and connects to the address that was checked. The certificate must be valid for
 * the host's name.
 */
export function createOwnMailers({
  helloName,
  allowsLoopback,
  resolve,
}: {
  /** The name by which the server introduces itself. Nodemailer would tell the machine's own. */
  readonly helloName: string
  /** Whether a server on this machine may be used, on any port and without encryption. */
  readonly allowsLoopback: boolean
  /** Returns all addresses of a host; only a test has another. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
}): OpenOwnMailer {
  const isLoopback = (address: string) => allowsLoopback && isThisMachine(address)
  const addressOf = createAddressCheck({
    ...(resolve && { resolve }),
    isAllowed: address => isPublicAddress(address) || isLoopback(address),
  })

  async function addressTo({ host, port, security }: OwnMailServer, signal: AbortSignal): Promise<string> {
    const address = await withSignal(addressOf(host), signal).catch(error => {
      if (!(error instanceof OutboundError)) throw new MailError('timeout')
      throw new MailError(error.problem === 'address_refused' ? 'address_refused' : 'host_not_found')
    })
    const isRefused = !MAIL_PORTS.includes(port) || security === 'none'
    if (isRefused && !isLoopback(address)) throw new MailError('address_refused')
    return address
  }

  return (server, timeoutMs = TIMEOUT_MS) => ({
    async send(mail) {
      const signal = AbortSignal.timeout(timeoutMs)
      const { host, port, security, username, password, from } = server
      const transport = createTransport({
        host: await addressTo(server, signal),
        port,
        name: helloName,
        secure: security === 'tls',
        requireTLS: security === 'starttls',
        ignoreTLS: security === 'none',
        ...(isIP(host) === 0 && { tls: { servername: host } }),
        ...(username !== null && { auth: { user: username, pass: password ?? '' } }),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      })
      await sendOver(transport, from, mail, signal)
    },
  })
}

/** Resolves like `work`, unless the signal comes first. */
function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
