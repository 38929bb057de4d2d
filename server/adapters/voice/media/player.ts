import { FRAME_MS, FRAME_SAMPLES } from './rtp.ts'

/** After a longer stall of the process, frames are not made up for: they would only be late. */
const STALL_MS = 200

/** Sends audio at the pace at which it is heard. */
export type Player = {
  /** Adds samples at 48 kHz, right after the ones before. */
  readonly play: (samples: Int16Array) => void
  /** Forgets what has not been sent. */
  readonly clear: () => void
  readonly isQuiet: () => boolean
  /** Resolves once all has been sent or forgotten. */
  readonly whenQuiet: () => Promise<void>
  readonly stop: () => void
}

/** What a player needs: the time in ms, timers, and where a frame goes. */
type PlayerDeps = {
  readonly now: () => number
  readonly setTimeout: (run: () => void, delayMs: number) => unknown
  readonly clearTimeout: (handle: unknown) => void
  readonly send: (frame: Int16Array) => void
  /** Is called once in each frame's time. */
  readonly onTick: () => void
}

/** Starts a player. It sends silence while there is nothing to play, so that the connection stays alive. */
export function startPlayer({ now, send, onTick, ...timers }: PlayerDeps): Player {
  const silence = new Int16Array(FRAME_SAMPLES)
  const frames: Int16Array[] = []
  /** Samples of the last frame; the rest of it is silence, or the start of what is added next. */
  let filled = 0
  let waiting: (() => void)[] = []
  let dueAt = now()
  let timer = timers.setTimeout(tick, 0)

  function tick(): void {
    if (now() - dueAt > STALL_MS) dueAt = now()
    while (now() >= dueAt) {
      send(frames.shift() ?? silence)
      onTick()
      dueAt += FRAME_MS
      if (frames.length === 0) becomeQuiet()
    }
    timer = timers.setTimeout(tick, Math.max(1, dueAt - now()))
  }

  function becomeQuiet(): void {
    const ready = waiting
    waiting = []
    for (const resolve of ready) resolve()
  }

  return {
    play(samples) {
      let at = 0
      while (at < samples.length) {
        if (frames.length === 0 || filled === FRAME_SAMPLES) {
          frames.push(new Int16Array(FRAME_SAMPLES))
          filled = 0
        }
        const part = samples.subarray(at, at + FRAME_SAMPLES - filled)
        frames.at(-1)!.set(part, filled)
        filled += part.length
        at += part.length
      }
    },
    clear() {
      frames.length = 0
      becomeQuiet()
    },
    isQuiet: () => frames.length === 0,
    whenQuiet: () =>
      frames.length === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve)),
    stop() {
      timers.clearTimeout(timer)
      frames.length = 0
      becomeQuiet()
    },
  }
}
