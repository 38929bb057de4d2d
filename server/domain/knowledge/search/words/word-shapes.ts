import { isUnspaced } from './split-words.ts'

/**
 * What a folded word of `length` letters shares with all that are one slip of the finger away from it: its first two
 * letters, or, when the second is the wrong one, its first and its last. A number has none: it is right as it is written.
 */
export function shapesOf(word: string, length = word.length): string[] {
  if (isUnspaced(word) || /\p{N}/u.test(word)) return []
  return [`${word.slice(0, 2)}*${length}`, `${word[0]}*${word.at(-1)}${length}`]
}
