import { isUnspaced } from '../words/split-words.ts'

/** Characters of a script without spaces that are as much to read as a word. */
const CHARACTERS = 2

/** How many words a text has; of Chinese, Thai and the like about as many as a translation would have. */
export function countWords(text: string): number {
  const written = text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
  if (!isUnspaced(text)) return written.length
  return written.reduce(
    (sum, word) => sum + (isUnspaced(word) ? Math.ceil([...word].length / CHARACTERS) : 1),
    0,
  )
}
