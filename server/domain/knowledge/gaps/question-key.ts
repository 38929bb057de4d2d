import { PLAYGROUND_QUESTION_MAX } from '#contract/constants/playground.ts'
import { splitWords } from '../search/words/split-words.ts'

/** The words of a question: the same for questions that differ in case and signs alone. */
export function questionKey(text: string): string {
  const words = splitWords(text).join(' ')
  return (words === '' ? text.trim().toLowerCase() : words).slice(0, PLAYGROUND_QUESTION_MAX)
}
