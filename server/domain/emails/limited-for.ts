import { RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'

/**
 * Counts an email to an address that may be unconfirmed against its rate limit. Returns the ms to wait; 0 if it may be
 * sent now.
 */
export async function limitedFor(
  limits: Pick<RateLimits, 'take'>,
  subject: { readonly conversation: string; readonly account: string },
): Promise<number> {
  try {
    await limits.take('replyMail', subject)
    return 0
  } catch (error) {
    if (!(error instanceof RateLimitError)) throw error
    return error.retryAfterS * 1_000
  }
}
