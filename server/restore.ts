/** The process of `npm run restore`. */
import { restoreByArgs } from './cli/restore-by-args.ts'
import { loadConfig } from './config/load-config.ts'

try {
  process.stdout.write(`${await restoreByArgs(process.argv.slice(2), loadConfig())}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
