/** The process of `npm run backup`. */
import { loadConfig } from '../config/load-config.ts'
import { backupByArgs } from './backup-by-args.ts'

try {
  process.stdout.write(`${await backupByArgs(process.argv.slice(2), loadConfig())}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
