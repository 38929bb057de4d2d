/** What a word that no article has may be mistyped from: one letter lost, added, wrong, or two swapped. */
import { fold } from './fold.ts'
import { isUnspaced } from './split-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Shorter words are one letter away from too many others. */
const MIN_LENGTH = 4

/**
 * What a folded word of `length` letters shares with all that are one error away from it: its first two letters,
 * or, when the second is the wrong one, its first and its last. None of a number, which is right as it is written.
 */
export function shapesOf(word: string, length = word.length): string[] {
  if (isUnspaced(word) || /\p{N}/u.test(word)) return []
  return [`${word.slice(0, 2)}*${length}`, `${word[0]}*${word.at(-1)}${length}`]
}

/** Words of the vocabulary that are one such error away. The first letter, which is seldom wrong, is the same. */
export function spelledLike(word: string, vocabulary: Vocabulary): number[] {
  const asked = fold(word)
  if (asked.length < MIN_LENGTH) return []
  const near = [-1, 0, 1].flatMap(difference =>
    shapesOf(asked, asked.length + difference).flatMap(shape =>
      vocabulary.withShape(shape).filter(id => isOneErrorAway(asked, fold(vocabulary.wordAt(id)))),
    ),
  )
  return [...new Set(near)]
}

/** Of two different words whose lengths differ by one at most. */
function isOneErrorAway(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [rest, otherRest] = [one.slice(same), other.slice(same)]
  if (rest.length !== otherRest.length)
    return rest.length < otherRest.length ? otherRest.slice(1) === rest : rest.slice(1) === otherRest
  if (rest.slice(1) === otherRest.slice(1)) return true
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
}
