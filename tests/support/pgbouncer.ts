/** PgBouncer in front of the PostgreSQL server of a test run, on a Unix socket of its own. */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onSearchPath } from '../../scripts/install-packages.mjs'
import { scaleTimeout } from './scale-timeout.ts'
import { chooseWrapper } from './start-postgres.ts'

/** A running pooler. `through` returns the URL of the same database through it. */
export type Pgbouncer = { readonly through: (url: string) => string; readonly stop: () => Promise<void> }

const PORT = 6_432
const READY_WITHIN_MS = scaleTimeout(10_000)

/** Whether there is a PgBouncer to start. */
export function hasPgbouncer(): boolean {
  return onSearchPath('pgbouncer') !== undefined
}

/** Starts a pooler for the server and role of `url`, with at most four connections to a database. */
export async function startPgbouncer(url: string, mode: 'transaction' | 'session'): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-pgbouncer-'))
  // It runs as nobody where the tests run as root.
  chmodSync(folder, 0o777)
  const { hostname, port, username } = new URL(url)
  writeFileSync(join(folder, 'users'), `"${decodeURIComponent(username)}" ""\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${decodeURIComponent(hostname)} port=${port || 5432}
[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = ${mode}
default_pool_size = 4
`,
  )
  const program = onSearchPath('pgbouncer')!
  const [command = '', ...args] = [...chooseWrapper(program, folder), program, join(folder, 'pgbouncer.ini')]
  const running = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  running.stderr.on('data', chunk => {
    log += chunk
  })
  const ended = new Promise<void>(resolve => running.once('exit', () => resolve()))
  const giveUp = AbortSignal.timeout(READY_WITHIN_MS)
  while (!existsSync(join(folder, `.s.PGSQL.${PORT}`))) {
    if (running.exitCode !== null || giveUp.aborted)
      throw new Error(`PgBouncer did not start: ${log.slice(-500)}`)
    await new Promise(resolve => setTimeout(resolve, 15))
  }
  return {
    through(direct) {
      const pooled = new URL(direct)
      pooled.hostname = encodeURIComponent(folder)
      pooled.port = `${PORT}`
      return pooled.href
    },
    async stop() {
      running.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
