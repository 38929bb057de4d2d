/** A company's own mail server on loopback, for tests. */
import type { SMTPServerOptions } from 'smtp-server'
import { startSmtpSink } from '#tests/support/smtp-sink.ts'

/** Starts a mail server; `server` is the body that names it. */
export async function startOwnServer(options: SMTPServerOptions = {}) {
  const sink = await startSmtpSink(options)
  const [host, port] = sink.host.split(':') as [string, string]
  const server = {
    host,
    port: Number(port),
    security: 'none' as const,
    username: null as string | null,
    from_address: 'help@acme.example',
  }
  return { ...sink, server }
}
