import { vi } from 'vitest'
import { scaleTimeout } from './scale-timeout.ts'

/** `timeout` comes from `scaleTimeout`; `interval` is the time between two checks. Both are in ms. */
type Options = { readonly timeout?: number; readonly interval?: number }

/**
 * Repeats `check` until it neither throws nor rejects, and returns its result. Rejects with the check's last error after
 * the time-out. Vitest has no setting for the defaults of `vi.waitFor`.
 */
export function waitFor<Result>(
  check: () => Result | Promise<Result>,
  { timeout = scaleTimeout(8_000), interval = 50 }: Options = {},
): Promise<Result> {
  return vi.waitFor(check, { timeout, interval })
}
