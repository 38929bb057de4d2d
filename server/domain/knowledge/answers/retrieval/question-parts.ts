/** Splits a question that asks several things: 'what does it cost, and can I cancel any time?'. */
import { PARTS_MAX } from '#contract/constants/ai.ts'
import { kindsOf } from '../../search/quote/question-kind.ts'
import { splitSentences } from '../../search/words/sentences.ts'
import { splitWords } from '../../search/words/split-words.ts'
import { STOP_WORDS } from '../../search/words/stop-words.ts'
import { leansOnBefore } from './follow-up.ts'

const MARK = /[?؟？]/
/** Matches the beginning of a second question within a sentence: a conjunction and a question word. */
const AND_ASKS = new RegExp(
  `[,;]?(?<!\\s)\\s+(?:${[
    '(?:and|or) (?:also )?(?=(?:what|how|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may|must)\\b)',
    '(?:und|oder) (?:auch )?(?=(?:was|wie|wann|wo|wer|warum|welche[rsn]?|kann|können|ist|sind|gibt|muss|wird|darf)\\b)',
    '(?:y|o) (?:también )?(?=(?:qué|cómo|cuándo|dónde|quién|cuál|cuánto|puedo|puede|es|hay|tengo)\\b)',
    '(?:et|ou) (?:aussi )?(?=(?:que|quoi|comment|quand|où|qui|pourquoi|combien|quel(?:le)?s?|puis|peut|est|y)\\b)',
  ].join('|')})`,
  'iu',
)
/** A part with fewer words is no question. */
const SHORTEST = 3

/** The most parts that are looked at. */
const LOOKED_AT = 4
/** Matches a conjunction at the beginning of a line. */
const LEADING_AND = /^(?:and|or|also|und|oder|auch|y|o|también|et|ou|aussi)\s+/iu

/** Returns the parts in order, at most four. The message itself is the only part if it asks one thing. */
export function partsOf(message: string): readonly string[] {
  const parts = thoughtsOf(message).flatMap(thought => partsOfThought(thought) ?? [thought])
  return parts.length > 1 ? parts.slice(0, LOOKED_AT) : [message]
}

/**
 * Splits lines into thoughts: messages that were written one after the other are lines. A question that refers to nothing
 * before it begins a new thought if the one before asks something, too.
 */
function thoughtsOf(message: string): readonly string[] {
  const thoughts: string[] = []
  let asks = false
  for (const line of message.split(/\n+/)) {
    const isQuestion = asksSomething(line) && (MARK.test(line) || kindsOf(line).length > 0)
    const own = line.replace(LEADING_AND, '')
    if (asks && isQuestion && !leansOnBefore(own)) thoughts.push(own)
    else thoughts.push(thoughts.length === 0 ? line : `${thoughts.pop()}\n${line}`)
    asks ||= isQuestion
  }
  return thoughts
}

/** Returns the parts of a thought that asks more than one thing, at most two; else null. */
function partsOfThought(message: string): readonly string[] | null {
  const questions = message
    .split(/\n+/)
    .flatMap(splitSentences)
    .flatMap(sentence => (MARK.test(sentence) ? sentence.split(AND_ASKS) : []))
    .filter(asksSomething)
  const unmarked = MARK.test(message) ? questions : message.split(AND_ASKS).filter(asksSomething)
  return unmarked.length > 1 ? unmarked.slice(0, PARTS_MAX) : null
}

function asksSomething(part: string): boolean {
  const words = splitWords(part)
  return words.length >= SHORTEST && words.some(word => !STOP_WORDS.has(word))
}

/** The last question of a message with more words than this is also looked at alone. */
const LONG = 14

/** Returns the last question of a long message, or a short message unchanged. */
export function coreOf(message: string): string {
  return splitWords(message).length > LONG ? lastQuestion(message) : message
}

/** Returns the last sentence that is a question, or else the last sentence. */
export function lastQuestion(message: string): string {
  const sentences = message.split(/\n+/).flatMap(splitSentences)
  return sentences.findLast(sentence => /[?؟？]/.test(sentence)) ?? sentences.at(-1) ?? message
}
