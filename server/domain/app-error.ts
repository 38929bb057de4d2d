import type { ErrorCode, RequestIssue } from '#contract/errors.ts'

/**
 * A use case's error, by its code in `ERRORS`. `server/http` maps the code to a status. `issues` lists the invalid
 * fields of a request.
 */
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
