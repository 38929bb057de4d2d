/** What makes two questions similar. */
import { fold } from '../search/words/fold.ts'
import { splitWords } from '../search/words/split-words.ts'
import { gramsOf, stemsOf } from '../search/words/stems.ts'
import { STOP_WORDS } from '../search/words/stop-words.ts'

/** The least similarity of two questions that ask the same. 0 shares nothing, 1 is identical. */
export const ALIKE = 0.35
/** The weight of words, as in search. The rest is that of runs of four characters. */
export const WORD_SHARE = 0.6
/** Words of a question that are read, so that the time has a limit. */
const MAX_WORDS = 48

/** What two questions are compared by. */
export type Features = {
  /** Porter stems; first letters; runs of four characters. */
  readonly english: ReadonlySet<string>
  readonly beginnings: ReadonlySet<string>
  readonly grams: ReadonlySet<string>
}

/** Returns the features of a question in any language, without stop words if it has others. */
export function featuresOf(text: string): Features {
  const all = splitWords(text).slice(0, MAX_WORDS)
  const telling = all.filter(word => !STOP_WORDS.has(fold(word)))
  const words = telling.length > 0 ? telling : all
  return {
    english: new Set(words.flatMap(word => stemsOf(word, true))),
    beginnings: new Set(words.flatMap(word => stemsOf(word, false))),
    grams: new Set(words.flatMap(word => gramsOf(word))),
  }
}

/** Returns the weight of a feature that `holders` of `all` questions have: the fewer, the more. */
export function weightOf(holders: number, all: number): number {
  return Math.log(1 + all / holders) ** 2
}
