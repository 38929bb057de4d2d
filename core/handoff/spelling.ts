/** Shorter words have too many neighbours. */
const SHORTEST = 4
/** No word of a lexicon is longer, so nothing longer can be near one. */
const LONGEST = 24

/** Words by what is left of each when one letter goes, and by themselves. */
export type Spellings = ReadonlyMap<string, readonly string[]>

/** Readies words for {@link nearWords}; those of fewer than four letters are left out. */
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
 * The words that are one slip of the finger from a token: a letter more, less, or other, or two that changed places
 * (Damerau, 1964). The work depends on the token's length alone, and that is bounded.
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

/** Whether two words are the same but for one such slip. */
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
