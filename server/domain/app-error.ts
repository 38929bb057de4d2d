import type { ErrorCode, RequestIssue } from '#contract/errors.ts'

/** A refusal of a use case, by its code in `ERRORS`. Only `server/http` knows the status. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly issues: readonly RequestIssue[]
  constructor(code: ErrorCode, issues: readonly RequestIssue[] = []) {
    super(code)
    this.code = code
    this.issues = issues
  }
}
