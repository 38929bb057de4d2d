/**
 * The one place that decides how long tests wait. The runner measures the machine before the tests start, and every
 * time-out of the tests is multiplied by the result.
 */

const SLOWNESS_MAX = 6

/** Returns `value` as a slowness: a number from 1 to 6; 1 if the value is no number. */
export function readSlowness(value: unknown): number {
  const number = Number(value ?? 1)
  return Number.isNaN(number) ? 1 : Math.min(SLOWNESS_MAX, Math.max(1, number))
}

/** How many times slower than usual the machine is, from `TEST_SLOWNESS`: 1 to 6; 1 if it is not set. */
export const slowness = readSlowness(
  // A browser has no environment: web-test-runner.config.mjs passes the value on.
  import.meta.env?.['TEST_SLOWNESS'] ?? process.env['TEST_SLOWNESS'],
)

/**
 * Returns a time-out that ends a hang, in whole ms, for this machine; or a time in which something unwanted would have
 * happened. Times that are the behavior under test stay as they are.
 * @param ms enough for a machine of the usual speed
 */
export function scaleTimeout(ms: number): number {
  return Math.ceil(ms * slowness)
}
