import type { ErrorCode, RequestIssue } from '#contract/errors.ts'

/** A failed call. `text` can be shown to users. Without a response, `code` is `network` and `status` 0. */
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

/** Returns the error text for users: the server's own if there is one. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.text : 'Something went wrong. Please try again.'
}
