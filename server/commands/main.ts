/** The server's process: reads the configuration, starts, says where it is, and stops in order. */
import { BRAND } from '#contract/brand.ts'
import { loadConfig } from '../config/load-config.ts'
import { describeBuild } from '../product-version.ts'
import { startServer } from '../start/start-server.ts'
import { stopOnSignals } from '../start/stop-on-signals.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

if (process.argv.includes('--version')) {
  say(`${BRAND.name} ${describeBuild()}`)
  process.exit(0)
}
try {
  const config = loadConfig(process.argv.slice(2))
  const server = await startServer(config)
  stopOnSignals(server)
  const { host } = new URL(server.url)
  // A single write, so that whoever waits for the first line also gets the others.
  say(
    [
      `${BRAND.name} is ready at ${server.url}`,
      ...(server.exampleUrl === null
        ? []
        : [`  staff        http://acme.${host}/login`, `  a customer   ${server.exampleUrl}`]),
      ...server.notices,
    ].join('\n'),
  )
} catch (error) {
  process.stderr.write(
    `${BRAND.name} could not start.\n${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
