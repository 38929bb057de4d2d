import { COMMA } from './read-clauses.ts'
import type { Vocabulary } from './vocabulary.ts'
import { KINDS, NUMBER } from './word-kinds.ts'

/**
 * A word of the vocabulary. `letter` is set if the word needs no look-up. `isGuess` marks a corrected word.
 */
export type Read = { readonly word: string; readonly isGuess: boolean; readonly letter?: string }
type Words = Vocabulary['words']

/** A word that the vocabulary does not know. */
export const UNKNOWN: Read = { word: '', isGuess: false, letter: KINDS.everyday }
const BREAK: Read = { word: '', isGuess: false, letter: COMMA }
const DIGITS: Read = { word: '', isGuess: false, letter: NUMBER }
const ALL_DIGITS = /^\d{2,}$/
const SHORTEST_JOINED = 6
const LONGEST_PIECE = 16
const HAN = /^\p{Script=Han}/u

/**
 * Returns the words of a token in a language: the word itself, a word and its affixes, the corrected word, or
 * several words that were written without spaces.
 * @param near words of any language that are one typing error away
 */
export function readToken(token: string, vocabulary: Vocabulary, near: readonly string[]): readonly Read[] {
  const { words } = vocabulary
  if (token === COMMA) return [BREAK]
  if (words.has(token)) return [{ word: token, isGuess: false }]
  if (HAN.test(token)) return readHan(token, words)
  if (ALL_DIGITS.test(token)) return [DIGITS]
  return readAffixed(token, vocabulary) ?? readMisspelt(words, near) ?? readJoined(token, words) ?? [UNKNOWN]
}

/**
 * Splits off affixes: Hebrew and Arabic attach 'to', 'the' and 'and' before the word, Turkish 'with' and 'to'
 * after it.
 */
function readAffixed(token: string, { prefixes, suffixes, words }: Vocabulary): readonly Read[] | undefined {
  for (const [affixes, isPrefix] of [
    [prefixes, true],
    [suffixes, false],
  ] as const)
    for (const [affix, letter] of affixes) {
      if (!(isPrefix ? token.startsWith(affix) : token.endsWith(affix))) continue
      const rest = isPrefix ? token.slice(affix.length) : token.slice(0, -affix.length)
      if (rest.length > 1 && words.has(rest))
        return [
          { word: '', isGuess: false, letter },
          { word: rest, isGuess: false },
        ]
    }
  return undefined
}

/** Returns the near word with the best rank in the vocabulary. */
function readMisspelt(words: Words, near: readonly string[]): readonly Read[] | undefined {
  const [word] = near
    .filter(known => words.has(known))
    .sort((one, other) => words.get(one)! - words.get(other)!)
  return word === undefined ? undefined : [{ word, isGuess: true }]
}

/**
 * Splits Chinese, which has no spaces, into the longest known words. A character that starts none is unknown.
 */
function readHan(token: string, words: Words): readonly Read[] {
  const read: Read[] = []
  for (let at = 0; at < token.length; ) {
    const end = longestPiece(token, at, words)
    read.push(end === undefined ? UNKNOWN : { word: token.slice(at, end), isGuess: false })
    at = end ?? at + 1
  }
  return read
}

function longestPiece(token: string, at: number, words: Words): number | undefined {
  for (let end = Math.min(token.length, at + LONGEST_PIECE); end > at; end--)
    if (words.has(token.slice(at, end))) return end
  return undefined
}

/** Splits words that were written without spaces. Undefined if letters remain. */
function readJoined(token: string, words: Words): readonly Read[] | undefined {
  if (token.length < SHORTEST_JOINED) return undefined
  const begins = new Map<number, number>([[0, 0]])
  for (let at = 0; at < token.length; at++) {
    if (!begins.has(at)) continue
    for (let end = Math.min(token.length, at + LONGEST_PIECE); end > at; end--)
      if (!begins.has(end) && isPiece(token, at, end) && words.has(token.slice(at, end))) begins.set(end, at)
  }
  if (!begins.has(token.length)) return undefined
  const read: Read[] = []
  for (let end = token.length; end > 0; end = begins.get(end)!)
    read.unshift({ word: token.slice(begins.get(end)!, end), isGuess: false })
  return read
}

function isPiece(token: string, at: number, end: number): boolean {
  return end - at > 1 || 'aiu'.includes(token[at]!)
}
