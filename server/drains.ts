import type { Clock } from '#core/clock.ts'

/** Lets running work end before its parts are closed. */
export type Drains = {
  /**
   * Registers running work. `end` begins nothing new, and resolves once what runs has ended. Returns a function that does
   * this once, and resolves early if `drain` has given the work up. Use it as the closer of the part.
   */
  readonly add: (name: string, end: () => Promise<unknown>) => () => Promise<void>
  /** Ends all work at the same time. Resolves within `graceMs`, with the names of the work that was given up. */
  readonly drain: (graceMs: number) => Promise<readonly string[]>
  /** Whether `drain` was called. */
  readonly isDraining: () => boolean
}

/** Returns an empty list of work. */
export function createDrains(clock: Clock): Drains {
  const ends = new Map<string, () => Promise<void>>()
  let isDraining = false
  let giveUp = () => {}
  const givenUp = new Promise<void>(resolve => {
    giveUp = resolve
  })

  return {
    add(name, end) {
      let ending: Promise<unknown> | null = null
      const endOnce = async () => {
        ending ??= end()
        await Promise.race([ending, givenUp])
      }
      ends.set(name, endOnce)
      return endOnce
    },
    async drain(graceMs) {
      isDraining = true
      const running = new Set(ends.keys())
      const endings = [...ends].map(([name, end]) =>
        end().then(
          () => running.delete(name),
          // Its closer rejects as well, and is heard.
          () => running.delete(name),
        ),
      )
      let lateOnes: readonly string[] = []
      const timer = clock.setTimeout(() => {
        lateOnes = [...running]
        giveUp()
      }, graceMs)
      await Promise.all(endings)
      clock.clearTimeout(timer)
      return lateOnes
    },
    isDraining: () => isDraining,
  }
}
