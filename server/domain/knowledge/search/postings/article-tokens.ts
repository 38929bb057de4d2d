import { sentences } from '../words/sentences.ts'
import { splitWords } from '../words/split-words.ts'
import type { Vocabulary } from '../words/vocabulary.ts'

/** Ends a title or an alternate question; the body begins after the last of them. */
export const QUESTION_END = -2
/** Ends a sentence of the body. */
export const SENTENCE_END = -1

/** Parts of an article that are searched. */
export type SearchedText = {
  readonly title: string
  readonly body: string
  readonly alternate_questions: readonly string[]
}

/** An article as word numbers: title, alternate questions, then the sentences of the body, each with its end mark. */
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
