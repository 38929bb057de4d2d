/** Splits a question that asks several things: 'what does it cost, and can I cancel any time?'. */
import { PARTS_MAX } from '#contract/constants/ai.ts'
import { splitSentences } from '../../search/words/sentences.ts'
import { splitWords } from '../../search/words/split-words.ts'
import { STOP_WORDS } from '../../search/words/stop-words.ts'

const MARK = /[?؟？]/
/** Matches the beginning of a second question within a sentence: a conjunction and a question word. */
const AND_ASKS = new RegExp(
  `[,;]?\\s+(?:${[
    '(?:and|or) (?:also )?(?=(?:what|how|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may|must)\\b)',
    '(?:und|oder) (?:auch )?(?=(?:was|wie|wann|wo|wer|warum|welche[rsn]?|kann|können|ist|sind|gibt|muss|wird|darf)\\b)',
    '(?:y|o) (?:también )?(?=(?:qué|cómo|cuándo|dónde|quién|cuál|cuánto|puedo|puede|es|hay|tengo)\\b)',
    '(?:et|ou) (?:aussi )?(?=(?:que|quoi|comment|quand|où|qui|pourquoi|combien|quel(?:le)?s?|puis|peut|est|y)\\b)',
  ].join('|')})`,
  'iu',
)
/** A part with fewer words is no question. */
const SHORTEST = 3

/** Returns the parts in order, at most two. The message itself is the only part if it asks one thing. */
export function partsOf(message: string): readonly string[] {
  const questions = message
    .split(/\n+/)
    .flatMap(splitSentences)
    .flatMap(sentence => (MARK.test(sentence) ? sentence.split(AND_ASKS) : []))
    .filter(asksSomething)
  const unmarked = MARK.test(message) ? questions : message.split(AND_ASKS).filter(asksSomething)
  return unmarked.length > 1 ? unmarked.slice(0, PARTS_MAX) : [message]
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
