import { processorTimeOf } from '../processor-time.ts'

/** How many times longer the second text is than the first, and how many times more work it may take. */
const LONGER = 4
const MORE_WORK = 6
/** Work that nobody notices, in ms of the processor. What stays below may grow as it likes. */
const UNNOTICED_MS = 100
/** Five tries suffice on an idle machine. On a busy one, more of them find one that nothing disturbed. */
const TRIES = 15

/** How much processor time a text took, and one that is four times as long, each at best, in ms. */
export type Growth = { readonly short: number; readonly long: number }

/**
 * Returns how the work of reading a text grows if it takes more than six times as much for four times the text, and null
 * if it doesn't. Counts the processor's time, at best, so that a busy machine doesn't matter.
 */
export function tooFast(
  read: (text: string) => unknown,
  grow: (length: number) => string,
  longest: number,
): Growth | null {
  const [short, long] = [grow(Math.floor(longest / LONGER)), grow(longest)]
  const best = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY }
  for (let tried = 0; tried < TRIES; tried++) {
    best.long = Math.min(
      best.long,
      processorTimeOf(() => void read(long)),
    )
    if (best.long < UNNOTICED_MS) return null
    best.short = Math.min(
      best.short,
      processorTimeOf(() => void read(short)),
    )
    // A garbage collection may have been counted in either.
    if (tried > 0 && best.long <= MORE_WORK * Math.max(best.short, UNNOTICED_MS / MORE_WORK)) return null
  }
  return best
}
