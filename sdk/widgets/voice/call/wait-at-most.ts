import type { Clock } from '#core/clock.ts'

/** Waits for a promise at most `ms`. Returns null if it takes longer or rejects, or once the signal aborts. */
export function waitAtMost<Value>(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  promise: Promise<Value>,
): Promise<Value | null> {
  return new Promise(resolve => {
    const timer = clock.setTimeout(() => end(null), ms)
    const abort = () => end(null)
    signal.addEventListener('abort', abort)
    promise.then(end, abort)

    function end(value: Value | null): void {
      clock.clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      resolve(value)
    }
  })
}
