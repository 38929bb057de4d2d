import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { processorTimeOf } from '../processor-time.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/**
 * How many times longer each text is than the one before it, and how many times more work it may take. Work that grows
 * with the square takes 16 times as much for one step and 256 times for both. Long lists took 7 to 19 times and 28 to 78
 * times on a busy machine, where the memory of a longer text no longer fits in the processor's cache.
 */
const LONGER = 4
const MORE_WORK = 10
/** Work that nobody notices, in ms of the processor. What stays below may grow as it likes. */
const UNNOTICED_MS = 100
/** Five tries suffice on an idle machine. On a busy one, more of them find one that nothing disturbed. */
const TRIES = 15

/** How much processor time a text took, and those that are four and 16 times as long, each at best, in ms. */
export type Growth = { readonly short: number; readonly middle: number; readonly long: number }

/**
 * Returns how the work of reading a text grows if it takes more than ten times as much for four times the text, and null
 * if it doesn't. Counts the processor's time, at best, so that a busy machine doesn't matter. One step may look steeper
 * than it is, because the garbage of the longer text no longer fits where the shorter one's did, so a step counts only
 * if 16 times the text takes more than ten times ten as much too.
 */
export function tooFast(
  read: (text: string) => unknown,
  grow: (length: number) => string,
  longest: number,
): Growth | null {
  const [short, middle, long] = [LONGER ** 2, LONGER, 1].map(part => grow(Math.floor(longest / part)))
  const best = {
    short: Number.POSITIVE_INFINITY,
    middle: Number.POSITIVE_INFINITY,
    long: Number.POSITIVE_INFINITY,
  }
  const measure = (which: keyof Growth, text = '') => {
    best[which] = Math.min(
      best[which],
      processorTimeOf(() => void read(text)),
    )
  }
  const isLinear = (before: number, mayGrow: number) => best.long <= Math.max(before * mayGrow, UNNOTICED_MS)
  for (let tried = 0; tried < TRIES; tried++) {
    // What was left over from before would be counted here. The first try needs no such care: few texts take a second.
    if (tried > 0) collectGarbage()
    measure('long', long)
    if (best.long < UNNOTICED_MS) return null
    measure('middle', middle)
    measure('short', short)
    // A garbage collection may have been counted in any of them.
    if (tried > 0 && (isLinear(best.middle, MORE_WORK) || isLinear(best.short, MORE_WORK ** 2))) return null
  }
  return best
}
