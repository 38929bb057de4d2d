/** An article as a sequence of word numbers with end marks. */
import { sentences } from '../words/sentences.ts'
import { splitWords } from '../words/split-words.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/** Marks the end of a title or alternate question. The body begins after the last of them. */
export const QUESTION_END = -2
/** Marks the end of a sentence of the body. */
export const SENTENCE_END = -1

/** The parts of an article that are searched. */
export type SearchedText = {
  readonly title: string
  readonly body: string
  readonly alternate_questions: readonly string[]
}

/**
 * Returns an article as word numbers: title, alternate questions, then the sentences of the body, each followed by
 * its end mark.
 */
export function articleTokens(article: SearchedText, vocabulary: Vocabulary): Int32Array {
  const tokens: number[] = []
  const add = (text: string, end: number) => {
    for (const word of splitWords(text)) tokens.push(vocabulary.add(word))
    tokens.push(end)
  }
  add(article.title, QUESTION_END)
  for (const question of article.alternate_questions) add(question, QUESTION_END)
  for (const sentence of sentences(article.body)) add(sentence, SENTENCE_END)
  return Int32Array.from(tokens)
}
