import { splitWords } from './split-words.ts'
import { stemsOf } from './stems.ts'

/** Groups of words or short phrases that mean the same. */
export type SynonymGroups = readonly (readonly string[])[]

/** Looks up other words for those of a question. */
export type Synonyms = {
  /** Returns the stems of single words that mean the same as one with this stem. */
  readonly ofStem: (stem: string) => ReadonlySet<string>
  /** Returns the words of other phrases for the phrases that a question contains. */
  readonly ofPhrases: (words: readonly string[]) => readonly string[]
}

const NONE: ReadonlySet<string> = new Set()

/** Creates the lookup. `english` is whether words are stemmed as English. */
export function createSynonyms(groups: SynonymGroups, english: boolean): Synonyms {
  const single = new Map<string, Set<string>>()
  const phrases = new Map<
    string,
    { readonly words: readonly string[]; readonly others: readonly string[][] }[]
  >()
  const stem = (word: string) => stemsOf(word, english)[0]!
  for (const group of groups) {
    const members = group.map(splitWords).filter(words => words.length > 0)
    for (const words of members) {
      const others = members.filter(other => other !== words)
      if (words.length === 1) {
        const known = single.get(stem(words[0]!)) ?? new Set()
        for (const other of others) if (other.length === 1) known.add(stem(other[0]!))
        single.set(stem(words[0]!), known)
      }
      const longer = others.filter(other => other.length > 1 || words.length > 1)
      if (longer.length === 0) continue
      const stems = words.map(stem)
      phrases.set(stems[0]!, [...(phrases.get(stems[0]!) ?? []), { words: stems, others: longer }])
    }
  }

  return {
    ofStem: key => single.get(key) ?? NONE,
    ofPhrases(words) {
      if (phrases.size === 0) return []
      const stems = words.map(stem)
      return stems.flatMap((first, at) =>
        (phrases.get(first) ?? [])
          .filter(phrase => phrase.words.every((word, i) => stems[at + i] === word))
          .flatMap(({ others }) => others.flat()),
      )
    },
  }
}
