import { COMMA } from './read-clauses.ts'
import type { Vocabulary } from './vocabulary.ts'
import { KINDS } from './word-kinds.ts'

/** The words that a token may be meant as; see `nearWords`. */
export type Mend = (token: string) => readonly string[]
type Words = Vocabulary['words']
/** A word as the vocabulary has it; `letter` is set where it is not looked up any more. */
type Read = { readonly word: string; readonly isGuess: boolean; readonly letter?: string }

const UNKNOWN: readonly Read[] = [{ word: '', isGuess: false, letter: KINDS.everyday }]
const BREAK: readonly Read[] = [{ word: '', isGuess: false, letter: COMMA }]
/** A word by itself is mended only if it is this long: a name is soon one letter from a word. */
const LONG = 7
const SHORTEST_JOINED = 6
const LONGEST_PIECE = 16
const HAN = /^\p{Script=Han}/u

/**
 * A clause as a string of the letters of its words' kinds, a phrase being one; the letter of a word that was mended is
 * small.
 */
export function spellOut(clause: readonly string[], vocabulary: Vocabulary, mend: Mend): string {
  const mendHere: Mend = token => (clause.length > 1 || token.length >= LONG ? mend(token) : [])
  const read = clause.flatMap(token => readToken(token, vocabulary, mendHere))
  let letters = ''
  for (let at = 0; at < read.length; ) {
    const phrase = phraseAt(read, at, vocabulary)
    const length = phrase?.words.length ?? 1
    const { word, letter = vocabulary.letters.get(word) } = read[at]!
    const found = phrase?.letter ?? letter ?? KINDS.everyday
    letters += read.slice(at, at + length).some(({ isGuess }) => isGuess) ? found.toLowerCase() : found
    at += length
  }
  return letters
}

function phraseAt(read: readonly Read[], at: number, { phrases }: Vocabulary) {
  return phrases
    .get(read[at]!.word)
    ?.find(({ words }) => words.every((word, index) => read[at + index]?.word === word))
}

function readToken(token: string, vocabulary: Vocabulary, mend: Mend): readonly Read[] {
  const { words } = vocabulary
  if (token === COMMA) return BREAK
  if (words.has(token)) return [{ word: token, isGuess: false }]
  if (HAN.test(token)) return readHan(token, words)
  return readPrefixed(token, vocabulary) ?? readMisspelt(token, words, mend) ?? readJoined(token, words) ?? UNKNOWN
}

/** Hebrew and Arabic write 'to', 'the' and 'and' onto the word. */
function readPrefixed(token: string, { prefixes, words }: Vocabulary): readonly Read[] | undefined {
  for (const [prefix, letter] of prefixes) {
    const rest = token.slice(prefix.length)
    if (token.startsWith(prefix) && rest.length > 1 && words.has(rest))
      return [
        { word: '', isGuess: false, letter },
        { word: rest, isGuess: false },
      ]
  }
  return undefined
}

function readMisspelt(token: string, words: Words, mend: Mend): readonly Read[] | undefined {
  const [near] = mend(token)
    .filter(word => words.has(word))
    .sort((one, other) => words.get(one)! - words.get(other)!)
  return near === undefined ? undefined : [{ word: near, isGuess: true }]
}

/** Chinese writes no spaces: the longest word each time, and a character that begins none is unknown. */
function readHan(token: string, words: Words): readonly Read[] {
  const read: Read[] = []
  for (let at = 0; at < token.length; ) {
    const end = longestPiece(token, at, words)
    if (end === undefined) read.push(...UNKNOWN)
    else read.push({ word: token.slice(at, end), isGuess: false })
    at = end ?? at + 1
  }
  return read
}

function longestPiece(token: string, at: number, words: Words): number | undefined {
  for (let end = Math.min(token.length, at + LONGEST_PIECE); end > at; end--)
    if (words.has(token.slice(at, end))) return end
  return undefined
}

/** Words that were written without spaces; nothing where a letter would be left over. */
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
