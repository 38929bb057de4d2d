import type { ErrorCode } from '#contract/errors.ts'
import { DatabaseError } from '#server/ports/database.ts'
import { AppError } from './app-error.ts'

/**
 * Returns a handler for `.catch` that throws an `AppError` if the statement violated one of the constraints; rethrows
 * any other error.
 * @param refusals error codes by constraint name.
 */
export function refuseViolation(refusals: Readonly<Record<string, ErrorCode>>): (error: unknown) => never {
  return error => {
    const code = error instanceof DatabaseError ? refusals[error.constraint ?? ''] : undefined
    throw code ? new AppError(code) : error
  }
}
