import { createHash } from 'node:crypto'
import { isFullTier } from './tier.ts'

/**
 * Returns the part of a matrix that `npm test` tries, in its order; the full tier tries all of it. Each commit tries
 * another part: the runner prints the seed, and `TEST_SEED` repeats it.
 * @param share from 0 to 1; at least one item is returned
 */
export function sample<Item>(
  items: readonly Item[],
  share: number,
  { seed = process.env['TEST_SEED'] ?? 'none', isWhole = isFullTier } = {},
): Item[] {
  if (isWhole) return [...items]
  const ranked = items
    .map((item, index) => ({ item, index, rank: rankOf(`${seed} ${index}`) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
  const chosen = ranked.slice(0, Math.max(1, Math.round(items.length * share)))
  return chosen.sort((a, b) => a.index - b.index).map(({ item }) => item)
}

function rankOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
