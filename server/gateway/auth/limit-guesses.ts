import { networkOf } from '#server/limits/network-of.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'

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

/** Runs work one after the other that has a key in common; what fails does not hold up what waits. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Keys that nothing runs under are forgotten. */
export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work)
    const over = result.catch(() => {})
    last.set(key, over)
    try {
      return await result
    } finally {
      if (last.get(key) === over) last.delete(key)
    }
  }
}
