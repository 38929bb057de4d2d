/** The process of `npm run backup`. */
import { backupByArgs } from './cli/backup-by-args.ts'
import { loadConfig } from './config/load-config.ts'

try {
  process.stdout.write(`${await backupByArgs(process.argv.slice(2), loadConfig())}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
