/** A Dovecot server of its own on a free port of the loopback interface, whose users all have one password. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { onSearchPath } from '../../scripts/install-packages.mjs'
import { freePort } from './free-port.ts'
import { scaleTimeout } from './scale-timeout.ts'

/** The password of all users. */
export const MAILBOX_PASSWORD = 'a-password-of-the-mailbox'

const NOBODY = 65_534
const READY_WITHIN_MS = scaleTimeout(10_000)

/** The running server. */
export type Dovecot = {
  readonly port: number
  /** Opens a mailbox as its owner does; close it. */
  readonly open: (username: string) => Promise<ImapFlow>
  /** Puts mails into a folder, as a mail server that delivers them does. */
  readonly add: (
    username: string,
    sources: readonly (string | Buffer)[],
    folder?: string,
    at?: Date,
  ) => Promise<void>
  /** Ends it and its connections; `start` begins it again with the same mailboxes. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Ends it and deletes everything. */
  readonly close: () => Promise<void>
}

/** Whether there is a server to start. */
export function hasDovecot(): boolean {
  return onSearchPath('dovecot') !== undefined
}

/** Starts a server. */
export async function startDovecot(): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-dovecot-'))
  const port = await freePort()
  const user = usersOf()
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'mail'))
  chownSync(join(folder, 'mail'), user.uid, user.gid)
  const config = join(folder, 'dovecot.conf')
  writeFileSync(
    config,
    `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
default_internal_user = ${user.internal}
default_internal_group = ${user.internal}
default_login_user = ${user.login}
first_valid_uid = 0
first_valid_gid = 0
mail_location = maildir:${folder}/mail/%u/Maildir
mail_max_userip_connections = 100
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=${MAILBOX_PASSWORD}
}
userdb {
  driver = static
  args = uid=${user.uid} gid=${user.gid} home=${folder}/mail/%u
}
`,
  )
  let running: ChildProcess | null = null

  async function start(): Promise<void> {
    running = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore', detached: true })
    await whenOpen(port, true)
  }

  async function kill(): Promise<void> {
    const server = running
    running = null
    if (!server?.pid) return
    const ended = new Promise(resolve => server.once('exit', resolve))
    // With its processes, which are of its group.
    process.kill(-server.pid!, 'SIGKILL')
    await ended
    await whenOpen(port, false)
  }

  async function open(username: string): Promise<ImapFlow> {
    const auth = { user: username, pass: MAILBOX_PASSWORD }
    const client = new ImapFlow({ host: '127.0.0.1', port, doSTARTTLS: false, auth, logger: false })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  await start()
  return {
    port,
    open,
    start,
    kill,
    async add(username, sources, into = 'INBOX', at) {
      const client = await open(username)
      try {
        for (const source of sources) await client.append(into, source, [], at)
      } finally {
        await client.logout()
      }
    },
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Run by root, it drops its rights to those of users whom its package makes, and mails belong to nobody. */
function usersOf() {
  const { username, uid, gid } = userInfo()
  return uid === 0
    ? { internal: 'dovecot', login: 'dovenull', uid: NOBODY, gid: NOBODY }
    : { internal: username, login: username, uid, gid }
}

async function whenOpen(port: number, isWanted: boolean): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while ((await isOpen(port)) !== isWanted) {
    if (Date.now() > giveUpAt) throw new Error(`Dovecot did not ${isWanted ? 'start' : 'end'} in time.`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
