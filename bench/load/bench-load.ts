/**
 * `npm run bench:load`: messages a second, on both databases, beside a bare server in the same run. Build first.
 * Half of the messages are a visitor's, half an agent's; one is delivered once the other's socket hears it. The load runs
 * beside the servers on the same processors.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { databaseUrl, onServer } from '#tests/support/copy-database.ts'
import { startPostgres } from '#tests/support/start-postgres.ts'
import { bareSystem } from './bare-system.ts'
import { lapwingSystem } from './lapwing-system.ts'
import { createLoad, type Load, type LoadResult, percentile } from './load.ts'
import { COUNTING, printCost } from './message-cost.ts'
import type { RunningSystem, System, Talk } from './system.ts'

const { values: options } = parseArgs({
  options: {
    rates: { type: 'string', default: '25,50,100,200,400' },
    seconds: { type: 'string', default: '60' },
    systems: { type: 'string', default: 'bare,lapwing' },
    databases: { type: 'string', default: 'postgres,pglite' },
    idle: { type: 'string', default: '5000' },
  },
})
const RATES = options.rates.split(',').map(Number)
const SECONDS = Number(options.seconds)
const IDLE_SOCKETS = Number(options.idle)

const CONVERSATIONS = 100
const SENDERS = 64
const PRESS_S = 20
const SLOW_SOCKETS = 20
const OVERLOAD_S = 30
/** Rate at which the recovery is watched, the share of it by which a delivery counts as prompt, and how long to wait. */
const PROBE = { rate: 25, seconds: 1 } as const
const PROMPT_MS = 250
const RECOVERY_MAX_S = 60
/** A rate whose deliveries take longer than this at p99 is beyond the server; higher ones are not tried. */
const HOPELESS_MS = 5_000

console.log(
  `${cpus().length} processors (${cpus()[0]?.model.trim()}), Node ${process.version}; PostgreSQL waits for the disk at each commit\n`,
)
const server = await startPostgres({ isDurable: true, settings: COUNTING })
try {
  for (const database of options.databases.split(','))
    for (const system of options.systems.split(',')) await measure(await systemOf(system, database))
} finally {
  await server.stop()
}
process.exit()

async function systemOf(system: string, database: string): Promise<System> {
  const create = system === 'bare' ? bareSystem : lapwingSystem
  if (database === 'pglite') return create('PGlite', '')
  const name = `load_${system}`
  await onServer(server.url, server => server.script(`create database ${name}`))
  return create('PostgreSQL', databaseUrl(server.url, name))
}

/** Prints all figures of a system. */
async function measure(system: System): Promise<void> {
  console.log(`## ${system.name}\n`)
  const running = await system.start()
  const load = createLoad(CONVERSATIONS)
  const talk = await running.open(CONVERSATIONS, load.delivered)
  try {
    await load.offer(talk, { rate: 25, seconds: 5 }) // the code gets warm
    await printCost(running, system.databaseUrl, load, talk)
    console.log(
      '| load | acknowledged/s | ack p50 | p99 | delivered p50 | p99 | refused | failed | lost | memory |',
    )
    console.log('|---|---|---|---|---|---|---|---|---|---|')
    const print = (name: string, result: LoadResult) => console.log(row(name, result, running))
    for (const rate of RATES) {
      const result = await load.offer(talk, { rate, seconds: SECONDS })
      print(`${rate}/s for ${SECONDS} s`, result)
      if (percentile(result.deliveryMs, 0.99) > HOPELESS_MS) break
    }
    const pressed = await load.press(talk, { senders: SENDERS, seconds: PRESS_S })
    print(`as fast as ${SENDERS} senders can`, pressed)
    const saturation = pressed.answers.acknowledged / pressed.seconds
    await overload(talk, load, saturation, print)

    const countClosed = await talk.openSlow(SLOW_SOCKETS)
    print(`50/s beside ${SLOW_SOCKETS} slow readers`, await load.offer(talk, { rate: 50, seconds: SECONDS }))
    console.log(`\n${await countClosed()} of ${SLOW_SOCKETS} slow readers were closed.\n`)
    await talk.openIdle(IDLE_SOCKETS)
    print(`50/s beside ${IDLE_SOCKETS} idle sockets`, await load.offer(talk, { rate: 50, seconds: SECONDS }))
    console.log()
  } finally {
    talk.close()
    await running.stop()
  }
}

/** Offers twice what the server can do, and looks how soon it is itself again and whether anything was lost. */
async function overload(
  talk: Talk,
  load: Load,
  saturation: number,
  print: (name: string, result: LoadResult) => void,
): Promise<void> {
  const rate = Math.round(2 * saturation)
  const result = await load.offer(talk, { rate, seconds: OVERLOAD_S })
  print(`${rate}/s for ${OVERLOAD_S} s, twice as many`, result)
  const start = performance.now()
  let recoveredS = 0
  for (;;) {
    recoveredS = (performance.now() - start) / 1_000
    const probe = await load.offer(talk, PROBE)
    const isPrompt = probe.undelivered.length === 0 && percentile(probe.deliveryMs, 0.99) <= PROMPT_MS
    if (isPrompt || recoveredS > RECOVERY_MAX_S) break
  }
  let missing = 0
  let doubled = 0
  for (const [conversation, texts] of result.acknowledged) {
    const stored = await talk.stored(conversation)
    missing += texts.filter(text => !stored.includes(text)).length
    doubled += stored.length - new Set(stored).size
  }
  console.log(
    `| after it | prompt again after the last answer and ${recoveredS.toFixed(1)} s; acknowledged and not stored: ${missing}, stored twice: ${doubled} |`,
  )
}

function row(name: string, result: LoadResult, { memoryMb }: RunningSystem): string {
  const { answers, ackMs, deliveryMs, seconds, undelivered } = result
  const times = [ackMs, deliveryMs].flatMap(all => [percentile(all, 0.5), percentile(all, 0.99)])
  return `| ${[
    name,
    (answers.acknowledged / seconds).toFixed(0),
    ...times.map(time => `${time.toFixed(0)} ms`),
    answers.refused,
    answers.failed,
    undelivered.length,
    `${memoryMb().toFixed(0)} MiB`,
  ].join(' | ')} |`
}
