import type { ErrorCode, RequestIssue } from '#contract/errors.ts'

/** A call that failed. `text` can be shown to people; `code` is `network` and `status` 0 when no answer came. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network'
  readonly status: number
  readonly issues: readonly RequestIssue[]

  constructor(
    code: ErrorCode | 'network',
    status: number,
    text: string,
    issues: readonly RequestIssue[] = [],
  ) {
    super(text)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.issues = issues
  }

  get text(): string {
    return this.message
  }
}

/** Words for people: the server's own where there are any. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.text : 'Something went wrong. Please try again.'
}
