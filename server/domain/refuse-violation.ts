import type { ErrorCode } from '#contract/errors.ts'
import { DatabaseError } from '#server/ports/database.ts'
import { AppError } from './app-error.ts'

/**
 * Returns a handler for `.catch` that throws the error code of the constraint that a statement has violated, and any
 * other error as it is. @param refusals the code by the constraint's name.
 */
export function refuseViolation(refusals: Readonly<Record<string, ErrorCode>>): (error: unknown) => never {
  return error => {
    const code = error instanceof DatabaseError ? refusals[error.constraint ?? ''] : undefined
    throw code ? new AppError(code) : error
  }
}
