/** The product's own mail server: it takes mail for companies' addresses, and never passes any on. */
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { INCOMING_EMAIL_MAX_BYTES } from '#contract/constants/email.ts'
import { RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'
import type { Log } from '#server/ports/log.ts'
import type { MailIntake } from '#server/ports/mail.ts'
import type { MailInConfig } from '../../config/mail-in-config.ts'
import { listen } from '../../http/listen.ts'

/** Connections at once. Who comes then is told to come again. */
const CONNECTIONS_MAX = 200
/** Time without a byte after which a connection is closed, in ms. */
const SILENCE_MS = 60_000
/** Recipients of one mail here: a mail to more comes in parts. */
const RECIPIENTS_MAX = 50
/** How long connections get to end when the door is closed, in ms. */
const CLOSE_MS = 5_000

/** An open door. */
export type MailDoor = { readonly port: number; readonly close: () => Promise<void> }

/** What the door needs. */
export type MailDoorDeps = {
  readonly intake: MailIntake
  readonly limits: Pick<RateLimits, 'take'>
  readonly log: Pick<Log, 'error'>
}

/** An answer of SMTP (RFC 5321) with its enhanced code (RFC 3463). */
class Refusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** Opens the door. @throws Error for the operator if it cannot listen. */
export async function openMailDoor(
  { host, port, domain, certificate }: MailInConfig,
  { intake, limits, log }: MailDoorDeps,
): Promise<MailDoor> {
  /** Calls back with what `work` throws. What is no refusal of ours is a failure: the mail comes again. */
  async function answer(callback: (error?: Error | null) => void, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      callback()
    } catch (error) {
      if (error instanceof Refusal) return callback(error)
      if (error instanceof RateLimitError)
        return callback(new Refusal(451, '4.7.1 Too many mails: try again later'))
      log.error({ error }, 'a mail could not be taken')
      callback(new Refusal(451, '4.3.0 The mail could not be kept: try again later'))
    }
  }

  const server = new SMTPServer({
    ...{ name: domain, banner: 'ready', size: INCOMING_EMAIL_MAX_BYTES, logger: false, authOptional: true },
    maxRecipients: RECIPIENTS_MAX,
    ...{
      disableReverseLookup: true,
      maxClients: CONNECTIONS_MAX,
      socketTimeout: SILENCE_MS,
      closeTimeout: CLOSE_MS,
    },
    disabledCommands: ['AUTH', ...(certificate ? [] : ['STARTTLS'])],
    ...certificate,
    onRcptTo({ address }, session, callback) {
      void answer(callback, async () => {
        // Counted first: whoever tries addresses is stopped, too.
        await limits.take('incomingEmail', { ip: plainIp(session.remoteAddress) })
        const companyId = await intake.companyAt(address)
        if (companyId === null) throw new Refusal(550, '5.1.1 Nobody gets mail at this address')
        await limits.take('incomingEmail', { account: companyId })
      })
    },
    onData(stream, session, callback) {
      void answer(callback, async () => {
        const raw = await readAll(stream)
        const { mailFrom, rcptTo } = session.envelope
        const sender = mailFrom ? mailFrom.address : ''
        const recipients = await Promise.all(
          rcptTo.map(async ({ address }) => {
            const companyId = await intake.companyAt(address)
            // Since it was accepted, the company was suspended.
            if (companyId === null) throw new Refusal(451, '4.2.1 An address gets no mail at the moment')
            return { companyId, address }
          }),
        )
        const ip = plainIp(session.remoteAddress)
        const helo = session.hostNameAppearsAs || ip
        await intake.take(raw, { ip, helo, sender }, recipients)
      })
    },
  })
  // A client that breaks its connection, or the handshake of TLS.
  server.on('error', () => {})
  const listening = await listen(server.server, 'MAIL_IN_PORT', { host, port })
  return {
    port: listening,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** Reads a mail. What is beyond the limit is read and dropped, so that the sender hears why. @throws Refusal */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  let byteSize = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    byteSize += chunk.length
    if (byteSize <= INCOMING_EMAIL_MAX_BYTES) chunks.push(chunk)
    else chunks.length = 0
  }
  if (byteSize > INCOMING_EMAIL_MAX_BYTES || stream.sizeExceeded)
    throw new Refusal(552, `5.3.4 A mail may have ${INCOMING_EMAIL_MAX_BYTES / 2 ** 20} MB`)
  return Buffer.concat(chunks)
}

/** An IPv4 address that came over IPv6 is IPv4. */
function plainIp(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
