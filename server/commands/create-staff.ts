/** The process of `npm run create-staff -- --email … --name …`: makes a platform user and ends. */
import { ERRORS } from '#contract/errors.ts'
import { loadConfig } from '../config/load-config.ts'
import { AppError } from '../domain/app-error.ts'
import { askPassword } from './ask-password.ts'
import { createStaffByArgs } from './create-staff-by-args.ts'

try {
  const done = await createStaffByArgs(process.argv.slice(2), loadConfig(), askPassword)
  process.stdout.write(`${done}\n`)
} catch (error) {
  const reason = error instanceof AppError ? ERRORS[error.code].text : (error as Error).message
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
