import type { ErrorCode, RequestIssue } from '#contract/errors.ts'

/** What a use case refuses, by its code; `server/http` alone knows the status. */
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
