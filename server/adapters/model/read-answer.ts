/** Reads the text of a language model: an answer with its citations, small talk, or no information. */
import {
  CHOICE_MAX_LENGTH,
  CHOICES_MAX,
  CHOICES_MIN,
  CLARIFICATION_MAX_LENGTH,
} from '#contract/constants/ai.ts'
import { MODEL_TEXT_MAX, MODEL_WORD_MAX } from '#contract/constants/text-limits.ts'
import { hasLongWord } from '#core/text/has-long-word.ts'
import type { CitedAt, ModelAnswer, ModelPassage, WrittenAnswer } from '#server/ports/model.ts'
import { CLARIFICATION, NO_INFORMATION, SMALL_TALK, SMALL_TALKS } from './prompt.ts'

/** Matches `[1]`, `[1, 2]` or `【1】`. */
const CITATION = /[[【]\s*\d+(?:\s*[,;]\s*\d+)*\s*[\]】]/g
/** Matches the beginning of a citation or of a control word at the end of a text. */
const UNFINISHED = new RegExp(`(?:[[【][\\d,;\\s]*|${beginnings(NO_INFORMATION)}|${beginnings(SMALL_TALK)})$`)
/** Matches a reasoning model's thoughts at the beginning, finished or not. Some servers leave out the opening tag. */
const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)|^[\s\S]*<\/think(?:ing)?>/i

/** Words that only a reply in our own form has. */
const MARKS = [NO_INFORMATION, SMALL_TALK.slice(0, -1), CLARIFICATION]

type Passages = readonly Pick<ModelPassage, 'slug'>[]

/** Returns a text without what a reasoning model thought before it. */
export function withoutThoughts(written: string): string {
  return written.replace(THOUGHTS, '').trim()
}

/**
 * Returns the answer in a finished text; `[n]` cites the n-th passage. A text that no answer looks like is `no-information`:
 * too long, or with a word of hundreds of letters.
 */
export function readAnswer(written: string, passages: Passages): ModelAnswer {
  const said = withoutThoughts(written)
  if (said.length > MODEL_TEXT_MAX || hasLongWord(said, MODEL_WORD_MAX)) return { kind: 'no-information' }
  const { text, citations } = readCitations(said, passages)
  const smallTalk = SMALL_TALKS.get(said.replace(/\.$/, ''))
  if (smallTalk) return { kind: 'small-talk', of: smallTalk }
  if (said.startsWith(CLARIFICATION)) return readClarification(said.slice(CLARIFICATION.length))
  const isMarked = MARKS.some(mark => text.includes(mark))
  if (text === '' || isMarked) return { kind: 'no-information' }
  return { kind: 'answer', text, used: [...new Set(citations.map(({ slug }) => slug))], citations }
}

/**
 * Returns the part of an unfinished text that visitors may see; null until it cites something. Leaves out an end that
 * may become a citation or a code word.
 */
export function readUnfinished(soFar: string, passages: Passages): WrittenAnswer | null {
  const answer = readAnswer(soFar, passages)
  if (answer.kind !== 'answer' || answer.used.length === 0) return null
  return { ...answer, text: answer.text.replace(UNFINISHED, '').trimEnd() }
}

/** Returns a question back to the visitor, if it is one: `question | choice | choice`. */
function readClarification(said: string): ModelAnswer {
  const [question = '', ...choices] = said
    .replace(CITATION, '')
    .split('|')
    .map(part => part.trim())
  const isShort =
    question.length <= CLARIFICATION_MAX_LENGTH && choices.every(one => one.length <= CHOICE_MAX_LENGTH)
  const isWhole = question !== '' && choices.every(Boolean) && new Set(choices).size === choices.length
  const hasChoices = choices.length >= CHOICES_MIN && choices.length <= CHOICES_MAX
  return isShort && isWhole && hasChoices && !said.includes('\n')
    ? { kind: 'clarification', question, choices }
    : { kind: 'no-information' }
}

/** Removes the citations from a text and returns them. A number without a passage is removed and cites nothing. */
function readCitations(said: string, passages: Passages): { text: string; citations: CitedAt[] } {
  const citations: CitedAt[] = []
  let plain = ''
  let from = 0
  for (const { 0: mark, index } of said.matchAll(CITATION)) {
    plain += said.slice(from, index).trimEnd()
    from = index + mark.length
    for (const number of mark.match(/\d+/g) ?? []) {
      const slug = passages[Number(number) - 1]?.slug
      if (slug !== undefined) citations.push({ at: plain.length, slug })
    }
  }
  plain += said.slice(from)
  const text = plain.trim()
  const cutOff = plain.length - plain.trimStart().length
  return {
    text,
    citations: citations.map(({ at, slug }) => ({
      at: Math.min(text.length, Math.max(0, at - cutOff)),
      slug,
    })),
  }
}

/** Returns a pattern for every beginning of a word, the longest first. */
function beginnings(word: string): string {
  return [...word].map((_, index) => word.slice(0, word.length - index)).join('|')
}

/** Vendors' keys are far longer. A shorter one, such as a local server's name, may be a word of an answer. */
const SHORTEST = 12

/** Whether a text contains a model's API key, or a part of it that is long enough to be useful. */
export function repeatsKey(text: string, key: string | null): boolean {
  if (key === null || key.length < SHORTEST) return false
  const said = text.replace(/[\s\u200b-\u200d\u2060]+/g, '')
  for (let from = 0; from + SHORTEST <= key.length; from++)
    if (said.includes(key.slice(from, from + SHORTEST))) return true
  return false
}
