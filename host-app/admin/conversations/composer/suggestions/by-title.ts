/**
 * Orders articles found for a text: first titles that are the text, then those that begin with it, contain it, contain all
 * its words, and the others. Within each, the given order stays.
 */
export function byTitle<T extends { readonly title: string }>(
  found: readonly T[],
  text: string,
): readonly T[] {
  const wanted = text.toLowerCase()
  const words = wanted.split(/\s+/)
  const rankOf = ({ title }: T): number => {
    const given = title.toLowerCase()
    if (given === wanted) return 0
    if (given.startsWith(wanted)) return 1
    if (given.includes(wanted)) return 2
    return words.every(word => given.includes(word)) ? 3 : 4
  }
  return [...found].sort((one, other) => rankOf(one) - rankOf(other))
}
