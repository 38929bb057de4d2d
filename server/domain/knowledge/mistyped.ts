/** What a word that no article has may be mistyped from. */
import { isOneSlip } from '#core/handoff/spelling.ts'
import { fold } from './fold.ts'
import { isUnspaced } from './split-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Shorter words are one slip away from too many others. */
const SHORTEST = 4

/**
 * What a folded word of `length` letters shares with all that are one slip of the finger away from it: its first two
 * letters, or, when the second is the wrong one, its first and its last. A number has none: it is right as it is written.
 */
export function shapesOf(word: string, length = word.length): string[] {
  if (isUnspaced(word) || /\p{N}/u.test(word)) return []
  return [`${word.slice(0, 2)}*${length}`, `${word[0]}*${word.at(-1)}${length}`]
}

/** Words of the vocabulary that are one such slip away. The first letter, which is seldom wrong, is the same. */
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
