import type { Clock } from '#core/clock.ts'

/** Waiting that ends early when the network or the page is back. */
export type InterruptibleDelay = {
  readonly wait: (ms: number) => Promise<void>
  readonly end: () => void
}

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
