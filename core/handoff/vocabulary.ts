import { KINDS, type Lexicon, type WordKind } from './word-kinds.ts'

/** A lexicon made ready for look-ups; kinds are their letters. */
export type Vocabulary = {
  /** The letter of each word that stands for itself. */
  readonly letters: ReadonlyMap<string, string>
  /** Phrases by their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Every word, also those of phrases. */
  readonly words: ReadonlySet<string>
  readonly prefixes: readonly (readonly [string, string])[]
  readonly isVerbLast: boolean
}
type Phrase = { readonly words: readonly string[]; readonly letter: string }

/** Where a word is of several kinds, the first one counts. */
export function vocabularyOf({ verbLast, prefixes = {}, ...kinds }: Lexicon): Vocabulary {
  const letters = new Map<string, string>()
  const phrases = new Map<string, Phrase[]>()
  const words = new Set<string>()
  for (const [kind, list] of Object.entries(kinds))
    for (const entry of list.split(' ')) {
      const letter = KINDS[kind as WordKind]
      const parts = entry.split('_')
      for (const part of parts) words.add(part)
      const [first] = parts as [string]
      if (parts.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), { words: parts, letter }])
      else if (!letters.has(first)) letters.set(first, letter)
    }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  return {
    letters,
    phrases,
    words,
    prefixes: Object.entries(prefixes).map(([prefix, kind]) => [prefix, KINDS[kind]] as const),
    isVerbLast: verbLast === true,
  }
}
