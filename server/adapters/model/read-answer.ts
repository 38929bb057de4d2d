/** What the text of a language model comes to: an answer with its sources, small talk, or nothing. */
import type { ModelAnswer, ModelPassage } from '#server/ports/model.ts'
import { NO_INFORMATION, SMALL_TALK, SMALL_TALKS } from './prompt.ts'

/** `[1`, or the beginning of a word that is for us alone, at the end of a text. */
const UNFINISHED = new RegExp(`(?:\\s*\\[\\d*|${beginnings(NO_INFORMATION)}|${beginnings(SMALL_TALK)})$`)

/** Reads a whole text; `[n]` cites the n-th passage. */
export function readAnswer(text: string, passages: readonly Pick<ModelPassage, 'slug'>[]): ModelAnswer {
  const cited = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => passages[Number(number) - 1]?.slug)
  const used = [...new Set(cited.filter(slug => slug !== undefined))]
  const plain = text.replace(/\s*\[\d+\]/g, '').trim()
  const smallTalk = SMALL_TALKS.get(text.trim().replace(/\.$/, ''))
  if (smallTalk) return { kind: 'small-talk', of: smallTalk }
  const isMarked = plain.includes(NO_INFORMATION) || plain.includes(SMALL_TALK)
  // An answer that rests on nothing is not given: it would be the model's own knowledge.
  if (plain === '' || isMarked || used.length === 0) return { kind: 'no-information' }
  return { kind: 'answer', text: plain, used }
}

/**
 * The part of an unfinished text that can be shown: null until it cites something, and without an end that may become a
 * citation or the word for no information.
 */
export function readUnfinished(
  soFar: string,
  passages: readonly Pick<ModelPassage, 'slug'>[],
): string | null {
  const answer = readAnswer(soFar, passages)
  return answer.kind === 'answer' ? answer.text.replace(UNFINISHED, '').trimEnd() : null
}

/** A pattern of every beginning of a word, the longest first. */
function beginnings(word: string): string {
  return [...word].map((_, index) => word.slice(0, word.length - index)).join('|')
}
