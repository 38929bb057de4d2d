/** A Redis server of its own, on a free port of the loopback interface. It keeps nothing. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createClient } from '@redis/client'
import { onSearchPath } from '../../scripts/install-packages.mjs'
import { freePort } from './free-port.ts'
import { scaleTimeout } from './scale-timeout.ts'

const READY_WITHIN_MS = scaleTimeout(10_000)

/** The running server. */
export type RedisServer = {
  readonly url: string
  /** Kills it. */
  readonly kill: () => Promise<void>
  /** Starts it again on its port. */
  readonly start: () => Promise<void>
  /** It keeps its connections and answers nothing, until `thaw`. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Publishes as somebody else. */
  readonly publish: (channel: string, text: string) => Promise<void>
  /** The channels in which somebody listens. */
  readonly channels: () => Promise<readonly string[]>
}

/** Whether there is a server to start. */
export function hasRedis(): boolean {
  return onSearchPath('redis-server') !== undefined
}

/** Starts a server. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let running: ChildProcess | null = null

  async function start(): Promise<void> {
    const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    running = spawn('redis-server', args, { stdio: 'ignore', cwd: '/tmp' })
    await withClient(async client => void (await client.ping()))
  }

  async function withClient<T>(work: (client: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
    const client = connect()
    await client.connect()
    try {
      return await work(client)
    } finally {
      client.destroy()
    }
  }

  function connect() {
    const giveUpAt = Date.now() + READY_WITHIN_MS
    const reconnectStrategy = () => (Date.now() < giveUpAt ? 20 : false)
    return createClient({ url, RESP: 2, socket: { reconnectStrategy } }).on('error', () => {})
  }

  await start()
  return {
    url,
    start,
    async kill() {
      const server = running
      running = null
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGKILL')
      await ended
    },
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
    publish: (channel, text) => withClient(async client => void (await client.publish(channel, text))),
    channels: () => withClient(client => client.pubSubChannels()),
  }
}
