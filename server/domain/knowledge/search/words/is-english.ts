import { splitWords } from './split-words.ts'

const COMMON = new Set(
  'the of and to in is that for it with as on are this be by at from or you your'.split(' '),
)
const SAMPLE = 200
const MIN_SHARE = 0.12

/** Whether most words in Latin letters are English, judged by the share of the most frequent English ones. */
export function isEnglish(texts: readonly string[]): boolean {
  const step = Math.max(1, Math.floor(texts.length / SAMPLE))
  let [latin, common] = [0, 0]
  for (let i = 0; i < texts.length; i += step)
    for (const word of splitWords(texts[i]!.slice(0, 1_000))) {
      if (!/^[a-z\u00df-\u024f]/.test(word)) continue
      latin++
      if (COMMON.has(word)) common++
    }
  return latin === 0 || common / latin >= MIN_SHARE
}

/** Whether a text is in Latin letters. A model for English only guesses the meaning of others. */
export function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text)
}
