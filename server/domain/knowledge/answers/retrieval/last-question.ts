import { splitSentences } from '../../search/words/sentences.ts'
import { splitWords } from '../../search/words/split-words.ts'

/** Of a message of more words than this the last question is looked at alone, too. */
const LONG = 14

/** The last question of a long message; a short one as it is. */
export function coreOf(message: string): string {
  return splitWords(message).length > LONG ? lastQuestion(message) : message
}

/** The last sentence that ends as a question, or the last one. */
export function lastQuestion(message: string): string {
  const sentences = message.split(/\n+/).flatMap(splitSentences)
  return sentences.findLast(sentence => /[?؟？]/.test(sentence)) ?? sentences.at(-1) ?? message
}
