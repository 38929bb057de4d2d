/** A PostgreSQL server for one test run: a temporary cluster, reachable only on a Unix socket. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { findPostgres } from './find-postgres.ts'
import { scaleTimeout } from './scale-timeout.ts'

/**
 * A running server: the URL of its database `postgres` as superuser, and a function that stops it and
 * deletes its data.
 */
export type PostgresServer = { readonly url: string; stop(): Promise<void> }

const NOBODY = 65534
const MEMORY_FOLDER = '/dev/shm'
const MEMORY_NEEDED_BYTES = 2 * 1024 ** 3
const START_LIMIT_MS = scaleTimeout(30_000)

const SETTINGS = ['listen_addresses=', 'max_connections=60', 'shared_buffers=64MB', 'max_wal_size=256MB']
/** The data of tests doesn't outlive the run, so no write waits for the disk. */
const FLEETING = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Creates a cluster in a temporary folder and starts it. On Linux it stops with this process.
 * @param options `isDurable`: commits wait for the disk, as people have it; `programs`: the folder with `postgres` and
 * `initdb`; `settings`: more of the server's, such as 'work_mem=8MB'
 */
export async function startPostgres({
  isDurable = false,
  programs = findPostgres(),
  settings: more = [] as readonly string[],
} = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(isDurable ? tmpdir() : fleetingFolder(), 'lapwing-postgres-'))
  const data = join(folder, 'data')
  const wrapper = chooseWrapper(join(programs, 'postgres'), folder)

  const options = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']
  run([...wrapper, join(programs, 'initdb'), ...options])

  const settings = [...SETTINGS, ...(isDurable ? [] : FLEETING), ...more].flatMap(setting => ['-c', setting])
  const [command = '', ...args] = [
    ...wrapper,
    join(programs, 'postgres'),
    '-D',
    data,
    '-k',
    folder,
    ...settings,
  ]
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  server.stderr.on('data', chunk => {
    log += chunk
  })

  async function stop(): Promise<void> {
    await end(server)
    rmSync(folder, { recursive: true, force: true })
  }

  const url = `postgres://postgres@${encodeURIComponent(folder)}/postgres`
  try {
    await untilReady(folder, server)
  } catch {
    await stop()
    throw new Error(`The PostgreSQL for the tests did not start: ${log.slice(-500)}`)
  }
  return { url, stop }
}

/** Where files cost the least: in memory, if Linux gives enough of it. A database is hundreds of files. */
function fleetingFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize > MEMORY_NEEDED_BYTES ? MEMORY_FOLDER : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Returns the command prefix for a program so that it runs and, on Linux, stops with this process.
 * PostgreSQL refuses to run as root: it then runs as nobody, or in a user namespace where nobody can't read
 * the checkout.
 */
export function chooseWrapper(program: string, folder: string): string[] {
  if (process.platform !== 'linux' || spawnSync('setpriv', ['--version']).status !== 0) return []
  const dieWithParent = ['setpriv', '--pdeathsig', 'INT']
  if (process.getuid?.() !== 0) return [...dieWithParent, '--']
  const asNobody = [...dieWithParent, '--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups', '--']
  const [command = '', ...args] = [...asNobody, program, '--version']
  if (spawnSync(command, args).status !== 0) return [...dieWithParent, '--', 'unshare', '--user']
  chownSync(folder, NOBODY, NOBODY)
  return asNobody
}

function run([command = '', ...args]: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0)
    throw new Error(
      `${args.find(arg => arg.endsWith('initdb')) ?? command} failed: ${error?.message ?? stderr}`,
    )
}

async function untilReady(host: string, server: ChildProcess): Promise<void> {
  const giveUp = AbortSignal.timeout(START_LIMIT_MS)
  while (server.exitCode === null && !giveUp.aborted) {
    const sql = postgres({ host, username: 'postgres', database: 'postgres', max: 1, backoff: false })
    try {
      await sql`select 1`
      return
    } catch {
      await new Promise(resolve => setTimeout(resolve, 15))
    } finally {
      await sql.end()
    }
  }
  throw new Error('not ready')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
}
