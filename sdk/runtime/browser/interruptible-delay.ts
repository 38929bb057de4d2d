import type { Clock } from '#core/clock.ts'

/** A delay that ends early when the network or the page is back. */
export type InterruptibleDelay = {
  readonly wait: (ms: number) => Promise<void>
  readonly end: () => void
}

/** Creates a delay. `end` resolves all running waits at once. */
export function createInterruptibleDelay(clock: Clock): InterruptibleDelay {
  const waiting = new Set<() => void>()
  return {
    wait: ms =>
      new Promise(resolve => {
        const go = () => {
          clock.clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = clock.setTimeout(go, ms)
        waiting.add(go)
      }),
    end() {
      for (const go of [...waiting]) go()
    },
  }
}
