/** A company's own mail server: which addresses are connected to, and what a failure is called. */
import { type AddressInfo, createServer } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createOwnMailers } from '#server/adapters/mail/own-mailer.ts'
import type { OwnMailServer } from '#server/ports/mail.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { startSmtpSink } from '#tests/support/smtp-sink.ts'

const MAIL = { to: 'vi@visitor.test', subject: 'Hello', text: 'Hello', fromName: 'Acme' }
const SOON_MS = 250
const LOGIN = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function startSmtp(options: SMTPServerOptions = {}) {
  const sink = await startSmtpSink(options)
  closing.push(sink.close)
  const [host, port] = sink.host.split(':') as [string, string]
  return { ...sink, at: { host, port: Number(port) } }
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'mail.test': ['93.184.216.34'],
  'inside.test': ['10.0.0.7'],
  'both.test': ['93.184.216.34', '127.0.0.1'],
  'here.test': ['127.0.0.1'],
}
const server = (more: Partial<OwnMailServer>): OwnMailServer => ({
  host: '127.0.0.1',
  port: 25,
  security: 'none',
  username: null,
  password: null,
  from: 'help@acme.example',
  ...more,
})

/** Sends a mail through a server. Resolves to the failure, or to null. */
function send(more: Partial<OwnMailServer>, { allowsLoopback = true, timeoutMs = scaleTimeout(8_000) } = {}) {
  const resolve = async (host: string) => NAMES[host] ?? []
  const open = createOwnMailers({ helloName: 'help.test', allowsLoopback, resolve })
  return open(server(more), timeoutMs)
    .send(MAIL)
    .then(
      () => null,
      ({ problem, reply }) => ({ problem, reply }),
    )
}

describe('a company’s own mail server', () => {
  it('[ADMIN-04] gets the mail from the company’s address, with the company’s name', async () => {
    const names: string[] = []
    const { at, received } = await startSmtp({
      onMailFrom({ address }, { hostNameAppearsAs }, callback) {
        names.push(address, String(hostNameAppearsAs))
        callback()
      },
    })
    expect(await send(at)).toBeNull()
    expect(received[0]!.email.from).toMatchObject({ name: 'Acme', address: 'help@acme.example' })
    // Not the name of the machine.
    expect(names).toEqual(['help@acme.example', 'help.test'])
  })

  it.each([
    ['in our network', { host: 'inside.test', port: 587 }],
    ['in our network, by its address', { host: '192.168.1.1', port: 587 }],
    ['of the cloud', { host: '169.254.169.254', port: 25 }],
    ['with one public address and one of ours', { host: 'both.test', port: 587 }],
    ['on this machine', { host: '127.0.0.1', port: 25 }],
    ['on this machine, by IPv6', { host: '::1', port: 25 }],
    ['whose name leads to this machine', { host: 'here.test', port: 25 }],
    ['on a port that is not for mail', { host: 'mail.test', port: 6_379, security: 'tls' as const }],
    ['on the internet without encryption', { host: 'mail.test', port: 25, security: 'none' as const }],
  ])('[ADMIN-04] is refused %s', async (_, more) => {
    const refused = await send({ security: 'starttls', ...more }, { allowsLoopback: false })
    expect(refused).toEqual({ problem: 'address_refused', reply: null })
  })

  it('is looked for by its name', async () => {
    expect(await send({ host: 'nowhere.test' })).toEqual({ problem: 'host_not_found', reply: null })
  })

  it('[ADMIN-04] is told apart by what it says', async () => {
    const refuse = (code: number, text: string) => (_: unknown, __: unknown, callback: (e: Error) => void) =>
      callback(Object.assign(new Error(text), { responseCode: code }))
    const login = { username: 'us@er', password: 'p/w' }
    const cases: [SMTPServerOptions, Partial<OwnMailServer>, string, string | null][] = [
      [{ ...LOGIN, onAuth: refuse(535, 'No such password') }, login, 'login', '535 No such password'],
      [{ onMailFrom: refuse(553, 'Not your address') }, {}, 'sender_refused', '553 Not your address'],
      [{ onRcptTo: refuse(550, 'No such user') }, {}, 'recipient_refused', '550 No such user'],
      [{ onRcptTo: refuse(451, 'Greylisted') }, {}, 'server_busy', '451 Greylisted'],
      [{ secure: true }, { security: 'tls' }, 'certificate', null],
      [{ disabledCommands: ['AUTH'] }, { security: 'starttls' }, 'certificate', null],
      [{}, { security: 'tls' }, 'no_tls', null],
    ]
    for (const [options, more, problem, reply] of cases) {
      const { at, received } = await startSmtp(options)
      expect(await send({ ...at, ...more })).toEqual({ problem, reply })
      expect(received).toEqual([])
    }
    const { at } = await startSmtp()
    expect(await send({ ...at, security: 'starttls' })).toMatchObject({ problem: 'no_tls' })
  })

  it('gets the user and the password', async () => {
    const seen: unknown[] = []
    const { at } = await startSmtp({
      ...LOGIN,
      onAuth({ username, password }, _session, callback) {
        seen.push(username, password)
        callback(null, { user: String(username) })
      },
    })
    expect(await send({ ...at, username: 'us@er', password: 'p/w' })).toBeNull()
    expect(seen).toEqual(['us@er', 'p/w'])
  })

  it('that is not there, or is silent, takes no longer than the limit', async () => {
    const silent = createServer(socket => socket.on('error', () => {}))
    await new Promise<void>(listening => silent.listen(0, '127.0.0.1', listening))
    const { port } = silent.address() as AddressInfo
    expect(await send({ port }, { timeoutMs: SOON_MS })).toEqual({ problem: 'timeout', reply: null })
    await new Promise(closed => silent.close(closed))
    expect(await send({ port })).toEqual({ problem: 'connection_refused', reply: null })
  })
})
