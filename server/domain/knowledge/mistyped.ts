/** What a word that no article has may be mistyped from. */
import { isOneSlip } from '#core/handoff/spelling.ts'
import { fold } from './fold.ts'
import type { Vocabulary } from './vocabulary.ts'
import { shapesOf } from './word-shapes.ts'

/** Shorter words are one slip away from too many others. */
const SHORTEST = 4

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
