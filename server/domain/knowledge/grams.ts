import { fold } from './fold.ts'
import { isUnspaced } from './split-words.ts'

const LENGTH = 4

/** Runs of four characters of a word with its edges: they match through typing errors and word forms. */
export function gramsOf(word: string, length = LENGTH): string[] {
  if (isUnspaced(word)) return [word]
  const padded = ` ${fold(word)} `
  if (padded.length <= length) return [padded]
  return Array.from({ length: padded.length - length + 1 }, (_, i) => padded.slice(i, i + length))
}
