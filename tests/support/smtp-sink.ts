import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An email that the server received. */
export type ReceivedMail = {
  readonly email: Email
  readonly sender: string
  readonly recipients: readonly string[]
}
/** A running SMTP server. */
export type SmtpSink = {
  /** In order of arrival. */
  readonly received: readonly ReceivedMail[]
  /** Host name and port. */
  readonly host: string
  readonly close: () => Promise<void>
}

/**
 * Starts an SMTP server on loopback that accepts every email, unless the options say otherwise.
 * @param port a free one without it.
 */
export async function startSmtpSink(options: SMTPServerOptions = {}, port = 0): Promise<SmtpSink> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        received.push({
          email: await PostalMime.parse(Buffer.concat(chunks)),
          sender: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
        })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>(listening => server.listen(port, '127.0.0.1', listening))
  return {
    received,
    host: `127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(closed => {
        for (const { _socket } of server.connections as Set<{ _socket: { destroy: () => void } }>)
          _socket.destroy()
        server.close(closed)
      }),
  }
}
