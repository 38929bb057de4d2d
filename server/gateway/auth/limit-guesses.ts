import { networkOf } from '#server/limits/network-of.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import { createOneAtATime } from './one-at-a-time.ts'

/** Runs an attempt and counts it as a failed login when it gives undefined. Throws a RateLimitError. */
export type LimitGuesses = <T>(
  from: { readonly ip?: string | undefined; readonly account: string },
  attempt: () => Promise<T | undefined>,
) => Promise<T | undefined>

/**
 * Only failures count, and a failure shows late: attempts of one caller or at one account take turns, or many at once
 * would all be made before the first is counted.
 */
export function createLimitGuesses(limits: RateLimits): LimitGuesses {
  const inTurn = createOneAtATime()
  return (from, attempt) =>
    inTurn(`ip ${from.ip === undefined ? from.account : networkOf(from.ip)}`, () =>
      inTurn(`account ${from.account}`, async () => {
        await limits.check('login', from)
        const result = await attempt()
        if (result === undefined) await limits.take('login', from)
        return result
      }),
    )
}
