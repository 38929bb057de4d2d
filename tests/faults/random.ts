import { isFullTier } from '#tests/support/tier.ts'

/**
 * Returns a generator of pseudo-random numbers from 0 to below 1, the same for the same seed (mulberry32).
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const DRAWN = Number(process.env['FAULTS_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/** The seeds of this run: `FAULTS_SEED` or a new one, and in the full tier also a fixed one. */
export const SEEDS: readonly number[] = isFullTier ? [DRAWN, 1] : [DRAWN]
