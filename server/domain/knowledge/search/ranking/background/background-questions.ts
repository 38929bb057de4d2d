import { splitWords } from '../../words/split-words.ts'
import { ENGLISH } from './english.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'

const LISTS = [ENGLISH, ...OTHER_LANGUAGES].map(list => {
  const questions = list.trim().split('\n')
  return { questions, words: [...new Set(questions.flatMap(splitWords))] }
})
/** A list is used if the articles have this share of its words, relative to the list of which they have most. */
const SHARE_OF_BEST = 0.6

/**
 * Returns everyday questions in the languages of the articles. `isKnown` is whether an article has a word, which
 * shows their languages.
 */
export function backgroundQuestions(isKnown: (word: string) => boolean): string[] {
  const known = LISTS.map(({ words }) => words.filter(isKnown).length / words.length)
  const best = Math.max(...known)
  if (best === 0) return []
  return LISTS.filter((_list, i) => known[i]! >= best * SHARE_OF_BEST).flatMap(({ questions }) => questions)
}
