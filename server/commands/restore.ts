/** The process of `npm run restore`. */
import { loadConfig } from '../config/load-config.ts'
import { restoreByArgs } from './restore-by-args.ts'

try {
  process.stdout.write(`${await restoreByArgs(process.argv.slice(2), loadConfig())}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
