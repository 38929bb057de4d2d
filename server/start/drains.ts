import type { Clock } from '#core/clock.ts'

/** Lets running work end before its parts are closed. */
export type Drains = {
  /**
   * Registers running work. `end` begins nothing new, and resolves once what runs has ended. Returns a function that does
   * this once, and resolves early if `drain` has given the work up. Use it as the closer of the part.
   * @param running names the parts of the work that still run
   */
  readonly add: (
    name: string,
    end: () => Promise<unknown>,
    running?: () => readonly string[],
  ) => () => Promise<void>
  /** Ends all work at the same time. Resolves within `graceMs`, with the names of the work that was given up. */
  readonly drain: (graceMs: number) => Promise<readonly string[]>
  /** Whether `drain` was called. */
  readonly isDraining: () => boolean
}

type Work = {
  readonly name: string
  readonly running: () => readonly string[]
  readonly end: () => Promise<void>
}

/** Returns an empty list of work. */
export function createDrains(clock: Clock): Drains {
  const works: Work[] = []
  let isDraining = false
  let giveUp = () => {}
  const givenUp = new Promise<void>(resolve => {
    giveUp = resolve
  })

  return {
    add(name, end, running = () => []) {
      let ending: Promise<unknown> | null = null
      const endOnce = async () => {
        ending ??= end()
        await Promise.race([ending, givenUp])
      }
      works.push({ name, running, end: endOnce })
      return endOnce
    },
    async drain(graceMs) {
      isDraining = true
      const unended = new Set(works)
      const endings = works.map(work =>
        work.end().then(
          () => unended.delete(work),
          // Its closer rejects as well, and is heard.
          () => unended.delete(work),
        ),
      )
      let lateOnes: readonly string[] = []
      const timer = clock.setTimeout(() => {
        lateOnes = [...unended].flatMap(({ name, running }) => {
          const parts = running()
          return parts.length > 0 ? parts.map(part => `${name}:${part}`) : [name]
        })
        giveUp()
      }, graceMs)
      await Promise.all(endings)
      clock.clearTimeout(timer)
      return lateOnes
    },
    isDraining: () => isDraining,
  }
}
