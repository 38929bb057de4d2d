/** Splits a text of any language into words. */
import { plainCase } from './fold.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Matches scripts without spaces between words, and Hangul, whose words include their particles. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const UNSPACED_RUN = new RegExp(`${UNSPACED.source.slice(0, -1)}\\p{M}ー々]+`, 'gu')
const LATIN_ONLY = /^[\0-\u024f]*$/

/** Returns the words of a text in order. Scripts without spaces give pairs of neighboring characters instead. */
export function splitWords(text: string): string[] {
  const words = plainCase(text)
    .replace(/n?['’](?:s|t|re|ve|ll|d|m)(?![\p{L}\p{N}])/gu, '')
    .match(WORD)
  if (!words) return []
  return LATIN_ONLY.test(text) ? words : words.flatMap(word => (UNSPACED.test(word) ? pairs(word) : word))
}

/** Whether a word is a pair of characters of a script without spaces. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word)
}

function pairs(word: string): string[] {
  const parts: string[] = []
  let rest = 0
  for (const run of word.matchAll(UNSPACED_RUN)) {
    if (run.index > rest) parts.push(word.slice(rest, run.index))
    const characters = [...run[0]]
    if (characters.length === 1) parts.push(run[0])
    for (let i = 0; i + 1 < characters.length; i++) parts.push(characters[i]! + characters[i + 1]!)
    rest = run.index + run[0].length
  }
  if (rest < word.length) parts.push(word.slice(rest))
  return parts
}
