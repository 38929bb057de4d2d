import { networkOf } from '#server/limits/network-of.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'

/** Runs an attempt, and counts a failed login if it returns undefined. @throws RateLimitError. */
export type LimitGuesses = <T>(
  from: { readonly ip?: string | undefined; readonly account: string },
  attempt: () => Promise<T | undefined>,
) => Promise<T | undefined>

/**
 * Returns the limiter. Attempts of one caller or on one account run one after the other: otherwise many parallel
 * attempts would all pass before the first failure counts.
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

/** Runs work with the same key one after the other. A failure does not block what waits. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Returns the queue. Idle keys take no memory. */
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
