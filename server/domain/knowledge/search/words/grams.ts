import { fold } from './fold.ts'
import { isUnspaced } from './split-words.ts'

const LENGTH = 4
const HAN = /\p{Script=Han}/gu

/**
 * Runs of four characters of a word with its edges: they match through typing errors and word forms. Of a pair of
 * characters, itself and its Chinese ones, each of which means something alone.
 */
export function gramsOf(word: string, length = LENGTH): string[] {
  if (isUnspaced(word)) return [word, ...(word.length > 1 ? (word.match(HAN) ?? []) : [])]
  const padded = ` ${fold(word)} `
  if (padded.length <= length) return [padded]
  return Array.from({ length: padded.length - length + 1 }, (_, i) => padded.slice(i, i + length))
}
