/** Recognizes the topics that a company forbids the AI, also in other word forms and with a typing error. */
import { nearWords, spellingsOf } from '#core/handoff/spelling.ts'
import { fold } from '../search/words/fold.ts'
import { splitWords } from '../search/words/split-words.ts'
import { gramsOf, stemsOf } from '../search/words/stems.ts'
import { STOP_WORDS } from '../search/words/stop-words.ts'

/** Share of four-character runs that two forms of one word have in common. */
const LIKENESS = 0.5
/** Shorter words are too similar to others to be taken for typing errors. */
const SHORTEST_MISTYPED = 5

type Word = {
  readonly folded: string
  readonly stems: readonly string[]
  readonly grams: ReadonlySet<string>
}

/** Whether one sentence of the text contains all significant words of one of the topics, in any order and form. */
export function speaksOf(text: string, topics: readonly string[]): boolean {
  if (topics.length === 0) return false
  const wanted = topics.map(wordsOf).filter(words => words.length > 0)
  return text.split(/[.!?؟。！？\n]+/).some(sentence => {
    const said = splitWords(sentence).map(readWord)
    return wanted.some(topic => topic.every(word => said.some(other => isSame(word, other))))
  })
}

function wordsOf(topic: string): Word[] {
  const all = splitWords(topic)
  const telling = all.filter(word => !STOP_WORDS.has(fold(word)))
  return (telling.length > 0 ? telling : all).map(readWord)
}

function readWord(word: string): Word {
  return { folded: fold(word), stems: stemsOf(word, true), grams: new Set(gramsOf(word)) }
}

function isSame(one: Word, other: Word): boolean {
  return (
    one.folded === other.folded ||
    one.stems.some(stem => other.stems.includes(stem)) ||
    likeness(one.grams, other.grams) >= LIKENESS ||
    isMistyped(one.folded, other.folded)
  )
}

/** Returns the Sørensen–Dice coefficient. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(gram => other.has(gram)).length
  return (2 * shared) / (one.size + other.size)
}

function isMistyped(word: string, typed: string): boolean {
  if (word.length < SHORTEST_MISTYPED || word[0] !== typed[0]) return false
  return nearWords(spellingsOf([word]), typed).length > 0
}
