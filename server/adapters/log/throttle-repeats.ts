import { AsyncResource } from 'node:async_hooks'
import type { Clock } from '#core/clock.ts'
import type { Log } from '#server/ports/log.ts'

/** Interval between the lines of an error that repeats, in ms. */
const EVERY_MS = 60_000

/** Repeats of one error since its last line. */
type Repeats = { count: number; write: (leftOut: number) => void }

/**
 * Returns a log that writes an error or warning at once, and then one line a minute for as long as the same text with
 * the same error code repeats. That line is the newest repeat; its `leftOut` is the number of repeats without a line.
 */
export function throttleRepeats(log: Log, clock: Clock): Log {
  const repeating = new Map<string, Repeats>()

  function writeNext(key: string): void {
    const { count, write } = repeating.get(key)!
    if (count === 0) repeating.delete(key)
    else {
      write(count - 1)
      repeating.set(key, { count: 0, write })
      clock.setTimeout(() => writeNext(key), EVERY_MS)
    }
  }

  const throttled = (level: 'error' | 'warn') => (detail: object, text: string) => {
    const key = `${level} ${codeOf(detail)} ${text}`
    const known = repeating.get(key)
    if (known) {
      known.count += 1
      // With the id of the request that has repeated it.
      known.write = AsyncResource.bind(leftOut => log[level]({ ...detail, leftOut }, text))
      return
    }
    repeating.set(key, { count: 0, write() {} })
    clock.setTimeout(() => writeNext(key), EVERY_MS)
    log[level](detail, text)
  }

  return {
    error: throttled('error'),
    warn: throttled('warn'),
    info: (detail, text) => log.info(detail, text),
  }
}

/** Returns the code of the error in a line's details; without a code, its name. */
function codeOf(detail: object): string {
  const { error, err = error } = detail as { readonly error?: unknown; readonly err?: unknown }
  if (!(err instanceof Error)) return ''
  return 'code' in err ? String(err.code) : err.name
}
