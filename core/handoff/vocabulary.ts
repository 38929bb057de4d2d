import { type Grammar, grammarOf } from './grammar.ts'
import { KINDS, type Lexicon, type WordKind } from './word-kinds.ts'

/** A lexicon, indexed for look-ups. Word kinds are given as their letters. */
export type Vocabulary = {
  /** The letter of each single word. */
  readonly letters: ReadonlyMap<string, string>
  /** Phrases by their first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  /**
   * Rank of every word, also of the words in phrases. The order of the kinds in the lexicon determines it; 0 is
   * best.
   */
  readonly words: ReadonlyMap<string, number>
  /** The letters of the language's script. */
  readonly alphabet: ReadonlySet<string>
  readonly prefixes: readonly Affix[]
  readonly suffixes: readonly Affix[]
  readonly grammar: Grammar
}
/** A prefix or suffix, and the letter of its kind. */
type Affix = readonly [string, string]
type Phrase = { readonly words: readonly string[]; readonly letter: string }

/** Indexes a lexicon. If a word has several kinds, the first one counts. */
export function vocabularyOf(lexicon: Lexicon): Vocabulary {
  const { verbLast, verbFirst, refusesLast, prefixes, suffixes, ...kinds } = lexicon
  const letters = new Map<string, string>()
  const phrases = new Map<string, Phrase[]>()
  const entries = Object.entries(kinds).flatMap(([kind, list]) =>
    list.split(' ').map(entry => ({ words: entry.split('_'), letter: KINDS[kind as WordKind] })),
  )
  for (const {
    words: [word = ''],
    letter,
  } of entries.filter(({ words }) => words.length === 1))
    if (!letters.has(word)) letters.set(word, letter)
  const words = new Map([...letters.keys()].map((word, place) => [word, place]))
  for (const phrase of entries.filter(({ words }) => words.length > 1)) {
    const [first = ''] = phrase.words
    phrases.set(first, [...(phrases.get(first) ?? []), phrase])
    for (const word of phrase.words) if (!words.has(word)) words.set(word, words.size)
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  return {
    letters,
    phrases,
    words,
    alphabet: new Set([...words.keys()].join('')),
    prefixes: affixesOf(prefixes),
    suffixes: affixesOf(suffixes),
    grammar: grammarOf({ verbLast, verbFirst, refusesLast }),
  }
}

function affixesOf(affixes: Lexicon['prefixes'] = {}): readonly Affix[] {
  return Object.entries(affixes).map(([affix, kind]) => [affix, KINDS[kind]])
}
