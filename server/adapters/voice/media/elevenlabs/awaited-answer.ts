import type { Clock } from '#core/clock.ts'

/** How long the agent has for an answer, in ms. */
const ANSWER_WITHIN_MS = 10_000

/** An answer that the browser waits for, and asks for nothing else before. */
export type AwaitedAnswer = {
  readonly start: () => void
  /** It has come. */
  readonly stop: () => void
  /** It does not come any more. Does nothing if none is awaited. */
  readonly passOver: () => void
}

/** @param passOver lets the browser ask for something else; is called, too, if there is no answer in time */
export function createAwaitedAnswer(clock: Clock, passOver: () => void): AwaitedAnswer {
  let timer: unknown = null

  function stop(): void {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
  }
  function giveUp(): void {
    if (timer === null) return
    stop()
    passOver()
  }

  return {
    start() {
      stop()
      timer = clock.setTimeout(giveUp, ANSWER_WITHIN_MS)
    },
    stop,
    passOver: giveUp,
  }
}
