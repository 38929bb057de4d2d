/** What parts words, as the column `search` has it. */
const SIGNS = /[^\p{L}\p{N}\p{M}]+/u
const MOST_WORDS = 8

/** A tsquery that finds customers in whom every word begins one of theirs; null where nothing can be searched for. */
export function searchWords(text: string): string | null {
  const words = text
    .toLowerCase()
    .split(SIGNS)
    .filter(word => word !== '')
  if (words.length === 0) return null
  return words
    .slice(0, MOST_WORDS)
    .map(word => `${word}:*`)
    .join(' & ')
}
