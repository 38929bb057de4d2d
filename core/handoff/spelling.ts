/** Minimum length of a word. Shorter words are one letter away from too many others. */
const SHORTEST = 4
/** Maximum length of a token to correct, because no word of a lexicon is longer. */
const LONGEST = 24

/** Words by their spelling, and by each spelling with one letter removed. */
export type Spellings = ReadonlyMap<string, readonly string[]>

/** Builds the index for {@link nearWords}. Leaves out words of fewer than four letters. */
export function spellingsOf(words: Iterable<string>): Spellings {
  const spellings = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < SHORTEST) continue
    for (const key of new Set([word, ...withoutOne(word)])) {
      const known = spellings.get(key)
      if (known) known.push(word)
      else spellings.set(key, [word])
    }
  }
  return spellings
}

/**
 * Returns the words that are one typing error away from a token: a letter inserted, deleted or replaced, or two
 * swapped (Damerau, 1964). The running time depends only on the token's length, which is bounded.
 */
export function nearWords(spellings: Spellings, token: string): string[] {
  if (token.length < SHORTEST - 1 || token.length > LONGEST) return []
  const near = [...(spellings.get(token) ?? [])]
  for (const key of withoutOne(token)) near.push(...(spellings.get(key) ?? []))
  return near.filter(word => isOneSlip(token, word))
}

function* withoutOne(word: string): Iterable<string> {
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}

/** Whether two words differ by at most one such typing error. */
export function isOneSlip(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [oneRest, otherRest] = [one.slice(start), other.slice(start)]
  const isSwapped = oneRest[0] === otherRest[1] && oneRest[1] === otherRest[0]
  return (
    oneRest.slice(1) === otherRest ||
    oneRest === otherRest.slice(1) ||
    oneRest.slice(1) === otherRest.slice(1) ||
    (isSwapped && oneRest.slice(2) === otherRest.slice(2))
  )
}
