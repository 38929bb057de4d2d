/**
 * The real server in a process of its own, for end-to-end tests: it can be killed and started again on the
 * same data.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase } from './copy-database.ts'
import { recordTime } from './record-time.ts'
import { scaleTimeout } from './scale-timeout.ts'

const READY_WITHIN_MS = scaleTimeout(60_000)

/** Signs the tokens of such a server. */
export const TEST_SECRET = 'a secret for tests that is long enough to be one'

/** A server process that may not have started yet. */
export type ServerProcess = {
  /** The port of the product; the example site uses the next one. */
  readonly port: number
  /** The data folder. */
  readonly folder: string
  /** Returns the id of its process, which must run. */
  readonly pid: () => number
  /** Rejects with the server's output if it exits before it is ready. */
  readonly start: (...args: readonly string[]) => Promise<void>
  /** Returns the output since the last start. */
  readonly output: () => string
  /**
   * Runs one of the server's commands with its settings. Resolves with the command's output, stdout and
   * stderr.
   */
  readonly run: (entry: string, args: readonly string[], input?: string) => Promise<CommandResult>
  /** Sends a signal, and returns at once. */
  readonly signal: (name: 'SIGTERM' | 'SIGINT') => void
  /** Resolves with the exit code once the running process has ended; null if a signal ended it. */
  readonly exited: () => Promise<number | null>
  /** Sends SIGKILL, so that nothing can be cleaned up. */
  readonly kill: () => Promise<void>
  /** Asks the process to stop, and waits until it has. */
  readonly end: () => Promise<void>
  /** Stops the process and deletes its data. */
  readonly dispose: () => Promise<void>
}

/** The exit code and the output of a command. */
export type CommandResult = { readonly code: number | null; readonly output: string }

/** Prepared data. A server without data of its own starts with a copy. */
export type PreparedData = { readonly folder: string; readonly postgres: PreparedDatabase | null }
type PreparedDatabase = { readonly serverUrl: string; readonly name: string }

/**
 * Creates a server with the demo seed on data of its own, or with the given `settings`. Build the files
 * first. `PREPARED_DATA` is the JSON of a `PreparedData`; `DATABASE_URL: ''` selects the embedded database.
 */
export async function createServerProcess(
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePortPair()
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-journey-'))
  const prepared: PreparedData | null = JSON.parse(process.env['PREPARED_DATA'] ?? 'null')
  if (prepared) cpSync(prepared.folder, folder, { recursive: true })
  const postgres = 'DATABASE_URL' in settings ? null : prepared?.postgres
  const database = postgres ? await copyDatabase(postgres.serverUrl, () => postgres.name) : null
  let child: ChildProcess | null = null
  let output = ''

  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    // A test does in a minute what people do in a day.
    RATE_LIMITS: 'off',
    // Answers must not depend on how many articles have been embedded so far.
    EMBEDDINGS: 'off',
    NODE_ENV: 'test',
    LAPWING_MODE: 'demo',
    // Tests count the rows of the small demo.
    DEMO_STORY: 'off',
    PREVIEW_PASSPHRASE: 'none',
    JWT_SECRET: TEST_SECRET,
    ...(database && { DATABASE_URL: database.url }),
    ...settings,
  }
  async function start(...args: readonly string[]): Promise<void> {
    const command = ['--enable-source-maps', 'dist/server/main.mjs', ...args]
    const started = spawn(process.execPath, command, { env, stdio: 'pipe' })
    child = started
    output = ''
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The server was not ready in time.')), READY_WITHIN_MS)
      started.once('close', code => {
        clearTimeout(late)
        reject(new Error(`The server ended with code ${code}.\n${output}`))
      })
      started.stderr.on('data', (text: Buffer) => {
        output += text
        process.stderr.write(text)
      })
      started.stdout.on('data', (text: Buffer) => {
        output += text
        if (!output.includes('is ready at')) return
        clearTimeout(late)
        resolve()
      })
    })
  }

  function run(entry: string, args: readonly string[], input = ''): Promise<CommandResult> {
    const command = spawn(process.execPath, ['--import', 'tsx', entry, ...args], { env, stdio: 'pipe' })
    let written = ''
    for (const stream of [command.stdout, command.stderr])
      stream.on('data', (text: Buffer) => {
        written += text
      })
    command.stdin.end(input)
    return new Promise(resolve => command.once('close', code => resolve({ code, output: written })))
  }

  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = child
    child = null
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise(resolve => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }
  const kill = () => stop('SIGKILL')

  return {
    port,
    folder,
    pid: () => child!.pid!,
    start: (...args) => recordTime('server', () => start(...args)),
    output: () => output,
    run,
    signal: name => void child?.kill(name),
    exited: () => new Promise(resolve => child!.once('exit', resolve)),
    kill,
    end: () => recordTime('server', () => stop('SIGTERM')),
    async dispose() {
      await kill()
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePortPair(): Promise<number> {
  for (;;) {
    // Below the ports that the system gives to outgoing connections: one of those could take it before the server does.
    const port = randomInt(10_000, 32_000)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
