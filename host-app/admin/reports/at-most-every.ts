import type { Clock } from '#core/clock.ts'

/**
 * Returns a function that runs `task` at once, and then at most once in `ms`: calls in between cause one more run. `stop`
 * drops a run that is due.
 */
export function atMostEvery(clock: Clock, ms: number, task: () => void) {
  let next = 0
  let timer: unknown = null

  function run(): void {
    timer = null
    next = clock.now() + ms
    task()
  }
  return {
    call(): void {
      if (timer !== null) return
      const wait = next - clock.now()
      if (wait <= 0) run()
      else timer = clock.setTimeout(run, wait)
    },
    stop(): void {
      if (timer !== null) clock.clearTimeout(timer)
      timer = null
    },
  }
}
