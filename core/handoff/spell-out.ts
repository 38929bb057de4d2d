import { type Read, UNKNOWN } from './read-token.ts'
import type { Vocabulary } from './vocabulary.ts'
import { KINDS } from './word-kinds.ts'

/**
 * Minimum length of a one-word message to be corrected, because a short name is easily one letter away from a
 * word.
 */
const LONG = 7

/**
 * Returns a clause as a string with one letter per word or phrase, the letter of its kind. The letter of a
 * corrected word is lower case.
 */
export function spellOut(
  clause: readonly string[],
  vocabulary: Vocabulary,
  readToken: (token: string) => readonly Read[],
): string {
  const read = clause.flatMap(readToken)
  if (read.length === 1 && read[0]!.isGuess && clause[0]!.length < LONG) return UNKNOWN.letter!
  let letters = ''
  for (let at = 0; at < read.length; ) {
    const phrase = phraseAt(read, at, vocabulary)
    const length = phrase?.words.length ?? 1
    const { word, letter = vocabulary.letters.get(word) } = read[at]!
    const found = phrase?.letter ?? letter ?? KINDS.everyday
    letters += hasGuess(read, at, length) ? found.toLowerCase() : found
    at += length
  }
  return letters
}

function phraseAt(read: readonly Read[], at: number, { phrases }: Vocabulary) {
  return phrases
    .get(read[at]!.word)
    ?.find(({ words }) => words.every((word, index) => read[at + index]?.word === word))
}

function hasGuess(read: readonly Read[], from: number, length: number): boolean {
  for (let at = from; at < from + length; at++) if (read[at]!.isGuess) return true
  return false
}
