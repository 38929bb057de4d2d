import { isUnspaced } from '../split-words.ts'

/** Characters of a script without spaces that are as much to read as a word. */
const CHARACTERS = 2

/** How many words a text has; of Chinese, Thai and the like about as many as a translation would have. */
export function countWords(text: string): number {
  let words = 0
  for (const word of text.match(/\S+/g) ?? []) {
    if (isUnspaced(word)) words += Math.ceil([...word].length / CHARACTERS)
    else if (/[\p{L}\p{N}]/u.test(word)) words++
  }
  return words
}
