/** Corrects typing errors by the words that the articles have. */
import { isOneSlip, nearWords, spellingsOf } from '#core/handoff/spelling.ts'
import { fold } from './fold.ts'
import { stemsOf } from './stems.ts'
import { ENGLISH_STOP_WORDS, STOP_WORDS } from './stop-words.ts'
import { shapesOf, type Vocabulary } from './vocabulary.ts'

/** Shorter words, in characters, differ from too many others by one error. */
const SHORTEST = 4
/** Matches words long enough to be corrected. A shorter one is more often another word. */
const CORRECTED = /\p{L}{5,}/gu

/**
 * Returns the words of the vocabulary that differ from this one by a single typing error. The first letter, which is
 * seldom wrong, must be the same.
 */
export function mistypedFrom(word: string, vocabulary: Vocabulary): number[] {
  const typed = fold(word)
  if (typed.length < SHORTEST) return []
  const near = [-1, 0, 1].flatMap(difference =>
    shapesOf(typed, typed.length + difference).flatMap(shape =>
      vocabulary.withShape(shape).filter(id => isOneSlip(typed, fold(vocabulary.wordAt(id)))),
    ),
  )
  return [...new Set(near)]
}

/** Whether an article has the word, in any form. */
export function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return stemsOf(word, vocabulary.english).some(stem => vocabulary.withStem(stem).length > 0)
}

/**
 * Returns the question with each unknown word replaced by the one it may be a typing error of, since an embedding
 * model makes little of a mistyped word. Of several, the one with the highest `sizeOf` is used.
 */
export function correctSpelling(
  question: string,
  vocabulary: Vocabulary,
  sizeOf: (word: number) => number,
): string {
  return question.replace(CORRECTED, typed => {
    const word = typed.toLowerCase()
    if (STOP_WORDS.has(fold(word)) || isKnown(word, vocabulary)) return typed
    const [commonest] = mistypedFrom(word, vocabulary).sort((a, b) => sizeOf(b) - sizeOf(a))
    return commonest === undefined ? typed : vocabulary.wordAt(commonest)
  })
}

/** In shorter words, only two swapped letters can be told from another short word. */
const SHORTEST_STOP_WORD = 4
const SHORTEST_SWAPPED = 3

const spellings = spellingsOf(ENGLISH_STOP_WORDS)
const swapped = new Set([...ENGLISH_STOP_WORDS].flatMap(swapsOf))

/** Whether an unknown word differs from an English stop word by a single typing error. */
export function isMistypedStopWord(word: string): boolean {
  if (swapped.has(word)) return true
  return word.length >= SHORTEST_STOP_WORD && nearWords(spellings, word).some(meant => meant[0] === word[0])
}

function swapsOf(word: string): string[] {
  if (word.length < SHORTEST_SWAPPED) return []
  return [...word].slice(1).map((letter, i) => word.slice(0, i) + letter + word[i]! + word.slice(i + 2))
}
